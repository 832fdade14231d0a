import type { ComponentProps } from 'react';
import { usePage, usePageState } from '../page.ts';
import { Button } from '../ui/button.tsx';
import { PauseIcon, PlayIcon } from '../ui/time-icons.tsx';
import { say } from '../../workers/words/say.ts';

/** Play or Pause. @param keyed it says its key, and of a run that is over that it begins again */
export function PlayButton({ keyed = false, ...props }: Omit<ComponentProps<'button'>, 'type'> & { keyed?: boolean }) {
  const { player } = usePage();
  const playing = usePageState((state) => state.playing);
  const again = usePageState((state) => keyed && state.finished !== null);
  const label = playing ? say('Pause') : again ? say('Play again from the start') : say('Play');
  return (
    <Button
      className="play still"
      title={keyed ? say('{what} (Space)', { what: label }) : undefined}
      aria-label={label}
      onClick={() => player.togglePlay()}
      {...props}
    >
      {playing ? <PauseIcon /> : <PlayIcon />}
    </Button>
  );
}

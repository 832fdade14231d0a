/** What the sections of the export panel share: the button that makes a file, the file's name, the loaded formats. */
import type { ReactNode } from 'react';
import type * as Formats from '../export/formats.ts';
import { usePage, usePageState } from '../page.ts';
import { namesOf } from '../scenario/names.ts';
import { SmallButton } from '../ui/button.tsx';
import { say } from '../../workers/words/say.ts';

export interface Ready {
  formats: typeof Formats;
  /** The whole address of the run; '' if no link holds it, and `problem` says why. */
  link: string;
  problem: string;
}

/** Words for the names of the run's files. */
export function useRunWords(): string[] {
  const scenario = usePageState((state) => state.scenario);
  const groups = namesOf(scenario)
    .slice(0, 3)
    .map((name, index) => `${scenario.flows[index]!.count} ${name.split('(', 1)[0]}`);
  return [...groups, `seed ${scenario.seed}`];
}

interface Props {
  children: ReactNode;
  disabled?: boolean;
  make(): Promise<void> | void;
}

/** A button that makes a file; if that fails, the page's notice says why. */
export function ExportButton({ children, disabled = false, make }: Props) {
  const { player } = usePage();
  const press = async (): Promise<void> => {
    try {
      await make();
    } catch (error) {
      player.say({
        kind: 'refused',
        text: say('{why} Nothing was saved.', { why: error instanceof Error ? error.message : String(error) }),
      });
    }
  };
  return (
    <SmallButton disabled={disabled} onClick={() => void press()}>
      {children}
    </SmallButton>
  );
}

import { useEffect } from 'react';
import { usePage } from '../page.ts';
import { closeAround, Modal } from '../ui/modal.tsx';

/** An empty plate, so that a room looks at its speaker. Time stands meanwhile. */
export function Blank() {
  const { player } = usePage();
  useEffect(() => {
    const wasPlaying = player.state.playing;
    if (wasPlaying) player.togglePlay(false);
    const back = (event: KeyboardEvent): void => {
      if (!['b', 'B', '.'].includes(event.key)) return;
      event.preventDefault();
      closeAround(document.querySelector('.blank')!);
    };
    document.addEventListener('keydown', back);
    return () => {
      document.removeEventListener('keydown', back);
      if (wasPlaying) player.togglePlay(true);
    };
  }, [player]);
  return (
    <Modal name="blank" label="The screen is blank" className="blank">
      <p className="visually-hidden">B or Esc brings the page back.</p>
    </Modal>
  );
}

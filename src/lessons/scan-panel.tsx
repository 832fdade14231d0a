/** Answer codes by camera: held before it one after another, each is taken once. */
import { useEffect, useRef, useState } from 'react';
import { openCamera, shotOf, watch } from './camera.ts';
import { qrReader } from './qr-reader.ts';
import { SmallButton } from '../ui/button.tsx';
import { Warning } from '../ui/warning.tsx';
import { say } from '../../workers/words/say.ts';

interface Props {
  /** Takes the texts of codes. @returns what became of them, in a line; null where nothing is new */
  onCodes(texts: readonly string[]): { taken: boolean; line: string } | null;
}

/** How long the tick stands, ms. */
const TICK_MS = 900;

export function ScanPanel({ onCodes }: Props) {
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState('');
  const [line, setLine] = useState('');
  const [ticked, tick] = useState(0);
  const video = useRef<HTMLVideoElement>(null);
  const take = useRef(onCodes);
  useEffect(() => {
    take.current = onCodes;
  });
  useEffect(() => {
    if (!open) return undefined;
    const stop = new AbortController();
    const close = (why: string): void => {
      if (stop.signal.aborted) return;
      setProblem(why);
      setOpen(false);
    };
    const found = (texts: readonly string[]): void => {
      const news = take.current(texts);
      if (!news) return;
      setLine(news.line);
      if (news.taken) tick((count) => count + 1);
    };
    const run = async (): Promise<void> => {
      const [stream, read] = await Promise.all([openCamera(), qrReader()]);
      const free = (): void => stream.getTracks().forEach((track) => track.stop());
      if (stop.signal.aborted) return free();
      stop.signal.addEventListener('abort', free);
      stream.getVideoTracks()[0]?.addEventListener('ended', () => close(say('The camera has gone.')));
      const shown = video.current!;
      shown.srcObject = stream;
      await shown.play();
      setLine(say('Hold a code before the camera.'));
      await watch(shotOf(shown), read, found, stop.signal);
    };
    run().catch((error: unknown) =>
      close(error instanceof Error ? error.message : say('The camera cannot be opened.')),
    );
    const hide = (): void => {
      if (document.hidden) close(say('The camera was stopped when the page was left.'));
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      stop.abort();
    };
  }, [open]);
  return (
    <div className="scan">
      <SmallButton
        aria-expanded={open}
        onClick={() => {
          setProblem('');
          setLine('');
          tick(0);
          setOpen(!open);
        }}
      >
        {open ? 'Stop the camera' : 'Scan with the camera'}
      </SmallButton>
      {problem && (
        <Warning>
          {problem} {say('Codes can be pasted or come in a file all the same.')}
        </Warning>
      )}
      {open && (
        <div className="scan-view relative">
          <video className="block full" ref={video} muted playsInline aria-label="What the camera sees" />
          <Tick key={ticked} on={ticked > 0} />
        </div>
      )}
      <p className="help" role="status">
        {open && (line || say('One moment…'))}
      </p>
    </div>
  );
}

/** Over the picture for a moment when a code was taken. */
function Tick({ on }: { on: boolean }) {
  const [shown, show] = useState(on);
  useEffect(() => {
    const timer = setTimeout(() => show(false), TICK_MS);
    return () => clearTimeout(timer);
  }, []);
  return shown ? (
    <b className="scan-tick" aria-hidden="true">
      ✓
    </b>
  ) : null;
}

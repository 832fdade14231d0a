import { useRef, useState } from 'react';
import { usePage } from '../page.ts';
import { toggleTheme } from '../theme.ts';
import { Mark, ThemeIcon } from '../ui/icons.tsx';
import { OpenDialog } from './open-dialog.tsx';

const KEYS: readonly [string, string][] = [
  ['Space', 'play or pause'],
  ['→', 'step one round trip'],
  ['[ ]', 'slower, faster'],
  ['R', 'seconds or round trips'],
  ['F', 'fit the axes to what is in view'],
  ['?', 'this list'],
];

/** The name, and what concerns the page as a whole. `onSetUp` is given where the rail is a sheet. */
export function TopBar({ onSetUp }: { onSetUp: (() => void) | null }) {
  const { player } = usePage();
  const opener = useRef<HTMLDialogElement>(null);
  const keys = useRef<HTMLDialogElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    navigator.clipboard.writeText(location.href).then(
      () => {
        setCopied(true);
        setTimeout(() => setCopied(false), 2_000);
      },
      () => player.say({ kind: 'info', text: 'The browser does not let this page copy; the link is in the address bar.' }),
    );
  };
  return (
    <header className="top-bar">
      <h1 className="mark"><Mark />Sawtooth</h1>
      <div className="tools">
        {onSetUp && <button type="button" className="text-button" onClick={onSetUp}>Set up</button>}
        <button type="button" className="text-button" onClick={() => opener.current?.showModal()}>Open</button>
        <button type="button" className="text-button copy-link" onClick={copy} aria-live="polite">{copied ? 'Copied' : 'Copy link'}</button>
        <button type="button" className="icon-button" title="Light or dark" aria-label="Switch between light and dark" onClick={toggleTheme}><ThemeIcon /></button>
        <button type="button" className="icon-button question" id="keys-button" title="Keys (?)" aria-label="Keys" onClick={() => keys.current?.showModal()}>?</button>
      </div>
      <OpenDialog ref={opener} />
      <dialog ref={keys} className="popover" aria-label="Keys">
        <form method="dialog">
          <h2>Keys</h2>
          <dl>
            {KEYS.map(([key, meaning]) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
          <button type="submit" className="small-button">Close</button>
        </form>
      </dialog>
    </header>
  );
}

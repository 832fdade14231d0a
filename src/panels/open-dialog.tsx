import { type Ref, useState } from 'react';
import { usePage } from '../page.ts';
import { MAX_UNPACKED_BYTES } from '../scenario/codec.ts';
import { PRESETS } from '../scenario/presets.ts';

/** Prepared scenarios, and the reader's own files: the same JSON that the command line runs. */
export function OpenDialog({ ref }: { ref: Ref<HTMLDialogElement> }) {
  const { player } = usePage();
  const [file, setFile] = useState('');
  const open = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    if (chosen.size > MAX_UNPACKED_BYTES) return setFile(`${chosen.name} is larger than any scenario.`);
    setFile('');
    player.openText(await chosen.text(), true);
  };
  const save = (): void => {
    const url = URL.createObjectURL(new Blob([`${JSON.stringify(player.state.scenario, null, 2)}\n`], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'sawtooth-scenario.json';
    link.click();
    URL.revokeObjectURL(url);
  };
  // An address that is there already brings no event: then the run begins again.
  const goTo = (hash: string): void => {
    if (location.hash === hash) player.restart();
    else location.hash = hash;
  };
  return (
    <dialog ref={ref} className="popover" aria-label="Open a scenario">
      <form method="dialog">
        <h2>Open</h2>
        <ul>
          <li><button type="submit" className="link-button" onClick={() => goTo('#/play')}>The first scene</button></li>
          {PRESETS.map((preset) => (
            <li key={preset.name}>
              <button type="submit" className="link-button" onClick={() => goTo(`#/play?preset=${preset.name}`)}>{preset.title}</button>
            </li>
          ))}
        </ul>
        <label className="file">
          A file
          <input
            type="file"
            accept="application/json,.json"
            onChange={(event) => {
              const dialog = event.target.closest('dialog');
              void open(event.target.files?.[0]).then(() => dialog?.close());
              event.target.value = '';
            }}
          />
        </label>
        {file && <p className="warning">{file}</p>}
        <div className="row">
          <button type="button" className="small-button" onClick={save}>Save this scenario</button>
          <button type="submit" className="small-button">Close</button>
        </div>
      </form>
    </dialog>
  );
}

/** *Share > For a learning platform*: what is open as a package that Moodle, Canvas, ILIAS or Blackboard takes. */
import { useState } from 'react';
import { fetched } from '../link/late-part.ts';
import { say } from '../../workers/words/say.ts';
import { fixed } from '../format.ts';
import { save } from '../export/save.ts';
import { SmallButton } from '../ui/button.tsx';
import { Fold } from '../ui/controls.tsx';
import type { Content } from './pack.ts';

interface Props {
  /** @throws Error with one line for the reader */
  content(): Promise<Content>;
}

export function PackPanel({ content }: Props) {
  const [said, setSaid] = useState<{ line: string; failed: boolean }>({ line: '', failed: false });
  const [busy, setBusy] = useState(false);
  const make = async (): Promise<void> => {
    setBusy(true);
    setSaid({ line: say('One moment…'), failed: false });
    try {
      const { packed } = await fetched(import('./pack.ts'));
      const zip = await packed(await content());
      save('sawtooth-scorm.zip', zip.type, [zip]);
      setSaid({ line: say('Saved: {size} MB.', { size: fixed(zip.size / 1e6, 1) }), failed: false });
    } catch (error) {
      setSaid({ line: error instanceof Error ? error.message : say('The package could not be made.'), failed: true });
    }
    setBusy(false);
  };
  return (
    <Fold title="For a learning platform" value="SCORM 1.2">
      <p className="help">
        One file that Moodle, Canvas, ILIAS and Blackboard take as a SCORM package: this page and what it asks. The
        gradebook gets score, completion, time and every answer. There is no server of ours in it.
      </p>
      <div className="row gap-8 presses">
        <SmallButton disabled={busy} onClick={() => void make()}>
          Save the package
        </SmallButton>
        <span className={said.failed ? 'warning' : 'help'} role="status">
          {said.line}
        </span>
      </div>
    </Fold>
  );
}

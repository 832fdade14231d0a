import type { Ref } from 'react';
import { Rail } from './rail.tsx';
import { RefusalLine } from './sentence.tsx';

/** The rail as a sheet, where there is no room for it beside the run. */
export function SetUpSheet({ ref }: { ref: Ref<HTMLDialogElement> }) {
  return (
    <dialog ref={ref} className="sheet" aria-label="Set up">
      <form method="dialog" className="sheet-head">
        <b>Set up</b>
        <button type="submit" className="text-button">
          Done
        </button>
      </form>
      <RefusalLine />
      <div className="rail">
        <Rail />
      </div>
    </dialog>
  );
}

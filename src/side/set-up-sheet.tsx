import type { ReactNode, Ref } from 'react';
import { RefusalLine } from './news-line.tsx';

/** Holds the rail as a sheet, where there is no room for it beside the run. */
export function SetUpSheet({ ref, children }: { ref: Ref<HTMLDialogElement>; children: ReactNode }) {
  return (
    <dialog ref={ref} className="sheet" aria-label="Set up">
      <form method="dialog" className="sheet-head row apart">
        <b>Set up</b>
        <button type="submit" className="text-button">
          Done
        </button>
      </form>
      <RefusalLine />
      <div className="rail relative">{children}</div>
    </dialog>
  );
}

import type { ReactNode } from 'react';

/** The line above a dialog of numbers or drawings: its title, its own buttons, and Close. */
export function DialogHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <form method="dialog" className="data-head row gap-12">
      <h2 className="grow">{title}</h2>
      {children}
      <button type="submit" className="small-button">
        Close
      </button>
    </form>
  );
}

import type { ReactNode } from 'react';

/** The line above a dialog: its title, its own buttons, and Close. @param stays while the rest scrolls */
export function DialogHead({
  title,
  children,
  stays = true,
}: {
  title: ReactNode;
  children?: ReactNode;
  stays?: boolean;
}) {
  return (
    <form method="dialog" className={stays ? 'data-head row gap-12' : 'row gap-12'}>
      <h2 className="grow">{title}</h2>
      {children}
      <button type="submit" className="small-button">
        Close
      </button>
    </form>
  );
}

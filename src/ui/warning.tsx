import type { ReactNode } from 'react';

/** What went wrong, spoken at once; nothing while nothing did. `small` beside controls. */
export function Warning({ small = false, children }: { small?: boolean; children: ReactNode }) {
  if (!children) return null;
  return (
    <p className={small ? 'warning s' : 'warning'} role="alert">
      {children}
    </p>
  );
}

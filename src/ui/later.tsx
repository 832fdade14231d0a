/** Parts of the page that are not part of the first view: fetched when the page has come to rest, or when first opened. */
import { Component, type ReactNode, Suspense } from 'react';

class Guard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? (
      <p className="help" role="alert">
        This part of the page could not be fetched. Reload the page to try again.
      </p>
    ) : (
      this.props.children
    );
  }
}

/** Holds a part that may still have to be fetched; if it cannot be, that is said in its place and the rest goes on. */
export function Later({ children }: { children: ReactNode }) {
  return (
    <Guard>
      <Suspense fallback={<p className="help">One moment…</p>}>{children}</Suspense>
    </Guard>
  );
}

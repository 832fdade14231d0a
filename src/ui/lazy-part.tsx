/** Components in files of their own, which are fetched after the first view. */
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { whenUsed } from '../at-rest.ts';

/** Shows `instead` where what it holds fails; the rest of the page goes on. */
export class Boundary extends Component<{ children: ReactNode; instead: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

const NOT_FETCHED = (
  <p className="help" role="alert">
    This part of the page could not be fetched. Reload the page to try again.
  </p>
);

interface Fetching {
  /** Fetched only when first shown: for parts that few readers open. */
  onlyWhenShown?: boolean;
  /** Leaves its place empty while it is fetched. */
  silent?: boolean;
}

/** A component that is fetched when the page is at rest and its reader begins to do things, or sooner, when it is first shown. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { onlyWhenShown = false, silent = false }: Fetching = {},
): (props: Props) => ReactNode {
  if (!onlyWhenShown) whenUsed(load);
  const Part = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  return (props) => (
    <Boundary instead={NOT_FETCHED}>
      <Suspense fallback={silent ? null : <p className="help">One moment…</p>}>
        <Part {...props} />
      </Suspense>
    </Boundary>
  );
}

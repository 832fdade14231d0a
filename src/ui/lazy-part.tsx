/** Components in files of their own, which are fetched after the first view. */
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { whenAtRest } from '../at-rest.ts';

/** Says in the place of a part that it could not be fetched; the rest of the page goes on. */
class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
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

interface Fetching {
  /** Fetched only when first shown: for parts that few readers open. */
  onlyWhenShown?: boolean;
  /** Leaves its place empty while it is fetched. */
  silent?: boolean;
}

/** A component that is fetched when the page has come to rest, or sooner, when it is first shown. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { onlyWhenShown = false, silent = false }: Fetching = {},
): (props: Props) => ReactNode {
  if (!onlyWhenShown) whenAtRest(load);
  const Part = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  return (props) => (
    <Boundary>
      <Suspense fallback={silent ? null : <p className="help">One moment…</p>}>
        <Part {...props} />
      </Suspense>
    </Boundary>
  );
}

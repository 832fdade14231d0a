/** Components in files of their own, which are fetched after the first view. */
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { whenUsed } from '../at-rest.ts';
import { openings } from '../screen/openings.ts';
import { fetched, NotFetched } from '../link/late-part.ts';
import { type LateWords, needWords } from '../words/language.ts';

interface BoundaryProps {
  children: ReactNode;
  instead(error: unknown): ReactNode;
  /** What it holds is about to be tried again. */
  onAgain?(error: unknown): void;
}

/** Shows `instead` where what it holds fails, until something else is opened; the rest of the page goes on. */
export class Boundary extends Component<BoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };
  private stop = (): void => undefined;

  static getDerivedStateFromError(error: unknown): { failure: { error: unknown } } {
    return { failure: { error } };
  }

  override componentDidMount(): void {
    this.stop = openings.subscribe(() => {
      const { failure } = this.state;
      if (!failure) return;
      this.props.onAgain?.(failure.error);
      this.setState({ failure: null });
    });
  }

  override componentWillUnmount(): void {
    this.stop();
    const { failure } = this.state;
    if (failure) this.props.onAgain?.(failure.error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.instead(failure.error) : this.props.children;
  }
}

/** What stands in the place of a part that failed: it was not fetched, or it is there and threw. */
function failed(name: string, error: unknown): ReactNode {
  return (
    <p className="help" role="alert">
      {name}{' '}
      {error instanceof NotFetched
        ? 'could not be fetched. Reload the page to try again.'
        : 'cannot be shown: there is a mistake in this page. The rest works on, and this is tried again with the next thing that you open.'}
    </p>
  );
}

interface Fetching {
  /** Fetched only when first shown: for parts that few readers open. */
  onlyWhenShown?: boolean;
  /** Leaves its place empty while it is fetched. */
  silent?: boolean;
  /** What it is called where it fails. */
  name?: string;
  /** Files of the reader's language that only such parts say. */
  words?: readonly LateWords[];
}

/** A component that is fetched when the page is at rest and its reader begins to do things, or sooner, when it is first shown. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { onlyWhenShown = false, silent = false, name = 'This part of the page', words = [] }: Fetching = {},
): (props: Props) => ReactNode {
  if (!onlyWhenShown) whenUsed(load);
  const coming = () =>
    lazy(async () => {
      const [component] = await Promise.all([fetched(load()), needWords(...words)]);
      return { default: component as ComponentType<object> };
    });
  let part = coming();
  // Read when it is drawn: the one that was not fetched would never be asked for again.
  const Latest = (props: object): ReactNode => {
    const Part = part;
    return <Part {...props} />;
  };
  return (props) => (
    <Boundary
      instead={(error) => failed(name, error)}
      onAgain={(error) => error instanceof NotFetched && (part = coming())}
    >
      <Suspense fallback={silent ? null : <p className="help">One moment…</p>}>
        <Latest {...props} />
      </Suspense>
    </Boundary>
  );
}

import { useStore } from 'zustand';
import { invited } from '../first/invited.ts';
import { usePage, usePageState } from '../page.ts';
import { oneByOne } from '../stage/regime.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const Invitation = lazyPart(async () => (await import('../first/invitation.tsx')).Invitation, { silent: true });
const Changes = lazyPart(async () => (await import('../panels/changes.tsx')).Changes, { silent: true });

/** What was refused, for places from which the news line is out of sight. */
export function RefusalLine() {
  const notice = usePageState((state) => state.notice);
  return notice?.kind === 'refused' ? (
    <p className="warning" role="alert">
      {notice.text}
    </p>
  ) : null;
}

/** Where the scenario comes from, and what the reader has changed of it; or the latest news. */
export function NewsLine({ onOpenDefault }: { onOpenDefault(): void }) {
  const { player } = usePage();
  const notice = usePageState((state) => state.notice);
  const inviting = useStore(invited);
  return (
    <div className="news still s" role="status">
      {notice === null ? (
        inviting ? (
          <Invitation changes={<Changes />} instead={<SourceLine />} />
        ) : (
          <SourceLine />
        )
      ) : (
        <p className={notice.kind === 'info' || notice.kind === 'update' ? 'source' : 'warning'}>
          {notice.text}
          {notice.kind === 'link' && (
            <button type="button" className="link-button" onClick={onOpenDefault}>
              Open the default
            </button>
          )}
          {notice.kind === 'engine' && (
            <button type="button" className="link-button" onClick={() => location.reload()}>
              Reload
            </button>
          )}
          {notice.action && (
            <button type="button" className="link-button" onClick={notice.action.run}>
              {notice.action.words}
            </button>
          )}
          {(notice.kind === 'refused' || notice.kind === 'update') && (
            <button type="button" className="link-button" onClick={() => player.say(null)}>
              {notice.kind === 'update' ? 'Later' : 'Dismiss'}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** How the run is made, at speeds at which the picture shows rates, and packets. */
const WORDS = [
  'Simulated packet by packet; at this speed the picture shows rates.',
  'Simulated packet by packet, in this page.',
];

function SourceLine() {
  const title = usePageState(
    ({ base, scenario, playing, speed }) => base.title || WORDS[+oneByOne(scenario, playing ? speed : 0)]!,
  );
  // Of two runs the comparison says how they differ.
  const changed = usePageState((state) => state.base !== state.scenario && state.other === null);
  return (
    <p className="source">
      {title}
      {changed && <Changes />}
    </p>
  );
}

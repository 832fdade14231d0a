import { flowColour } from '../charts/palette.ts';
import { usePage, usePageState } from '../page.ts';
import { type SectionId, sentence } from '../scenario/describe.ts';
import { effectiveAt } from '../scenario/effective.ts';

/** Characters from which the sentence is set smaller, so that the charts keep their room. */
const LONG = 230;

/** The scenario in words; each underlined word leads to its controls. Below it one line of news. */
export function Sentence({ onShow }: { onShow(section: SectionId): void }) {
  const scenario = usePageState((state) => state.scenario);
  const standing = usePageState((state) => JSON.stringify(effectiveAt(state.scenario, state.now)));
  const parts = sentence(scenario, JSON.parse(standing) as ReturnType<typeof effectiveAt>);
  const long = parts.reduce((length, part) => length + part.text.length, 0) > LONG;
  return (
    <p className={long ? 'sentence long' : 'sentence'}>
      {parts.map((part, index) =>
        part.section ? (
          <button
            key={index}
            type="button"
            aria-label={`${part.text}: change`}
            className={part.slot ? 'word flow-word' : 'word'}
            style={part.slot ? { textDecorationColor: flowColour(part.slot) } : undefined}
            onClick={() => onShow(part.section!)}
          >
            {part.text}
          </button>
        ) : (
          <span key={index}>{part.text}</span>
        ),
      )}
    </p>
  );
}

/** What was refused, for places from which the news line is out of sight. */
export function RefusalLine() {
  const notice = usePageState((state) => state.notice);
  return notice?.kind === 'refused' ? <p className="warning" role="alert">{notice.text}</p> : null;
}

export function NewsLine({ onOpenDefault }: { onOpenDefault(): void }) {
  const { player } = usePage();
  const notice = usePageState((state) => state.notice);
  const title = usePageState((state) => state.scenario.title);
  return (
    <div className="news" role="status">
      {notice === null ? (
        <p className="source">{title || 'Simulated packet by packet, in this page.'}</p>
      ) : (
        <p className={notice.kind === 'info' ? 'source' : 'warning'}>
          {notice.text}
          {notice.kind === 'link' && <button type="button" className="link-button" onClick={onOpenDefault}>Open the default</button>}
          {notice.kind === 'engine' && <button type="button" className="link-button" onClick={() => location.reload()}>Reload</button>}
          {notice.kind === 'refused' && <button type="button" className="link-button" onClick={() => player.say(null)}>Dismiss</button>}
        </p>
      )}
    </div>
  );
}

import { lawParts } from '../scenario/law.ts';

/** A law such as `W ← (1 − b) W at a loss`: variables in serif italic, words in the text's own face. */
export function Law({ line }: { line: string }) {
  return (
    <span className="formula">
      {lawParts(line).map(({ kind, text }, index) => {
        if (kind === 'variable') return <i key={index}>{text}</i>;
        if (kind === 'sup')
          return (
            <sup key={index}>
              <Law line={text} />
            </sup>
          );
        if (kind === 'sub') return <sub key={index}>{/^[a-z]$/.test(text) ? <i>{text}</i> : text}</sub>;
        return kind === 'words' ? (
          <span key={index} className="law-words ink-2">
            {text}
          </span>
        ) : (
          text
        );
      })}
    </span>
  );
}

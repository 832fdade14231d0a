/** From the papers to the playground: the very run behind a point or a line. */
import { useEffect, useState } from 'react';
import { canonical } from '../../workers/experiments/canonical.ts';
import { type Ask, runKey, type RunRequest, runOfAsk } from '../../workers/papers/figures/ask.ts';
import type { Choices } from '../../workers/papers/setups/setup.ts';
import { encodeHash } from '../link/codec.ts';
import { say } from '../../workers/words/say.ts';
import { scenarioOf } from '../../workers/papers/figures/scenario-of.ts';

const MOST_LINKS = 6;

/** The runs behind some asks, each once. */
export function runsOf(asks: readonly Ask[], seed: number): RunRequest[] {
  const runs = asks.map((ask): RunRequest => ({ ...runOfAsk(ask), seed }));
  return [...new Map(runs.map((run) => [runKey(run), run])).values()];
}

/** A link that opens a run in the playground; `words` name it. */
export function RunLink({ run, words, label }: { run: RunRequest; words: string; label?: string }) {
  const [href, setHref] = useState<string | null>(null);
  const key = runKey(run);
  const [known, setKnown] = useState(run);
  // Equal runs are not encoded again.
  if (runKey(known) !== key) setKnown(run);
  useEffect(() => {
    let stale = false;
    try {
      encodeHash(scenarioOf(known)).then(
        (hash) => !stale && setHref(hash),
        () => undefined,
      );
    } catch {
      // A run that cannot be has no link.
    }
    return () => {
      stale = true;
    };
  }, [known]);
  return (
    <a className="run-link" href={href ?? undefined} aria-label={label}>
      {words}
    </a>
  );
}

/** The runs behind a number of a table, in a word each; `label` says of what. */
export function CellLinks({ asks, seed, label }: { asks: readonly Ask[]; seed: number; label: string }) {
  const runs = runsOf(asks, seed);
  return runs.map((run, index) => {
    const words = runs.length === 1 ? say('run') : difference(run, runs);
    const said = say('{words}: {label}, in the playground', { words, label });
    return <RunLink key={index} run={run} words={words} label={said} />;
  });
}

/** All runs behind a point. */
export function RunLinks({ asks, seed }: { asks: readonly Ask[]; seed: number }) {
  const runs = runsOf(asks, seed);
  if (runs.length === 0) return null;
  if (runs.length === 1) return <RunLink run={runs[0]!} words="Open in the playground" />;
  return (
    <span className="run-links wrap">
      {say('Open in the playground:')}{' '}
      {runs.slice(0, MOST_LINKS).map((run, index) => (
        <RunLink key={index} run={run} words={difference(run, runs)} />
      ))}
      {runs.length > MOST_LINKS && ` ${say('and {count} more, in the table', { count: runs.length - MOST_LINKS })}`}
    </span>
  );
}

/** In what a run differs from the others: the values of the choices that are not the same in all. */
export function difference({ setup, choice }: RunRequest, runs: readonly RunRequest[]): string {
  const differing = Object.keys(choice).filter((name) =>
    runs.some((other) => canonical(other.choice[name]) !== canonical(choice[name])),
  );
  const schemes = new Set(runs.map((other) => canonical(other.choice['scheme'])));
  if (schemes.size === runs.length) return valueWords(choice, 'scheme');
  const words = differing.map((name) => valueWords(choice, name));
  return words.join(', ') || setup;
}

function valueWords(choice: Choices, name: string): string {
  const value = choice[name];
  if (typeof value === 'object') return value.kind;
  return name === 'scheme' ? String(value) : `${name} ${value}`;
}

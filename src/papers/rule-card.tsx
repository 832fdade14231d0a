/** The card of a rule that races: what the papers measure of a scheme, on one press, with built-in schemes behind it. */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { asksOf } from '../../workers/papers/figures/figure.ts';
import { type CardEntry, cardPlaces, cardPlan } from '../../workers/papers/figures/rule-card.ts';
import { type Entry, type Race, sound } from '../../workers/race/race.ts';
import { SmallButton } from '../ui/button.tsx';
import { Select } from '../ui/controls.tsx';
import { drawnFigure } from './figure-data.ts';
import { FigureRun } from './figure-run.ts';
import { FigureView } from './figure-view.tsx';
import { RuleBreaks } from './rule-breaks.tsx';
import { RulePlaces } from './rule-places.tsx';
import { RunBar } from './run-bar.tsx';
import { answerStore, pool } from './spawn.ts';

/** Seeds of a card, as of the papers' figures. */
const SEEDS = 3;

interface Props {
  race: Race;
  seeds: readonly number[];
  /** The entry that is asked for from beside the field of its rule: its card is in view, and measured. */
  first: Entry | null;
  /** The runs of the race wait while those of a rule are wanted. */
  onPress(): void;
}

export function RuleCards({ race, seeds, first, onPress }: Props) {
  const entries = sound(race);
  const [place] = useState(() => entries.findIndex(({ name }) => name === first?.name));
  const [chosen, choose] = useState(String(Math.max(0, place)));
  const [measured, measure] = useState<CardEntry | null>(entries[place] ?? null);
  const [tried, tryIt] = useState<CardEntry | null>(null);
  const section = useRef<HTMLElement>(null);
  // Once what stands above it is there.
  const isReady = seeds.length > 0;
  useEffect(() => {
    if (isReady && place >= 0) section.current?.scrollIntoView();
  }, [isReady, place]);
  const entry = entries[Number(chosen)] ?? entries[0];
  if (!entry) return null;
  return (
    <section className="rule-card" aria-label="The card of a rule" ref={section}>
      <h2 className="desk-title">The card of a rule</h2>
      <p className="help">
        What the papers measure of a scheme, of the rule in its place: its rate beside TCP under the same losses, how
        smooth it is, how fast it takes what becomes free (f(k)) and gives way, and how soon two of it share. Or try it
        in random networks, and see what breaks it.
      </p>
      <div className="row wrap gap-12">
        <Select
          label="Of"
          value={String(entries.indexOf(entry))}
          options={entries.map(({ name }, index) => ({ value: String(index), label: name }))}
          onChange={choose}
        />
        <SmallButton
          onClick={() => {
            onPress();
            measure(entry);
          }}
        >
          Measure it
        </SmallButton>
        <SmallButton
          onClick={() => {
            onPress();
            tryIt(entry);
          }}
        >
          Find a link that breaks it
        </SmallButton>
      </div>
      {tried && <RuleBreaks key={`${seeds[0]} ${JSON.stringify(tried)}`} entry={tried} seed={seeds[0] ?? race.seed} />}
      {measured && <Card key={JSON.stringify(measured)} entry={measured} all={seeds} />}
    </section>
  );
}

function Card({ entry, all }: { entry: CardEntry; all: readonly number[] }) {
  const seeds = useMemo(() => all.slice(0, SEEDS), [all]);
  const [plan, places] = useMemo(() => [cardPlan(entry), cardPlaces(entry)], [entry]);
  const [run] = useState(() => new FigureRun(pool, answerStore));
  const news = useSyncExternalStore(run.subscribe, run.latest);
  const data = useMemo(() => drawnFigure(plan, news.answers, seeds), [plan, news, seeds]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // By what it goes is the same for every seed.
    void run.want(
      places.map(({ ask }) => ask),
      seeds.slice(0, 1),
    );
    void run.want(asksOf(plan), seeds);
    return () => run.close();
  }, [run, plan, places, seeds]);
  return (
    <>
      <RulePlaces places={places} answers={news.answers} seed={seeds[0] ?? 1} />
      <FigureView data={data} ghost={null} seen={null} height={900} box={box} />
      <RunBar run={run} seeds={seeds} single={false}>
        {null}
      </RunBar>
    </>
  );
}

/** The race on show: read from its address, changed by the reader, written back to the address. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { builtIn, USUAL } from '../../workers/race/built-in.ts';
import { distinctNames, type Entry, entryOf, normalizeRace, type Race, RACE_BOUNDS } from '../../workers/race/race.ts';
import { heldRace } from '../link/held-race.ts';
import { raceHash, readRace } from '../link/race-link.ts';
import { LinkError } from '../link/link-error.ts';
import { type Place, RACE } from '../link/route.ts';
import { say } from '../../workers/words/say.ts';

export interface RaceState {
  /** Null while it is read, and where it cannot be. */
  race: Race | null;
  problem: string | null;
  /** Why no link holds it; it is kept in this tab. */
  linkless: string | null;
  /** The entry whose card is asked for, from beside the field of its rule. */
  card: Entry | null;
  change(next: Race): void;
}

/** @param run what runs in the playground: a rule in it races too, where the address holds no race */
export function useRace({ query }: Place, run: () => Scenario): RaceState {
  const packed = query.get('r');
  const [race, setRace] = useState<Race | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [linkless, setLinkless] = useState<string | null>(null);
  const [card, setCard] = useState<Entry | null>(null);
  const first = useRef(run);

  const change = useCallback((next: Race): void => {
    const named = { ...next, entries: distinctNames(next.entries) };
    setRace(named);
    setProblem(null);
    heldRace.race = named;
    const write = (hash: string): void => {
      // The reader may be elsewhere by now.
      if (location.hash.startsWith(RACE) && heldRace.race === named) history.replaceState(null, '', hash);
    };
    raceHash(named).then(
      (hash) => {
        setLinkless(null);
        write(hash);
      },
      (error: unknown) => {
        setLinkless(error instanceof LinkError ? error.message : say('The address could not be written.'));
        write(RACE);
      },
    );
  }, []);

  useEffect(() => {
    let stale = false;
    const read = async (): Promise<Race> => {
      if (packed !== null) return readRace(packed);
      const scenario = first.current();
      const held = heldRace.race ?? newRace(scenario);
      if (heldRace.card === null) return held;
      const wanted = withCard(held, scenario, heldRace.card);
      heldRace.card = null;
      if (!stale) setCard(wanted.card);
      return wanted.race;
    };
    read().then(
      (found) => {
        if (!stale) change(found);
      },
      (error: unknown) => {
        if (stale) return;
        setRace(null);
        setProblem(error instanceof Error ? error.message : say('This race cannot be opened.'));
      },
    );
    return () => {
      stale = true;
    };
  }, [packed, change]);
  return { race, problem, linkless, card, change };
}

/** The race with the rule in front, if it is not in it yet; what the run on show has beside its text, as its recovery, comes along. */
function withCard(race: Race, { flows }: Scenario, rule: string): { race: Race; card: Entry } {
  const scheme = flows.find((group) => group.scheme['rule'] === rule)?.scheme ?? { kind: 'own', rule };
  const wanted = entryOf('Yours', scheme);
  const same = JSON.stringify(wanted.scheme);
  const card = race.entries.find((entry) => JSON.stringify(entry.scheme) === same);
  if (card) return { race, card };
  const entries = distinctNames([wanted, ...race.entries.slice(0, RACE_BOUNDS.entries - 1)]);
  return { race: { ...race, entries }, card: entries[0]! };
}

/** The usual built-in schemes, and the rule of the run on show. */
function newRace({ flows }: Scenario): Race {
  const own = flows.find(({ scheme }) => scheme.kind === 'own');
  return normalizeRace({
    version: 1,
    entries: [...(own ? [{ name: 'Yours', scheme: own.scheme }] : []), ...USUAL.map((kind) => builtIn(kind)!)],
  });
}

/** The race with more entries behind its own rules, before the built-in schemes. */
export function withEntries(race: Race, more: readonly Entry[]): Race {
  const isOwn = (entry: Entry): boolean => entry.scheme === null || entry.scheme.kind === 'own';
  const own = race.entries.filter(isOwn);
  return { ...race, entries: [...own, ...more, ...race.entries.filter((entry) => !isOwn(entry))] };
}

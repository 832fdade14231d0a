/** The race on show: read from its address, changed by the reader, written back to the address. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { builtIn, USUAL } from '../../workers/race/built-in.ts';
import { distinctNames, type Entry, normalizeRace, type Race } from '../../workers/race/race.ts';
import { heldRace } from '../link/held-race.ts';
import { raceHash, readRace } from '../link/race-link.ts';
import { LinkError } from '../link/link-error.ts';
import { type Place, RACE } from '../link/route.ts';

export interface RaceState {
  /** Null while it is read, and where it cannot be. */
  race: Race | null;
  problem: string | null;
  /** Why no link holds it; it is kept in this tab. */
  linkless: string | null;
  change(next: Race): void;
}

/** @param run what runs in the playground: a rule in it races too, where the address holds no race */
export function useRace({ query }: Place, run: () => Scenario): RaceState {
  const packed = query.get('r');
  const [race, setRace] = useState<Race | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [linkless, setLinkless] = useState<string | null>(null);
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
        setLinkless(error instanceof LinkError ? error.message : 'The address could not be written.');
        write(RACE);
      },
    );
  }, []);

  useEffect(() => {
    let stale = false;
    const read = async (): Promise<Race> =>
      packed === null ? (heldRace.race ?? newRace(first.current())) : readRace(packed);
    read().then(
      (found) => {
        if (!stale) change(found);
      },
      (error: unknown) => {
        if (stale) return;
        setRace(null);
        setProblem(error instanceof Error ? error.message : 'This race cannot be opened.');
      },
    );
    return () => {
      stale = true;
    };
  }, [packed, change]);
  return { race, problem, linkless, change };
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

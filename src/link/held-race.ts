/** The race that no link holds, in this tab: it is found again under the bare address; what was handed in and waits to race; and the rule whose card is wanted there. */
import type { Race } from '../../workers/race/race.ts';

export const heldRace: { race: Race | null; handedIn: string; card: string | null } = {
  race: null,
  handedIn: '',
  card: null,
};

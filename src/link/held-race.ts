/** The race that no link holds, in this tab: it is found again under the bare address; and what was handed in and waits to race. */
import type { Race } from '../../workers/race/race.ts';

export const heldRace: { race: Race | null; handedIn: string } = { race: null, handedIn: '' };

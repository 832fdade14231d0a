/** The registry: every link of a race, in the order in which they are shown. */
import { basic } from './basic.ts';
import type { RaceLink } from './card.ts';
import { dataCentre } from './data-centre.ts';
import { drawnLink } from './drawn.ts';
import { longFat } from './long-fat.ts';
import { mobile } from './mobile.ts';
import { shared } from './shared.ts';

export const raceLinks: readonly RaceLink[] = [basic, dataCentre, mobile, shared, longFat, drawnLink(1), drawnLink(2)];

/** Links that nobody can prepare for: rate, round trip, buffer, losses and flows are drawn from the seed of the race. */
import { RandomStream } from '../../engine/random.ts';
import { power } from '../../theory/math.ts';
import { entryFlows, packetsOfPath, type RaceLink } from './card.ts';

/** Between the two, each ratio as likely as any other of its size; to two digits. */
function between(random: RandomStream, least: number, most: number): number {
  return Number((least * power(most / least, random.uniform())).toPrecision(2));
}

export function drawnLink(number: 1 | 2): RaceLink {
  return {
    id: `drawn-${number}`,
    name: number === 1 ? 'Drawn 1' : 'Drawn 2',
    about: 'Rate, round trip, buffer, losses and number of flows are drawn from the seed of the race.',
    part: 1,
    scenario(seed) {
      const random = new RandomStream(seed, `race drawn ${number}`);
      const rate = between(random, 1e6, 20e6);
      const roundTrip = between(random, 0.01, 0.2);
      const room = between(random, 0.2, 2);
      const lossy = random.uniform() < 0.5;
      const loss = between(random, 0.0002, 0.01);
      const count = 2 + Math.floor(3 * random.uniform());
      return {
        duration: 30,
        warmup: 6,
        path: [
          {
            rate,
            delay: roundTrip / 4,
            queue: { kind: 'droptail', limit: Math.max(4, packetsOfPath(rate, roundTrip, room)) },
            ...(lossy && { loss: { kind: 'bernoulli', p: loss } }),
          },
        ],
        flows: [entryFlows(count, roundTrip / 4, 1)],
      };
    },
  };
}

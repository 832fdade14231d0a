/** Writes src/scenes/linux-reno.ts, the module of the scene, from public/measured/linux-reno.csv: `npx tsx tests/tools/measured.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readMeasured } from '../../src/measured/read-measured.ts';

const { time, cwnd, rtt, queue } = readMeasured(
  readFileSync(new URL('../../public/measured/linux-reno.csv', import.meta.url), 'utf8'),
  'Linux',
);
const list = (values: readonly (number | null)[]): string => `${JSON.stringify(values).replaceAll(',', ', ')},`;
writeFileSync(
  new URL('../../src/scenes/linux-reno.ts', import.meta.url),
  `/**
 * A run of Linux 6.18, whose own Reno fills a bottleneck of 5 Mbit/s with room for 40 packets of 1000 bytes; 60 ms there and
 * back. tests/validation/modern/runner/one.sh measured it: window and round trip by TCP_INFO, the queue in pipe.c.
 * public/measured/linux-reno.csv holds the same; tests/tools/measured.ts wrote this file from it.
 */
export const LINUX_RENO = {
  name: 'Linux',
  time: ${list(time)}
  cwnd: ${list(cwnd!)}
  rtt: ${list(rtt!)}
  queue: ${list(queue!)}
};
`,
);

/** How the claims of bansal2001 about a source that comes and goes are checked (Sections 4.2.1 and 4.2.4). */
import { meanLead, MIDDLE_PERIODS, mixed, ON_TIMES, PERIODS, share, used, type Wave, waveSeconds } from './runs.ts';
import { metric, runOf } from '../figures/parts.ts';
import { computed, meanOfAll, type Quantity, ratio } from '../figures/quantity.ts';
import { above, below, high, prints, shows } from '../claims/checks.ts';
import type { Check } from '../claims/claim.ts';
import { rttOf, setting, swingOf } from '../claims/facts.ts';
import { all, some } from '../claims/joint-checks.ts';
import { more, much, similar, slightly } from '../claims/order-checks.ts';
import { HIGH, SIMILAR } from '../claims/words.ts';

const STEADY = runOf('bansal2001-steady10');
const TWO_SLOW = ['TCP(1/8)', 'SQRT(1/2)'];
const THREE = ['TCP', 'TCP(1/8)', 'TFRC(6)'];

function tcpAhead(scheme: string, periods: readonly number[] = MIDDLE_PERIODS, wave: Wave = 'sq31'): Check {
  return all(
    ...periods.map((period) =>
      more(share(mixed(scheme, period, wave), 'tcp'), share(mixed(scheme, period, wave), 'studied')),
    ),
  );
}

/** TCP is ahead at every period of the wave, but less than under the square wave. */
function gentler(wave: 'saw31' | 'revsaw31'): Check {
  return all(tcpAhead('TFRC(6)', MIDDLE_PERIODS, wave), more(meanLead('TFRC(6)', 'sq31'), meanLead('TFRC(6)', wave)));
}

function up(scheme: string, flows: 'tcp' | 'studied'): Quantity {
  return waveSeconds(`${flows === 'tcp' ? 'TCP' : scheme} up, s`, mixed(scheme, 10), 'rise', flows);
}

function down(scheme: string, flows: 'tcp' | 'studied'): Quantity {
  return waveSeconds(`${flows === 'tcp' ? 'TCP' : scheme} down, s`, mixed(scheme, 10), 'fall', flows);
}

const allTen = (period: number): Quantity =>
  metric(`all ten, period ${period} s`, mixed('TFRC(6)', period), 'agg-throughput');

/** The waves and periods that the paper names. */
const TRIED: readonly [wave: Wave, periods: readonly number[]][] = [
  ['sq31', PERIODS],
  ['saw31', MIDDLE_PERIODS],
  ['revsaw31', MIDDLE_PERIODS],
  ['sq101', MIDDLE_PERIODS],
];

/** Round trips 5 to 20 after the source has come on. */
const JUST_AFTER = { from: 0.25, to: 1 };

/** Flows of TCP and of TFRC with the whole link, nothing changing. */
const calm = {
  tcp: share(STEADY, 'tcp'),
  tfrc: { ...share(STEADY, 'studied'), label: 'TFRC(6)' },
};

const shortOn = (scheme: string): Check => high(used(scheme, 0.05));
const fourRoundTrips = (scheme: string): Check => below(used(scheme, 0.2), 0.8);

export const bansalWaveChecks: Readonly<Record<string, Check>> = {
  's421-drop-rate': prints(metric('drop rate', STEADY, 'drop-rate'), 'about 0.007'),
  's421-window': prints(metric('mean window of TCP', STEADY, 'cwnd', { flows: ['tcp'] }), '14.4', ' packets'),
  's421-ratio': shows(swingOf('bansal2001-sq31-mixed'), '3:1'),
  'f7-low-period-high-util': high(allTen(0.1)),
  'f7-dip-200ms': all(more(allTen(0.1), allTen(0.2)), { ...below(allTen(0.2), HIGH), expects: 'not high' }),
  'f7-tcp-over-tfrc': tcpAhead('TFRC(6)'),
  'f7-period-rtts': shows(computed('base round trip, s', rttOf(setting('bansal2001-sq31-mixed'))), '0.2 s / 4'),
  's421-saw31': gentler('saw31'),
  's421-revsaw31': gentler('revsaw31'),
  's421-never-tfrc-wins': all(...TRIED.map(([wave, periods]) => tcpAhead('TFRC(6)', periods, wave))),
  's421-tfrc-transient': more(
    metric('TFRC just after, packets/s', mixed('TFRC(6)', 10), 'wave-mean', { ...JUST_AFTER, flows: ['studied'] }),
    metric('TCP just after, packets/s', mixed('TFRC(6)', 10), 'wave-mean', { ...JUST_AFTER, flows: ['tcp'] }),
  ),
  'f8-tcp-over-tcp8': tcpAhead('TCP(1/8)'),
  'f9-tcp-over-sqrt': tcpAhead('SQRT(1/2)'),
  'f89-decrease-prompt': all(
    ...TWO_SLOW.map((scheme) => more(up(scheme, 'studied'), up(scheme, 'tcp'))),
    ...TWO_SLOW.map((scheme) => more(up(scheme, 'studied'), down(scheme, 'studied'))),
  ),
  's421-10to1': all(
    ...['TFRC(6)', ...TWO_SLOW].map((scheme) => more(meanLead(scheme, 'sq101'), meanLead(scheme, 'sq31'))),
  ),
  's421-static-compat': all(
    similar(calm.tcp, calm.tfrc),
    some(
      `TCP surely over ${SIMILAR} times TFRC(6) somewhere under the wave`,
      MIDDLE_PERIODS.map((period) => {
        const run = mixed('TFRC(6)', period);
        return above(ratio(`period ${period} s`, share(run, 'tcp'), share(run, 'studied')), SIMILAR);
      }),
    ),
  ),
  'f14-tcp-50ms': shortOn('TCP'),
  'f14-tcp-200ms': fourRoundTrips('TCP'),
  'f14-tcp8-50ms': shortOn('TCP(1/8)'),
  'f14-tcp8-200ms': fourRoundTrips('TCP(1/8)'),
  'f14-tfrc6-50ms': shortOn('TFRC(6)'),
  'f14-tfrc6-200ms': fourRoundTrips('TFRC(6)'),
  'f14-period-matters': all(
    ...THREE.map((scheme) =>
      more({ ...used(scheme, 0.05), label: `${scheme}, 0.05 s` }, { ...used(scheme, 0.2), label: `${scheme}, 0.2 s` }),
    ),
  ),
  'f14-200ms-rtts': shows(computed('round trips in 0.2 s', 0.2 / rttOf(setting('bansal2001-sq31-homog'))), '4'),
  'f14-slow-below': some(
    'TFRC(6) slightly less than TCP somewhere from 1 to 20 s',
    [1, 2, 5, 10, 20].map((on) => slightly(used('TCP', on), used('TFRC(6)', on))),
  ),
  'f16-none-good': {
    ...below(
      THREE.map((scheme) =>
        meanOfAll(
          scheme,
          ON_TIMES.map((on) => used(scheme, on, '101')),
        ),
      ),
      HIGH,
    ),
    expects: 'none high, mean over all ON times',
  },
  'f16-tfrc-worst': some(
    'TCP much more than TFRC(6) somewhere',
    ON_TIMES.map((on) => much(used('TCP', on, '101'), used('TFRC(6)', on, '101'))),
  ),
  'f16-10to1-id': shows(swingOf('bansal2001-sq101-homog'), '10:1'),
};

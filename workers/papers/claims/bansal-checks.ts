/** How the claims of bansal2001 about a source that comes and goes are checked (Sections 4.2.1 and 4.2.4). */
import {
  alike,
  lead,
  meanLead,
  MIDDLE_PERIODS,
  mixed,
  ON_TIMES,
  PERIODS,
  share,
  used,
  waveSeconds,
} from '../figures/bansal-runs.ts';
import { metric, runOf } from '../figures/parts.ts';
import { combined, computed, meanOfAll, type Quantity, ratio } from '../figures/quantity.ts';
import { above, below, between, form, judged, near } from './checks.ts';
import { all, some } from './joint-checks.ts';
import { dip, more } from './order-checks.ts';
import type { Check } from './claim.ts';
import { rttOf, setting, swingOf } from './facts.ts';

const STEADY = runOf('bansal2001-steady10');
const TWO_SLOW = ['TCP(1/8)', 'SQRT(1/2)'];
const THREE = ['TCP', 'TCP(1/8)', 'TFRC(6)'];

function tcpAhead(scheme: string): Check {
  return all(
    ...MIDDLE_PERIODS.map((period) =>
      more(share(mixed(scheme, period), 'tcp'), share(mixed(scheme, period), 'studied')),
    ),
  );
}

/** TCP is ahead at every period of the wave, but less than under the square wave. */
function gentler(wave: 'saw31' | 'revsaw31'): Check {
  return all(
    ...MIDDLE_PERIODS.map((period) =>
      more(share(mixed('TFRC(6)', period, wave), 'tcp'), share(mixed('TFRC(6)', period, wave), 'studied')),
    ),
    more(meanLead('TFRC(6)', 'sq31'), meanLead('TFRC(6)', wave)),
  );
}

function up(scheme: string, flows: 'tcp' | 'studied'): Quantity {
  return waveSeconds(`${flows === 'tcp' ? 'TCP' : scheme} up, s`, mixed(scheme, 10), 'rise', flows);
}

function down(scheme: string): Quantity {
  return waveSeconds(`${scheme} down, s`, mixed(scheme, 10), 'fall', 'studied');
}

function size(quantity: Quantity): Quantity {
  return combined(`size of: ${quantity.label}`, [quantity], ([value]) => Math.abs(value!));
}

const usedAt = (on: number): Quantity[] => THREE.map((scheme) => used(scheme, on));

/** The largest less the smallest over times on from 0.05 to 50 s. */
function spreadOver(scheme: string): Quantity {
  return combined(
    `${scheme}, most less least`,
    ON_TIMES.filter((on) => on >= 0.05).map((on) => used(scheme, on)),
    (values) => Math.max(...values) - Math.min(...values),
  );
}

function least(scheme: string, times: readonly number[]): Quantity {
  return combined(
    `${scheme}, least`,
    times.map((on) => used(scheme, on, '101')),
    (values) => Math.min(...values),
  );
}

/** Round trips 5 to 20 after the source has come on. */
const JUST_AFTER = { from: 0.25, to: 1 };

export const bansalWaveChecks: Readonly<Record<string, Check>> = {
  's421-drop-rate': near(metric('drop rate', STEADY, 'drop-rate'), 0.007, 0.002),
  's421-window': near(metric('mean window of TCP', STEADY, 'cwnd', { flows: ['tcp'] }), 14.4, 2, ' packets'),
  's421-window-drop-id': near(form('tcp-simple', { R: 1, p: 0.00723 }), 14.4, 0.05),
  's421-ratio': near(swingOf('bansal2001-sq31-mixed'), 3, 0),
  'f7-low-period-high-util': above(metric('all ten, period 0.1 s', mixed('TFRC(6)', 0.1), 'agg-throughput'), 0.85),
  'f7-dip-200ms': dip(
    PERIODS,
    PERIODS.map((period) => metric(`${period} s`, mixed('TFRC(6)', period), 'agg-throughput')),
    0.2,
    1,
  ),
  'f7-tcp-over-tfrc': tcpAhead('TFRC(6)'),
  'f7-period-rtts': near(computed('base round trip, s', rttOf(setting('bansal2001-sq31-mixed'))), 0.2 / 4, 0),
  's421-saw31': gentler('saw31'),
  's421-revsaw31': gentler('revsaw31'),
  's421-never-tfrc-wins': all(
    ...PERIODS.map((period) =>
      more(share(mixed('TFRC(6)', period), 'tcp'), share(mixed('TFRC(6)', period), 'studied'), 0.03),
    ),
  ),
  's421-tfrc-transient': more(
    metric('TFRC just after, packets/s', mixed('TFRC(6)', 10), 'wave-mean', { ...JUST_AFTER, flows: ['studied'] }),
    metric('TCP just after, packets/s', mixed('TFRC(6)', 10), 'wave-mean', { ...JUST_AFTER, flows: ['tcp'] }),
  ),
  'f8-tcp-over-tcp8': tcpAhead('TCP(1/8)'),
  'f9-tcp-over-sqrt': tcpAhead('SQRT(1/2)'),
  'f89-decrease-prompt': all(
    ...TWO_SLOW.map((scheme) => more(up(scheme, 'studied'), up(scheme, 'tcp'))),
    below(
      TWO_SLOW.map((scheme) => ratio(`${scheme}, down over up`, down(scheme), up(scheme, 'studied'))),
      1,
    ),
  ),
  's421-10to1': all(
    ...['TFRC(6)', ...TWO_SLOW].map((scheme) => more(meanLead(scheme, 'sq101'), meanLead(scheme, 'sq31'))),
  ),
  's421-static-compat': all(
    below(
      [50, 100].map((period) => size({ ...lead(mixed('TFRC(6)', period)), label: `difference at ${period} s` })),
      0.15,
    ),
    above(
      meanOfAll(
        'difference at 1 to 10 s',
        MIDDLE_PERIODS.map((period) => size(lead(mixed('TFRC(6)', period)))),
      ),
      0.15,
    ),
  ),
  'f14-tcp-50ms': above(used('TCP', 0.05), 0.85),
  'f14-tcp-200ms': below(used('TCP', 0.2), 0.8),
  'f14-tcp8-50ms': above(used('TCP(1/8)', 0.05), 0.85),
  'f14-tcp8-200ms': below(used('TCP(1/8)', 0.2), 0.8),
  'f14-tfrc6-50ms': above(used('TFRC(6)', 0.05), 0.85),
  'f14-tfrc6-200ms': below(used('TFRC(6)', 0.2), 0.8),
  'f14-none-80': below(usedAt(0.2), 0.8),
  'f14-period-matters': above(THREE.map(spreadOver), 0.1),
  'f14-200ms-rtts': near(computed('round trips in 0.2 s', 0.2 / rttOf(setting('bansal2001-sq31-homog'))), 4, 0),
  'f14-long': above(usedAt(50), 0.85),
  'f14-slow-below': some(
    'TCP > TFRC(6) somewhere from 1 to 20 s',
    [1, 2, 5, 10, 20].map((on) => more(used('TCP', on), used('TFRC(6)', on))),
  ),
  'f15-range': between(
    THREE.flatMap((scheme) => ON_TIMES.map((on) => metric(`${scheme}, ${on} s`, alike(scheme, on), 'drop-rate'))),
    0,
    0.14,
  ),
  'f16-none-good': below(
    THREE.map((scheme) => least(scheme, [0.2, 0.4, 1, 2])),
    0.85,
  ),
  'f16-tfrc-worst': judged(
    'TCP ahead of TFRC(6) by more than 0.1 somewhere',
    ON_TIMES.map((on) =>
      combined(`${on} s`, [used('TCP', on, '101'), used('TFRC(6)', on, '101')], ([tcp, tfrc]) => tcp! - tfrc!),
    ),
    (leads) => Math.max(...leads) > 0.1,
  ),
  'f16-10to1-id': near(swingOf('bansal2001-sq101-homog'), 10, 0),
};

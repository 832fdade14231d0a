/** Terms of what flows get: rates, fairness, smoothness, and how fast schemes react. */
import { arrow, axes, box, cross, dashed, frame, line, packets, steps, teeth, text } from './shapes.ts';
import type { TermGroup } from './term.ts';

export const sharing: TermGroup = {
  title: 'What flows get',
  terms: [
    {
      name: 'throughput',
      title: 'Throughput',
      words: ['throughput', 'throughputs'],
      definition:
        'What a flow gets through per second, in Mbit/s, averaged over some time. Over a round trip it jumps, over minutes it hardly moves: always say over how long.',
      picture: [
        ...axes('Mbit/s'),
        teeth('faint', 5, 54, 20),
        line('flow', [12, 48], [50, 40], [90, 37], [130, 38], [190, 37]),
      ],
      scenes: ['who-shares'],
    },
    {
      name: 'goodput',
      title: 'Goodput',
      words: ['goodput'],
      also: 'congestion collapse',
      definition:
        'Throughput that is of use to the receiver: a packet that was sent twice counts once, and headers do not count.',
      picture: [
        ...packets('flow', 9, 14, 28, 12),
        box('faint', 62, 24, 6, 8),
        ...packets('loss', 1, 134, 28, 12),
        ...packets('flow', 3, 148, 28, 12),
        text('twice on the link', 100, 54, 'middle'),
        text('once in the goodput', 100, 70, 'middle'),
      ],
      scenes: ['timeouts'],
    },
    {
      name: 'utilization',
      title: 'Utilization',
      words: ['utilization', 'link used', 'link utilization'],
      also: 'metric measure',
      definition:
        'The part of the link rate that is used, over some time. Below 100 % there were moments in which the link had nothing to send.',
      picture: [
        ...axes('link used'),
        dashed('ink', [12, 20], [192, 20]),
        line('flow', [12, 20], [60, 20], [60, 40], [84, 20], [130, 20], [130, 36], [150, 20], [190, 20]),
        text('100 %', 190, 14, 'end'),
      ],
      scenes: ['buffer-sizing'],
    },
    {
      name: 'fair-share',
      title: 'Fair share',
      words: ['fair share', 'fair shares'],
      definition: 'What each flow would get if all that share a bottleneck got the same: its rate over their number.',
      picture: [
        frame(20, 16, 160, 20),
        box('flow', 20, 16, 52, 20),
        box('other', 74, 16, 52, 20),
        box('faint', 128, 16, 52, 20),
        text('1/3', 46, 56, 'middle'),
        text('1/3', 100, 56, 'middle'),
        text('1/3', 154, 56, 'middle'),
      ],
      scenes: ['who-shares', 'round-trips'],
    },
    {
      name: 'fairness-index',
      title: 'Fairness index (Jain)',
      words: ['fairness index', 'Jain’s index', 'Jain', 'short-term fairness'],
      also: 'metric measure fair',
      definition:
        'Of n flows that get x: (Σx)² / (n Σx²). It is 1 if all get the same, and 1/n if one gets all. Over short times it is lower, as saw teeth differ.',
      picture: [
        ...[30, 44, 58, 72].map((x) => box('flow', x, 28, 9, 28)),
        text('1', 56, 72, 'middle'),
        ...[122, 136, 150, 164].map((x, at) => box('flow', x, [16, 50, 52, 54][at]!, 9, [40, 6, 4, 2][at]!)),
        text('near 1/4', 148, 72, 'middle'),
      ],
      scenes: ['who-shares'],
    },
    {
      name: 'tcp-friendly',
      title: 'TCP-friendly',
      words: ['TCP-friendly', 'TCP-friendliness', 'TCP-compatible', 'TCP-equivalent'],
      also: 'equal share congestion collapse',
      definition:
        'A flow that in the long run gets no more than TCP would with the same loss event rate and round trip; also called TCP-compatible. If it gets no less either, it is TCP-equivalent. Smoother schemes are built so.',
      picture: [
        ...axes('Mbit/s'),
        teeth('faint', 5, 52, 26),
        line('flow', [12, 44], [60, 38], [110, 40], [150, 38], [190, 39]),
        text('TCP', 190, 22, 'end'),
      ],
      scenes: ['smooth', 'families'],
    },
    {
      name: 'cov',
      title: 'Smoothness (CoV)',
      words: ['CoV', 'coefficient of variation', 'smoothness', 'smooth', 'smoother', 'smoothest'],
      also: 'metric measure',
      definition:
        'Coefficient of variation: the standard deviation of a flow’s rate over its mean. 0 is perfectly smooth; a saw tooth that climbs from half to full has 0.19.',
      picture: [
        line('faint', [10, 24], [190, 24]),
        line('flow', [12, 25], [60, 22], [110, 26], [150, 23], [190, 24]),
        text('small', 190, 12, 'end'),
        teeth('other', 6, 68, 42),
        line('faint', [10, 55], [190, 55]),
        text('large', 190, 40, 'end'),
      ],
      scenes: ['smooth'],
    },
    {
      name: 'responsiveness',
      title: 'Responsiveness',
      words: ['responsiveness', 'responsive'],
      also: 'metric measure stabilization time cost',
      definition:
        'How soon a scheme slows down while congestion lasts: the number of round trips until its rate is half. TCP needs one.',
      picture: [
        ...axes('rate', 'round trips'),
        dashed('faint', [12, 42], [192, 42]),
        line('flow', [12, 20], [40, 20], [40, 42], [64, 42], [64, 54], [190, 60]),
        line('other', [12, 20], [40, 20], [80, 28], [130, 42], [190, 54]),
        text('half', 190, 38, 'end'),
      ],
      scenes: ['smooth', 'square-wave'],
    },
    {
      name: 'aggressiveness',
      title: 'Aggressiveness',
      words: ['aggressiveness', 'aggressive'],
      also: 'metric measure f(k)',
      definition:
        'How fast a scheme takes bandwidth that has become free: the most by which it raises its rate in one round trip while nothing is lost. TCP adds one packet.',
      picture: [
        ...axes('rate', 'round trips'),
        line('flow', [12, 56], [60, 56], [150, 20], [190, 20]),
        line('other', [12, 56], [60, 56], [190, 44]),
        dashed('faint', [60, 66], [60, 18]),
      ],
      scenes: ['square-wave', 'simd'],
    },
    {
      name: 'phase-plane',
      title: 'Phase plane',
      words: ['phase plane'],
      definition:
        'The windows of two flows, or their rates, against each other, one point per moment. On the diagonal they are equal; equal windows are equal shares if the round trips are. On the falling line they fill the link together.',
      picture: [
        line('faint', [60, 8], [60, 70], [150, 70]),
        dashed('ink', [60, 70], [122, 8]),
        line('ink', [60, 16], [114, 70]),
        line('flow', [100, 64], [104, 60], [82, 65], [95.5, 51.5], [77.8, 60.8], [91.2, 47.2], [75.6, 58.6], [89, 45]),
        text('fair', 126, 14),
        arrow('faint', [140, 70], [152, 70]),
      ],
      scenes: ['phase-plane', 'simd'],
    },
    {
      name: 'cbr',
      title: 'CBR',
      words: ['CBR', 'constant bit rate'],
      also: 'UDP voice video unresponsive',
      definition:
        'Constant bit rate: a source that sends evenly and does not slow down when packets are lost, like plain UDP. Flows that adapt share what it leaves.',
      picture: [
        ...axes('Mbit/s'),
        line('ink', [12, 30], [190, 30]),
        line('flow', [12, 40], [40, 44], [70, 52], [110, 54], [190, 54]),
        text('CBR', 190, 24, 'end'),
      ],
      scenes: ['udp'],
    },
    {
      name: 'square-wave',
      title: 'Square wave',
      words: ['square wave', 'square waves'],
      definition:
        'A source that sends at one rate, then at another, often none, in turn. It shows how fast schemes give bandwidth up and take it back.',
      picture: [
        ...axes('Mbit/s'),
        steps('ink', 62, 34, [40, 80, 120, 160]),
        line('flow', [12, 22], [40, 22], [48, 50], [80, 46], [110, 22], [120, 22], [128, 50], [160, 46], [190, 22]),
      ],
      scenes: ['square-wave'],
    },
    {
      name: 'on-off',
      title: 'ON/OFF source',
      words: ['ON/OFF', 'on/off', 'bursts'],
      also: 'web traffic Pareto',
      definition:
        'A source that sends at its rate for a time that chance draws, is silent for another, and so on. Many of them together look like traffic of the web.',
      picture: [...axes('Mbit/s'), steps('ink', 62, 30, [22, 36, 74, 130, 140, 150])],
      scenes: ['flash-crowd', 'udp'],
    },
    {
      name: 'seed',
      title: 'Seed',
      words: ['seed', 'seeds'],
      definition:
        'The number from which all chance of a run is drawn. The same scenario with the same seed gives the same run, to the last bit; another seed gives another of its kind.',
      picture: [
        text('seed 1', 12, 16),
        ...[14, 40, 52, 90, 121].map((x) => cross(70 + x * 0.9, 12)),
        text('seed 1', 12, 44),
        ...[14, 40, 52, 90, 121].map((x) => cross(70 + x * 0.9, 40)),
        text('seed 2', 12, 72),
        ...[5, 31, 66, 72, 108].map((x) => cross(70 + x * 0.9, 68)),
      ],
      scenes: ['wireless'],
    },
  ],
};

/** Terms of how a sender sends: packets, windows, round trips, and the rules by which windows grow. */
import { arrow, axes, box, cross, dashed, dot, ends, frame, line, packets, queue, teeth, text } from './shapes.ts';
import type { TermGroup } from './term.ts';

export const sending: TermGroup = {
  title: 'Sending',
  terms: [
    {
      name: 'flow',
      title: 'Flow',
      words: [],
      also: 'flows connection transfer sender',
      definition:
        'One transfer from a sender to a receiver, with a window or a rate of its own. Flows that cross the same bottleneck share it, and none is told how many there are.',
      picture: [
        ...ends(22),
        ...ends(58),
        arrow('flow', [28, 22], [172, 22]),
        arrow('other', [28, 58], [172, 58]),
        box('ink', 88, 14, 24, 52),
      ],
      scenes: ['who-shares'],
    },
    {
      name: 'packet',
      title: 'Packet (MSS)',
      words: ['packet', 'packets', 'MSS', 'packet size'],
      also: 'segment maximum segment size',
      definition:
        'The unit in which data travel. A sender cuts its data into packets of one size; TCP calls the largest size its MSS. Windows and queues are counted in packets.',
      picture: [
        box('faint', 12, 14, 176, 10),
        text('data', 100, 10, 'middle'),
        ...Array.from({ length: 6 }, (_, at) => box('flow', 12 + at * 30.4, 40, 24, 14)),
        text('packets', 100, 72, 'middle'),
      ],
      scenes: ['sawtooth'],
    },
    {
      name: 'ack',
      title: 'ACK',
      words: ['ACK', 'ACKs', 'acknowledgement', 'acknowledgements'],
      also: 'delayed ACK cumulative acknowledgment',
      definition:
        'The receiver’s short answer: all packets up to this one have come. It tells the sender that packets have left the network, so that new ones may go.',
      picture: [...ends(), arrow('flow', [28, 30], [172, 30]), arrow('other', [172, 52], [28, 52]), ...labels()],
      scenes: ['sawtooth'],
    },
    {
      name: 'rtt',
      title: 'Round trip (RTT)',
      words: ['round trip', 'round trips', 'RTT', 'RTTs', 'round-trip time', 'round-trip times'],
      also: 'latency ping delay',
      definition:
        'The time from sending a packet until its ACK is back: the delay of the path both ways and the wait in queues. Windows change once in a round trip, so a flow with a short one acts more often.',
      picture: [
        line('faint', [40, 12], [40, 74]),
        line('faint', [160, 12], [160, 74]),
        arrow('flow', [40, 18], [160, 42]),
        arrow('other', [160, 42], [40, 66]),
        line('ink', [28, 18], [22, 18], [22, 66], [28, 66]),
        text('sender', 40, 9, 'middle'),
        text('receiver', 160, 9, 'middle'),
      ],
      scenes: ['round-trips'],
    },
    {
      name: 'window',
      title: 'Window (cwnd)',
      words: ['window', 'windows', 'cwnd', 'congestion window'],
      also: 'receive window rwnd advertised flow control',
      definition:
        'How many packets a sender may have under way, sent and not yet acknowledged. The congestion window, cwnd, sets the rate: about one window is sent in each round trip.',
      picture: [
        ...packets('faint', 4, 14, 40, 11),
        ...packets('flow', 6, 66, 40, 11),
        ...packets('faint', 4, 140, 40, 11),
        frame(62, 30, 72, 20),
        text('acknowledged', 34, 66, 'middle'),
        text('window', 98, 22, 'middle'),
        text('not yet sent', 164, 66, 'middle'),
      ],
      scenes: ['sawtooth', 'slow-start'],
    },
    {
      name: 'ack-clocking',
      title: 'ACK clocking',
      words: ['ACK clocking', 'ack clock', 'self-clocking'],
      definition:
        'While a window stays as it is, each ACK lets one packet out. ACKs come back at the pace of the bottleneck, so the sender keeps that pace.',
      picture: [
        ...ends(),
        ...[44, 68, 92, 116, 140].map((x) => box('flow', x, 24, 8, 8)),
        ...[52, 76, 100, 124, 148].map((x) => dot('other', x, 54)),
        arrow('faint', [160, 28], [172, 28]),
        arrow('faint', [40, 54], [28, 54]),
      ],
      scenes: ['reverse-path', 'sawtooth'],
    },
    {
      name: 'pacing',
      title: 'Pacing',
      words: ['pacing', 'paced', 'paces'],
      definition:
        'A timer lets packets out at even distances, where else they would leave in bursts as ACKs come in. Rate-based schemes and BBR pace; queues then jump less.',
      picture: [
        ...packets('faint', 5, 14, 24, 8),
        ...packets('faint', 5, 116, 24, 8),
        text('a burst each round trip', 190, 11, 'end'),
        ...packets('flow', 10, 14, 52, 18.4),
        text('paced', 190, 75, 'end'),
      ],
      scenes: ['bbr'],
    },
    {
      name: 'slow-start',
      title: 'Slow start',
      words: ['slow start', 'slow-start'],
      definition:
        'How a flow begins, and begins again after a timeout: each ACK adds one packet to the window, which so doubles in every round trip, until a packet is lost or ssthresh is reached.',
      picture: [
        ...axes('window'),
        line('flow', [12, 65], [40, 63], [68, 59], [96, 51], [124, 35], [138, 19]),
        line('flow', [138, 19], [138, 42], [190, 34]),
        cross(138, 19),
      ],
      scenes: ['slow-start'],
    },
    {
      name: 'initial-window',
      title: 'Initial window',
      words: ['initial window', 'initial windows'],
      also: 'IW10 first window',
      definition:
        'How many packets a flow sends before the first ACK of its data comes back. It was one or two; systems of today send ten (RFC 6928), so that short transfers take fewer round trips.',
      picture: [
        ...packets('faint', 2, 14, 26, 9),
        text('two', 190, 30, 'end'),
        ...packets('flow', 10, 14, 54, 9),
        text('ten, as today', 190, 58, 'end'),
      ],
      scenes: ['linux-today', 'slow-start'],
    },
    {
      name: 'hystart',
      title: 'HyStart',
      words: ['HyStart'],
      also: 'hybrid slow start',
      definition:
        'Hybrid slow start, of Linux’ CUBIC: slow start ends before the buffer overflows, once the ACKs of a round come in one train for half a round trip, or once even the shortest round trip grows.',
      picture: [
        ...axes('window'),
        line('flow', [12, 65], [40, 63], [68, 58], [92, 49], [104, 40], [190, 32]),
        dashed('faint', [104, 40], [116, 28], [126, 14]),
        cross(126, 14),
        text('HyStart', 112, 56),
      ],
      scenes: ['linux-today'],
    },
    {
      name: 'ssthresh',
      title: 'ssthresh',
      words: ['ssthresh', 'slow-start threshold', 'slow start threshold'],
      definition:
        'The slow-start threshold: the window at which doubling ends and slow growth begins. At a loss TCP sets it to half of what is under way.',
      picture: [
        ...axes('window'),
        dashed('ink', [12, 36], [192, 36]),
        line('flow', [12, 65], [36, 63], [60, 58], [84, 48], [100, 36], [190, 22]),
        text('ssthresh', 190, 47, 'end'),
      ],
      scenes: ['slow-start', 'timeouts'],
    },
    {
      name: 'congestion-avoidance',
      title: 'Congestion avoidance',
      words: ['congestion avoidance'],
      definition:
        'The careful growth after slow start. TCP adds about one packet to its window in each round trip, and so looks slowly for bandwidth until a packet is lost.',
      picture: [
        ...axes('window', 'round trips'),
        line(
          'flow',
          ...[0, 1, 2, 3, 4, 5, 6].flatMap((n): [number, number][] => [
            [14 + 25 * n, 58 - 6 * n],
            [39 + 25 * n, 58 - 6 * n],
          ]),
        ),
        text('+1', 60, 42, 'middle'),
        text('+1', 110, 30, 'middle'),
      ],
      scenes: ['sawtooth'],
    },
    {
      name: 'aimd',
      title: 'AIMD',
      words: ['AIMD', 'GAIMD', 'additive increase', 'multiplicative decrease'],
      also: 'additive increase multiplicative decrease',
      definition:
        'Additive increase, multiplicative decrease: add a constant to the window in each round trip, cut it by a fixed part at a loss. TCP adds one packet and halves. Shares of flows that do so draw together.',
      picture: [...axes('window'), teeth('flow', 3, 48, 22), text('+a', 44, 32, 'end'), text('× (1 − b)', 80, 60)],
      scenes: ['families', 'sawtooth'],
    },
    {
      name: 'sawtooth',
      title: 'Saw tooth',
      words: ['saw tooth', 'saw teeth', 'sawtooth'],
      definition:
        'The picture of a window under AIMD: it climbs along a line until a packet is lost, is cut at once, and climbs again.',
      picture: [...axes('window'), teeth('flow', 4, 46, 22), ...[56.5, 101, 145.5, 190].map((x) => cross(x, 22))],
      scenes: ['sawtooth'],
    },
    {
      name: 'binomial',
      title: 'Binomial schemes (SQRT, IIAD)',
      words: ['binomial', 'SQRT', 'IIAD'],
      definition:
        'Rules that add a/Wᵏ to the window W in a round trip and cut it by b·Wˡ at a loss. AIMD has k=0, l=1. Those with k+l=1 are TCP-friendly: SQRT has ½ and ½, IIAD 1 and 0.',
      picture: [
        ...axes('window'),
        line('flow', [12, 40], [40, 32], [70, 27], [100, 24], [100, 32], [140, 26], [190, 22]),
        teeth('faint', 4, 52, 24),
        cross(100, 24),
      ],
      scenes: ['families'],
    },
    {
      name: 'equation-based',
      title: 'Equation-based control (TFRC)',
      words: ['equation-based', 'TFRC', 'TFRCP'],
      also: 'TCP-friendly rate control throughput formula',
      definition:
        'The sender computes its rate by a formula for TCP’s throughput from the loss event rate p and the round trip R; for rare losses it is near 1.22 packets over R√p. The rate changes gently.',
      picture: [
        frame(8, 14, 44, 20),
        text('p', 30, 28, 'middle'),
        frame(8, 46, 44, 20),
        text('R', 30, 60, 'middle'),
        arrow('faint', [54, 24], [78, 36]),
        arrow('faint', [54, 56], [78, 44]),
        frame(82, 28, 40, 24),
        text('formula', 102, 44, 'middle'),
        arrow('flow', [126, 40], [160, 40]),
        text('rate', 166, 44),
      ],
      scenes: ['smooth'],
    },
    {
      name: 'bdp',
      title: 'Bandwidth–delay product (BDP)',
      words: ['bandwidth–delay product', 'bandwidth-delay product', 'BDP'],
      also: 'pipe size',
      definition:
        'What fits into a path while its queue is empty: link rate times round trip. A smaller window leaves the link idle; what a window has above it waits in the queue.',
      picture: [
        ...packets('flow', 7, 84, 40, 11),
        ...queue(14, 40, 5, 3),
        frame(74, 26, 96, 28),
        text('BDP', 122, 20, 'middle'),
        text('the rest', 38, 68, 'middle'),
        arrow('faint', [174, 40], [192, 40]),
      ],
      scenes: ['buffer-sizing', 'bufferbloat'],
    },
  ],
};

function labels() {
  return [text('packet', 100, 22, 'middle'), text('ACK', 100, 66, 'middle')];
}

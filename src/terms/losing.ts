/** Terms of losses: how they are seen, repaired, counted and made. */
import { arrow, axes, box, cross, dashed, dot, ends, frame, line, packets, type Shape, text } from './shapes.ts';
import type { TermGroup } from './term.ts';

/** A row of packets with some lost, from left to right. */
const row = (lost: readonly number[], y = 40, count = 17): Shape[] =>
  Array.from({ length: count }, (_, at) =>
    lost.includes(at) ? cross(14 + at * 10.6, y) : box('flow', 11 + at * 10.6, y - 4, 6, 8),
  );

export const losing: TermGroup = {
  title: 'Losses',
  terms: [
    {
      name: 'duplicate-ack',
      title: 'Duplicate ACK',
      words: ['duplicate ACK', 'duplicate ACKs', 'dupack', 'dupacks'],
      also: 'triple three duplicate',
      definition:
        'An ACK that asks once more for the same packet: a later one has come while this one is missing. Three in a row tell the sender that it is lost.',
      picture: [
        ...ends(),
        ...['3', '3', '3', '3'].map((at, index) => text(at, 60 + 26 * index, 62, 'middle')),
        ...[60, 86, 112, 138].map((x) => dot('other', x, 48)),
        arrow('faint', [46, 48], [30, 48]),
        cross(100, 26),
        text('3', 112, 30),
      ],
      scenes: ['sawtooth'],
    },
    {
      name: 'fast-retransmit',
      title: 'Fast retransmit',
      words: ['fast retransmit', 'fast retransmission'],
      also: 'triple duplicate Tahoe Reno',
      definition:
        'At the third duplicate ACK the sender repeats the missing packet at once and does not wait for its timer. The loss costs about one round trip, and a cut of the window.',
      picture: [
        ...ends(),
        ...[1, 2, 3].map((n) => text(String(n), 140 - 26 * (n - 1), 62, 'middle')),
        ...[140, 114, 88].map((x) => dot('other', x, 48)),
        arrow('loss', [28, 30], [172, 30]),
        text('again', 100, 24, 'middle'),
      ],
      scenes: ['sawtooth'],
    },
    {
      name: 'fast-recovery',
      title: 'Fast recovery',
      words: ['fast recovery', 'recovery', 'NewReno'],
      also: 'Reno Tahoe',
      definition:
        'What follows a fast retransmit: until the holes are filled, ACKs that still come in let further packets out. The flow goes on at its cut window and does not begin again from one packet, as Tahoe did.',
      picture: [
        ...axes('window'),
        line('flow', [12, 52], [80, 24]),
        line('flow', [112, 46], [190, 18]),
        dashed('flow', [80, 24], [80, 46], [112, 46]),
        cross(80, 24),
        text('recovery', 96, 60, 'middle'),
      ],
      scenes: ['sawtooth'],
    },
    {
      name: 'prr',
      title: 'Proportional rate reduction (PRR)',
      words: ['proportional rate reduction', 'PRR'],
      also: 'RFC 6937',
      definition:
        'How the window comes down after a loss: as many packets go for those that arrive as are to be kept of it (RFC 6937). Without it, none goes until the window has room.',
      picture: [
        text('arrive', 10, 29),
        ...packets('faint', 14, 52, 26, 10),
        text('are sent', 10, 57),
        ...packets('flow', 7, 52, 54, 20),
        ...[52, 112, 172].map((x) => arrow('faint', [x + 3, 33], [x + 3, 47])),
      ],
      scenes: ['linux-today'],
    },
    {
      name: 'sack',
      title: 'SACK',
      words: ['SACK', 'selective acknowledgement', 'selective acknowledgements'],
      definition:
        'Selective acknowledgement: ACKs also list which later packets have come. The sender sees every hole at once and repeats only those, even if many packets of one window are lost.',
      picture: [
        ...row([4, 8, 9], 34),
        line('other', [66, 46], [66, 50], [92, 50], [92, 46]),
        line('other', [119, 46], [119, 50], [186, 50], [186, 46]),
        text('have come', 126, 68, 'middle'),
      ],
      scenes: ['timeouts', 'sawtooth'],
    },
    {
      name: 'retransmission',
      title: 'Retransmission',
      words: ['retransmission', 'retransmissions', 'retransmitted', 'retransmits'],
      definition:
        'A packet that is sent again because the first one counts as lost. It takes its place on the link like any other; the receiver has a use for one copy only.',
      picture: [
        ...packets('flow', 5, 14, 26, 12),
        cross(89, 26),
        ...packets('flow', 7, 98, 26, 12),
        box('loss', 134, 54, 6, 8),
        arrow('faint', [89, 36], [89, 58], [128, 58]),
        text('again', 148, 62),
      ],
      scenes: ['timeouts'],
    },
    {
      name: 'timeout',
      title: 'Timeout',
      words: ['timeout', 'timeouts'],
      also: 'back-off backoff',
      definition:
        'No ACK has come for a whole RTO. The sender takes all that is under way for lost and begins with slow start from one packet. Each further one in a row doubles the wait.',
      picture: [
        ...axes('window'),
        line('flow', [12, 46], [60, 24], [60, 65], [112, 65], [126, 62], [140, 54], [150, 44], [190, 34]),
        cross(60, 24),
        text('RTO', 86, 58, 'middle'),
      ],
      scenes: ['timeouts'],
    },
    {
      name: 'rto',
      title: 'RTO',
      words: ['RTO', 'retransmission timeout', 'retransmission timer'],
      definition:
        'Retransmission timeout: how long a sender waits for an ACK before it sends a packet again. It follows measured round trips and their variation, not below a least value; at first it is 1 s (RFC 6298; ns-2: 3 s).',
      picture: [
        ...axes('s'),
        line('flow', [12, 50], [40, 46], [70, 51], [100, 40], [130, 48], [160, 46], [190, 49]),
        line('ink', [12, 30], [40, 28], [70, 30], [100, 18], [130, 22], [160, 26], [190, 28]),
        text('RTO', 190, 20, 'end'),
        text('round trips', 190, 62, 'end'),
      ],
      scenes: ['timeouts'],
    },
    {
      name: 'rack-tlp',
      title: 'RACK and TLP',
      words: ['RACK', 'TLP', 'loss by time', 'tail loss probe', 'tail loss probes'],
      also: 'RFC 8985 recent acknowledgement',
      definition:
        'Losses found by time (RFC 8985). RACK: a packet is lost once a later one has arrived and it is a quarter of a round trip overdue. TLP: when nothing comes back, one more packet goes as a probe.',
      picture: [
        ...row([4], 24, 12),
        line('ink', [56, 38], [56, 43], [130, 43], [130, 38]),
        text('¼ round trip', 93, 56, 'middle'),
        box('loss', 168, 20, 6, 8),
        text('probe', 171, 43, 'middle'),
      ],
      scenes: ['linux-today'],
    },
    {
      name: 'loss-event',
      title: 'Loss event',
      words: ['loss event', 'loss events'],
      definition:
        'One packet or more lost within one round trip. They are one sign of congestion: the sender cuts once for all of them.',
      picture: [
        ...row([5, 6, 7, 13], 40),
        line('ink', [62, 54], [62, 59], [94, 59], [94, 54]),
        line('ink', [147, 54], [147, 59], [157, 59], [157, 54]),
        text('one event', 78, 74, 'middle'),
        text('one', 152, 74, 'middle'),
        text('three packets', 78, 26, 'middle'),
      ],
      scenes: ['sawtooth', 'wireless'],
    },
    {
      name: 'loss-event-rate',
      title: 'Loss event rate (p)',
      words: ['loss event rate', 'loss event rates', 'loss interval', 'loss intervals'],
      definition:
        'Loss events over packets sent. Its inverse is the mean loss interval, the packets from one event to the next. Formulas for TCP’s rate begin with it.',
      picture: [
        ...row([3, 10, 15], 40),
        arrow('ink', [50, 58], [112, 58]),
        arrow('ink', [124, 58], [166, 58]),
        text('7 packets', 82, 74, 'middle'),
        text('5', 146, 74, 'middle'),
      ],
      scenes: ['smooth'],
    },
    {
      name: 'random-loss',
      title: 'Random loss',
      words: ['random loss', 'random losses', 'Bernoulli'],
      also: 'wireless radio corruption',
      definition:
        'Each packet is lost with the same chance, with a full queue or an empty one, as on a bad radio link. Such a loss is no sign of congestion, but TCP takes it for one.',
      picture: [...row([2, 7, 8, 14], 40), text('each with chance p', 100, 70, 'middle')],
      scenes: ['wireless'],
    },
    {
      name: 'burst-loss',
      title: 'Burst loss',
      words: [
        'burst loss',
        'burst losses',
        'bursty loss',
        'bursty losses',
        'losses in bursts',
        'Gilbert',
        'Gilbert–Elliott',
      ],
      definition:
        'Losses that come close together. The Gilbert–Elliott model switches by chance between a good and a bad state, each with a loss rate of its own.',
      picture: [
        ...row([4, 5, 7, 13, 14], 28),
        frame(40, 48, 52, 20),
        frame(112, 48, 52, 20),
        text('good', 66, 62, 'middle'),
        text('bad', 138, 62, 'middle'),
        arrow('ink', [92, 54], [112, 54]),
        arrow('ink', [112, 62], [92, 62]),
      ],
      scenes: ['wireless'],
    },
  ],
};

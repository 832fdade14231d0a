/** Terms of the path: links, queues and the rules by which queues drop. */
import { arrow, axes, box, cross, dashed, dot, ends, frame, line, packets, queue, teeth, text } from './shapes.ts';
import type { TermGroup } from './term.ts';

export const queueing: TermGroup = {
  title: 'Links and queues',
  terms: [
    {
      name: 'bottleneck',
      title: 'Bottleneck',
      words: ['bottleneck', 'bottlenecks'],
      definition:
        'The link of a path that sets the pace: packets reach it faster than it can send them, and wait in front of it. At the other links they hardly wait.',
      picture: [
        line('ink', [10, 20], [80, 20], [96, 34], [120, 34], [136, 20], [190, 20]),
        line('ink', [10, 60], [80, 60], [96, 46], [120, 46], [136, 60], [190, 60]),
        ...packets('flow', 7, 16, 32, 9),
        ...packets('flow', 7, 22, 48, 9),
        ...packets('flow', 2, 98, 40, 11),
        ...packets('flow', 3, 140, 40, 18),
      ],
      scenes: ['who-shares', 'parking-lot'],
    },
    {
      name: 'link-rate',
      title: 'Link rate',
      words: ['link rate', 'bandwidth', 'capacity', 'kbit/s link', 'Mbit/s link', 'Gbit/s link'],
      definition:
        'How many bits per second a link sends; also called its bandwidth or capacity. At 10 Mbit/s a packet of 1000 bytes takes 0.8 ms.',
      picture: [
        ...packets('flow', 12, 16, 26, 14.6),
        text('10 Mbit/s', 100, 14, 'middle'),
        ...packets('flow', 4, 16, 58, 48),
        text('3 Mbit/s', 100, 76, 'middle'),
      ],
      scenes: ['square-wave'],
    },
    {
      name: 'buffer',
      title: 'Queue, buffer',
      words: ['buffer', 'buffers', 'queue', 'queues', 'queue limit'],
      definition:
        'Where packets wait before a link sends them. The buffer is the room, the queue what waits in it. It evens out bursts; when it is full, or sooner by its rule, packets are dropped.',
      picture: [
        arrow('faint', [10, 40], [36, 40]),
        ...queue(40, 40, 10, 6),
        arrow('faint', [140, 40], [188, 40]),
        text('buffer', 88, 66, 'middle'),
        text('queue', 106, 24, 'middle'),
      ],
      scenes: ['buffer-sizing', 'bufferbloat'],
    },
    {
      name: 'queueing-delay',
      title: 'Queueing delay',
      words: ['queueing delay', 'queuing delay', 'queue delay', 'standing queue'],
      also: 'latency wait',
      definition:
        'How long a packet waits in a queue: the bits in front of it over the link rate. It is part of the round trip that senders measure.',
      picture: [
        ...queue(30, 34, 12, 9),
        box('loss', 60, 30, 6, 8),
        arrow('ink', [63, 54], [140, 54]),
        text('this long', 101, 70, 'middle'),
        arrow('faint', [146, 34], [188, 34]),
      ],
      scenes: ['bufferbloat'],
    },
    {
      name: 'bufferbloat',
      title: 'Bufferbloat',
      words: ['bufferbloat', 'buffer bloat'],
      also: 'lag latency',
      definition:
        'Long waits in a buffer much too large: TCP sees no loss until it is full, so a long queue stays in it. Throughput hardly gains, but calls and games beside it suffer.',
      picture: [...queue(10, 26, 16, 16), cross(4, 26), ...queue(118, 58, 4, 3), text('is enough', 112, 62, 'end')],
      scenes: ['bufferbloat'],
    },
    {
      name: 'drop-tail',
      title: 'Drop-tail',
      words: ['drop-tail', 'droptail', 'drop tail', 'tail drop'],
      also: 'FIFO',
      definition:
        'The simplest rule for a queue: take packets as long as there is room, and drop what comes while it is full.',
      picture: [
        ...queue(60, 30, 10, 10),
        cross(44, 30),
        arrow('loss', [44, 38], [44, 66]),
        text('full', 106, 58, 'middle'),
      ],
      scenes: ['sawtooth', 'red'],
    },
    {
      name: 'aqm',
      title: 'AQM',
      words: ['AQM', 'active queue management'],
      definition:
        'Active queue management: a rule that drops or marks before the queue is full, to keep the wait short and to tell senders one after the other. RED, CoDel and PIE are such rules.',
      picture: [
        ...queue(50, 40, 12, 6),
        cross(94, 22),
        dashed('ink', [112, 22], [112, 58]),
        text('aim', 112, 74, 'middle'),
        arrow('faint', [162, 40], [190, 40]),
      ],
      scenes: ['codel-pie', 'red'],
    },
    {
      name: 'red',
      title: 'RED',
      words: ['RED', 'random early detection'],
      definition:
        'Random early detection: drop or mark a packet that arrives by a chance that grows with the average queue. Senders slow down one by one before the queue is full.',
      picture: [
        ...axes('chance', 'average queue'),
        line('loss', [12, 65], [60, 65], [140, 50], [140, 22], [190, 22]),
        dashed('faint', [60, 65], [60, 22]),
        dashed('faint', [140, 65], [140, 50]),
      ],
      scenes: ['red'],
    },
    {
      name: 'codel',
      title: 'CoDel',
      words: ['CoDel', 'controlled delay'],
      definition:
        'Controlled delay: if packets have waited longer than a target (5 ms) for a whole interval (100 ms), drop one at the head of the queue, and then ever sooner the next, until the wait is short again.',
      picture: [
        ...axes('wait'),
        dashed('ink', [12, 50], [192, 50]),
        line('flow', [12, 60], [50, 46], [90, 26], [120, 24], [150, 36], [180, 54], [190, 58]),
        ...[96, 124, 142, 156].map((x) => cross(x, 16)),
        text('target', 20, 46),
      ],
      scenes: ['codel-pie'],
    },
    {
      name: 'pie',
      title: 'PIE',
      words: ['PIE'],
      also: 'proportional integral controller enhanced',
      definition:
        'Proportional Integral controller Enhanced: many times a second it corrects its chance to drop, by how far the queueing delay is from its target and by whether it grows.',
      picture: [
        ...axes('wait'),
        dashed('ink', [12, 46], [192, 46]),
        line('flow', [12, 60], [34, 40], [56, 26], [80, 40], [104, 54], [128, 48], [152, 43], [190, 46]),
        text('target', 190, 40, 'end'),
      ],
      scenes: ['codel-pie'],
    },
    {
      name: 'ecn',
      title: 'ECN',
      words: ['ECN', 'explicit congestion notification'],
      also: 'mark marking CE',
      definition:
        'Explicit congestion notification: a queue marks a packet where it would have dropped it, the receiver reports the mark, and the sender cuts its window as for a loss. Nothing has to be sent again.',
      picture: [
        ...ends(),
        ...queue(70, 26, 5, 3),
        box('loss', 130, 22, 6, 8),
        arrow('flow', [140, 26], [170, 32]),
        arrow('loss', [172, 54], [28, 54]),
        text('mark seen', 100, 68, 'middle'),
      ],
      scenes: ['ecn'],
    },
    {
      name: 'low-latency',
      title: 'L4S',
      words: ['L4S', 'scalable'],
      also: 'low latency low loss scalable throughput ECT(1) RFC 9330 Prague',
      definition:
        'Low latency, low loss, scalable throughput: senders that answer marks in proportion say so on their packets, ECT(1). A queue can then mark them at once and often, and keep their wait at about a millisecond.',
      picture: [
        ...axes('window'),
        teeth('flow', 9, 34, 26),
        teeth('other', 2, 56, 22),
        text('many small cuts', 190, 12, 'end'),
      ],
      scenes: ['two-queues', 'prague-cubic'],
    },
    {
      name: 'dual-queue',
      title: 'Queue of two (DualPI2)',
      words: ['DualPI2', 'dual queue', 'dual-queue', 'queue of two', 'low-latency queue', 'classic queue'],
      also: 'DualQ coupled AQM L4S PI2 coupling factor',
      definition:
        'Two queues on one link: scalable senders’ packets wait in the low-latency queue, all others in the classic one. One controller drops there with p² and marks here with 2p, so that flows get about as much.',
      picture: [
        ...queue(60, 22, 8, 2),
        ...queue(60, 56, 8, 7),
        arrow('flow', [20, 22], [54, 22]),
        arrow('other', [20, 56], [54, 56]),
        dashed('loss', [104, 48], [104, 30]),
        arrow('faint', [160, 39], [190, 39]),
        text('2p', 112, 42),
      ],
      scenes: ['two-queues', 'prague-cubic'],
    },
    {
      name: 'accecn',
      title: 'Accurate ECN (AccECN)',
      words: ['AccECN', 'accurate ECN'],
      also: 'feedback delayed ACK ECE one bit ACE counter',
      definition:
        'ACKs that count marked packets, where plain ECN says only that there was one. A sender that answers marks in proportion needs it: with delayed ACKs one bit hides every second mark.',
      picture: [
        ...ends(),
        ...packets('flow', 3, 60, 26, 12),
        box('loss', 108, 22, 6, 8),
        box('loss', 124, 22, 6, 8),
        arrow('loss', [172, 54], [28, 54]),
        text('2 of 5 marked', 100, 68, 'middle'),
      ],
      scenes: ['prague-feedback'],
    },
    {
      name: 'global-synchronization',
      title: 'Global synchronization',
      words: ['global synchronization', 'synchronized', 'synchronization'],
      definition:
        'Many flows lose packets in the same overflow, cut together, leave the link idle together, and climb together again. Drop-tail queues bring it about; RED’s chance breaks it up.',
      picture: [
        ...axes('windows'),
        teeth('flow', 3, 50, 22),
        teeth('other', 3, 57, 32),
        ...[71.3, 130.6].map((x) => dashed('faint', [x, 18], [x, 66])),
      ],
      scenes: ['red'],
    },
    {
      name: 'reverse-path',
      title: 'Reverse path',
      words: ['reverse path', 'real reverse path', 'ideal reverse path'],
      also: 'way back ACK compression',
      definition:
        'The path from the receivers back to the senders, which ACKs take. If it is full, ACKs wait, come in clumps or are lost, and senders lose their even pace.',
      picture: [
        ...ends(),
        arrow('flow', [28, 32], [172, 32]),
        ...[60, 66, 72, 78, 132, 138, 144].map((x) => dot('other', x, 54)),
        arrow('faint', [52, 54], [28, 54]),
        frame(92, 46, 30, 16),
      ],
      scenes: ['reverse-path'],
    },
  ],
};

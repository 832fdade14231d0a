/** Rules to begin from, each with a line of what it teaches. Tests hold those that are built in against the built-in ones. */
export interface Example {
  name: string;
  says: string;
  rule: string;
  /** The built-in scheme that it is, to the last bit. */
  sameAs?: Readonly<Record<string, string | number | boolean>>;
}

/** ns-2 halves in place of a law's own cut at the first loss, and at one in slow start. */
const FIRST_HALVES = 'if first or W < ssthresh then W / 2 else';

export const EXAMPLES: readonly Example[] = [
  {
    name: 'TCP',
    says: 'One packet more each round trip, half at a loss: the sawtooth that all others are measured by.',
    rule: 'on ack: W = W + 1 / W\non loss: W = W / 2',
    sameAs: { kind: 'tcp' },
  },
  {
    name: 'GAIMD',
    says: 'A smaller cut is smoother; the climb must shrink with it, or TCP starves.',
    rule: `param a 0.1..4 = 0.31
param b 0.05..0.9 = 0.125
at start: first = 1
on ack: W = W + a / W
on loss:
  W = ${FIRST_HALVES} (1 - b) * W
  first = 0
on timeout: ssthresh = W / 2; W = 1; first = 0`,
    sameAs: { kind: 'aimd', a: 0.31, b: 0.125 },
  },
  {
    name: 'SQRT',
    says: 'Climb and cut both go with the root of the window: exponents that add up to 1 keep it TCP-friendly.',
    rule: `param a 0.1..5 = 1
param b 0.1..2 = 0.67
at start: first = 1
on ack: W = W + a / (W * sqrt(W))
on loss:
  W = ${FIRST_HALVES} W - b * sqrt(W)
  first = 0
on timeout: ssthresh = W / 2; W = 1; first = 0`,
    sameAs: { kind: 'binomial', k: 0.5, l: 0.5, a: 1, b: 0.67 },
  },
  {
    name: 'IIAD',
    says: 'A loss takes two thirds of a packet, whatever the window is: very smooth, and very slow to yield.',
    rule: `param a 0.1..5 = 1
param b 0.1..2 = 0.67
at start: first = 1
on ack: W = W + a / (W * W)
on loss:
  W = ${FIRST_HALVES} W - b
  first = 0
on timeout: ssthresh = W / 2; W = 1; first = 0`,
    sameAs: { kind: 'binomial', k: 1, l: 0, a: 1, b: 0.67 },
  },
  {
    name: 'SIMD',
    says: 'It remembers where its climb began, and climbs faster the longer nothing is lost.',
    rule: `param b 0.02..0.5 = 0.0625
at start: first = 1; W0 = 1; alpha = 1; halved = 0
in slow start:
  W = W + 1
  W0 = W
  alpha = 3 * sqrt(b) / ((1 - 2 * b / 3) * sqrt(2 * (W / (1 - b))))
on ack: W = if W >= maxWindow then W else W + (if W <= W0 then alpha * alpha / (4 * W0) else alpha * sqrt(W - W0) / W)
on loss:
  halved = first or W < ssthresh
  alpha = if halved then W / 2 / (1 - b) else W
  W = if halved then W / 2 else (1 - b) * W
  W0 = W
  alpha = 3 * sqrt(b) / ((1 - 2 * b / 3) * sqrt(2 * alpha))
  first = 0
on timeout: ssthresh = W / 2; W = 1; first = 0`,
    sameAs: { kind: 'simd', b: 0.0625 },
  },
  {
    name: 'Scalable',
    says: 'A fixed part of a packet per ACK, an eighth off at a loss: the time to recover does not grow with the link.',
    rule: 'param a 0.001..0.1 = 0.01\nparam b 0.05..0.5 = 0.125\non ack: W = W + a\non loss: W = W - b * W',
  },
  {
    name: 'HighSpeed',
    says: 'TCP up to 38 packets; beyond, the larger the window, the bolder the climb and the gentler the cut (RFC 3649).',
    rule: `at start: cut = 0.5; p = 0.0015
on ack:
  cut = if W <= 38 then 0.5 else 0.5 - 0.4 * ln(W / 38) / ln(83000 / 38)
  p = 0.078 / W ^ 1.2
  W = W + (if W <= 38 then 1 else max(1, W * W * p * 2 * cut / (2 - cut))) / W
on loss: W = (1 - cut) * W`,
  },
  {
    name: 'Westwood',
    says: 'It measures how much arrives a second; at a loss it keeps what just fills the path without a queue.',
    rule: `at start: bandwidth = 0; since = 0; got = 0
every rtt:
  bandwidth = if now > since then 0.9 * bandwidth + 0.1 * (delivered - got) / (now - since) else bandwidth
  since = now
  got = delivered
on ack: W = W + 1 / W
on loss: W = max(2, min(W, bandwidth * minRtt))`,
  },
  {
    name: 'Hybla',
    says: 'Long round trips climb as if they were short: ρ is the shortest of them over a reference of 25 ms. What it sends at once grows as much: alone behind a drop-tail queue it loses whole windows.',
    rule: `param reference 0.005..0.2 = 0.025
at start: rho = 1
in slow start:
  rho = max(1, minRtt / reference)
  W = W + min(2 ^ rho - 1, W)
on ack:
  rho = max(1, minRtt / reference)
  W = W + rho * rho / W
on loss: W = W / 2`,
  },
  {
    name: 'CUBIC',
    says: 'The window is a curve of time, not of round trips: back to where the loss was, then carefully beyond.',
    rule: `param C 0.04..4 = 0.4
param kept 0.5..0.9 = 0.7
at start: began = 0 - 1; K = 0; plateau = 0; reno = 0; Wmax = 0; prior = 0; t = 0; climb = 0
in slow start:
  W = W + 1
  began = 0 - 1; Wmax = if W >= ssthresh then 0 else Wmax
on ack:
  plateau = if began < 0 then max(W, Wmax) else plateau
  K = if began < 0 then (if W < Wmax then cbrt((Wmax - W) / C) else 0) else K
  reno = if began < 0 then W else reno
  began = if began < 0 then now else began
  reno = reno + (if reno >= prior then 1 else 3 * (1 - kept) / (1 + kept)) / W
  t = now - began - K
  climb = C * t * t * t + plateau
  t = if climb >= reno then now - began + srtt - K else t
  t = if climb >= reno then max(W, min(C * t * t * t + plateau, 1.5 * W)) else t
  W = W + (if climb >= reno then max(0, (t - W) / W) else max(0, reno - W))
on loss:
  prior = W
  Wmax = if W < Wmax then W * (1 + kept) / 2 else W
  began = 0 - 1
  W = kept * W
on timeout:
  prior = W
  Wmax = if W < Wmax then W * (1 + kept) / 2 else W
  began = 0 - 1
  ssthresh = kept * W
  W = 1`,
    sameAs: { kind: 'cubic' },
  },
  {
    name: 'By delay',
    says: 'It counts its own packets in the queue, as Vegas does, and keeps two to four: no loss, and no chance beside TCP.',
    rule: `param least 1..10 = 2
param most 2..20 = 4
at start: queued = 0
on ack: W = W
every rtt:
  queued = if rtt > 0 then W * (1 - minRtt / rtt) else 0
  ssthresh = if queued > 1 then min(ssthresh, W) else ssthresh
  W = if queued < least then W + 1 else if queued > most then W - 1 else W
on loss: W = W / 2`,
  },
  {
    name: 'By rate',
    says: 'No window, a pace: one packet a round trip faster each round trip, half at a loss. RAP’s law, over TCP’s recovery.',
    rule: `param a 0.1..4 = 1
param b 0.05..0.9 = 0.5
at start: rate = 20; ssthresh = 2
in slow start: W = maxWindow
on ack: W = maxWindow
every rtt: rate = if srtt > 0 then rate + a / (srtt * srtt) else rate
on loss: rate = (1 - b) * rate
on timeout: rate = (1 - b) * rate; W = 1`,
  },
  {
    name: 'MIMD',
    says: 'Ten per cent more each round trip, half at a loss: two flows never come to share (Chiu and Jain 1989).',
    rule: 'param a 0.01..1 = 0.1\nparam b 0.05..0.9 = 0.5\non ack: W = W + a\non loss: W = (1 - b) * W',
  },
];

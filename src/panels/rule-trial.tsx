/**
 * What a rule does, while it is written: a small true run of it alone, in a worker of its own, over that of TCP in its place. A
 * text that is no rule leaves the last picture.
 */
import { line } from 'd3-shape';
import { scaleLinear } from 'd3-scale';
import { useEffect, useRef, useState } from 'react';
import type { Outcome } from '../../workers/hands/protocol.ts';
import { compact, fixed } from '../format.ts';
import { Measurer } from '../run/measurer.ts';
import { inRow, say } from '../../workers/words/say.ts';

/** A few seconds of one flow: a rule of any kind sends 50,000 packets in it at most. */
const RUN = { rate: 4e6, roundTrip: 0.05, queue: 17, duration: 12, mostWindow: 200 } as const;
/** It runs when nothing has been typed for this long, ms; and a run that is not over after so long, ms, is given up. */
const REST_MS = 250;
const PATIENCE_MS = 5000;
/** Size of the picture, px; as wide as the fields of the set-up. */
const [WIDTH, TOP, BOTTOM, HEIGHT] = [252, 20, 96, 114];

interface Tried {
  own: Outcome;
  tcp: Outcome;
  /** It sets a pace: what arrives is drawn in place of its window. */
  paces: boolean;
}

interface Props {
  /** Null where it is none. */
  text: string | null;
  paces: boolean;
  makeMeasurer?: () => Pick<Measurer, 'measure' | 'close'>;
}

export function RuleTrial({ text, paces, makeMeasurer = () => new Measurer() }: Props) {
  const [shown, show] = useState<Tried | null>(null);
  const [failed, fail] = useState(false);
  const make = useRef(makeMeasurer);
  const [held] = useState<{ measurer: Pick<Measurer, 'measure' | 'close'> | null }>({ measurer: null });
  useEffect(() => () => held.measurer?.close(), [held]);
  useEffect(() => {
    if (text === null) return;
    let stale = false;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const run = async (): Promise<void> => {
      const measurer = (held.measurer ??= make.current());
      // It ends the worker, and the run with it; the next rule gets another one.
      patience = setTimeout(() => measurer.close(), PATIENCE_MS);
      try {
        const [tcp, own] = await Promise.all([
          measurer.measure(trialOf({ kind: 'tcp', variant: 'sack' })),
          measurer.measure(trialOf({ kind: 'own', rule: text, variant: 'sack' })),
        ]);
        if (!stale) show({ own, tcp, paces });
        if (!stale) fail(false);
      } catch {
        if (!stale) fail(true);
      }
      clearTimeout(patience);
      patience = undefined;
    };
    const timer = setTimeout(() => void run(), REST_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
      // A rule that is typed over may never come to its end: the next one does not wait for it.
      if (patience === undefined) return;
      clearTimeout(patience);
      held.measurer?.close();
    };
  }, [text, paces, held]);
  return (
    <figure className="rule-trial" data-drawn={shown !== null || undefined}>
      {shown ? <Picture {...shown} /> : <div style={{ aspectRatio: `${WIDTH} / ${HEIGHT}` }} className="picture" />}
      <figcaption className="small ink-2">
        {inRow('{first} {next}', [
          captionOf(shown),
          ...(text === null && shown !== null ? [say('Drawn: the rule before.')] : []),
          ...(failed ? [say('This one could not be tried.')] : []),
        ])}
      </figcaption>
    </figure>
  );
}

/** The scheme alone on a small link, in plain JSON. */
function trialOf(scheme: object): never {
  const { rate, roundTrip, queue, duration, mostWindow } = RUN;
  const scenario = {
    version: 1,
    duration,
    warmup: 2,
    transport: { maxWindow: mostWindow },
    path: [{ rate, delay: roundTrip / 4, queue: { kind: 'droptail', limit: queue } }],
    flows: [{ id: 'rule', scheme, accessDelay: roundTrip / 4, packetSize: 1500 }],
  };
  // The worker checks it as it checks all that comes to it.
  return scenario as never;
}

function Picture({ own, tcp, paces }: Tried) {
  const of = ({ windows, rates }: Outcome): Float32Array => (paces ? rates : windows)[0]!;
  const most = [...of(own), ...of(tcp)].reduce((top, value) => Math.max(top, value), 1);
  const x = scaleLinear([0, RUN.duration], [0, WIDTH]);
  const y = scaleLinear([0, most], [BOTTOM, TOP]);
  const pathOf = (outcome: Outcome): string | undefined =>
    line<number>((_, index) => x(outcome.times[index]!), y).digits(1)([...of(outcome)]) ?? undefined;
  const what = say(paces ? 'delivered, packets/s' : 'window, packets');
  const said = { what, most: compact(most, 2), duration: RUN.duration };
  return (
    <svg
      className="picture"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={say('A run of this rule alone, {duration} s: {what}, at most {most}', said)}
    >
      <path className="picture-base" d={`M0 ${BOTTOM + 0.5}H${WIDTH}`} />
      <path className="picture-line picture-behind" d={pathOf(tcp)} />
      <path className="picture-line" d={pathOf(own)} />
      <text x="0" y="11">
        {say('{what}: {most}', said)}
      </text>
      <text x={WIDTH} y="11" textAnchor="end">
        grey: TCP
      </text>
      <text x="0" y={HEIGHT - 3}>
        0
      </text>
      <text x={WIDTH} y={HEIGHT - 3} textAnchor="end">
        {RUN.duration} s
      </text>
    </svg>
  );
}

function captionOf(shown: Tried | null): string {
  const { rate, roundTrip, queue } = RUN;
  const link = { rate: rate / 1e6, trip: 1000 * roundTrip, queue };
  if (!shown) return say('This rule alone on {rate} Mbit/s, {trip} ms and a queue of {queue} packets…', link);
  const { flows, meanQueue } = shown.own;
  const [{ goodputBps, drops }] = flows as [Outcome['flows'][number]];
  const said = { ...link, got: compact(goodputBps / 1e6, 2), waiting: fixed(meanQueue, 1), drops };
  if (drops === 0)
    return say(
      'Alone on {rate} Mbit/s, {trip} ms and a queue of {queue} packets it gets {got} Mbit/s; {waiting} packets wait, none is dropped.',
      said,
    );
  return drops === 1
    ? say(
        'Alone on {rate} Mbit/s, {trip} ms and a queue of {queue} packets it gets {got} Mbit/s; {waiting} packets wait, 1 is dropped.',
        said,
      )
    : say(
        'Alone on {rate} Mbit/s, {trip} ms and a queue of {queue} packets it gets {got} Mbit/s; {waiting} packets wait, {drops} are dropped.',
        said,
      );
}

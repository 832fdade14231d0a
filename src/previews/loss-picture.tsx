import { lossCard, lossProcess } from '../../workers/engine/network/losses/index.ts';
import type { LossModel } from '../../workers/engine/scenario/types.ts';
import { compact, spanText } from '../format.ts';
import { lossSummary } from '../scenario/describe-loss.ts';
import { Curve, WIDTH } from './curve.tsx';
import { RandomStream } from '../../workers/engine/random.ts';
import { say } from '../../workers/words/say.ts';

interface Props {
  model: LossModel;
  /** Of the run, s. */
  duration: number;
  /** Packets per second that the hop can carry: what a model by seconds is held against. */
  packetRate: number;
}

/** What a loss model does, drawn by the process that runs: packets in a row, losses in time, or the chance of loss. */
export function LossPicture({ model, duration, packetRate }: Props) {
  const card = lossCard(model);
  const picture = card.picture(model, { duration, packetRate });
  if (!picture) return null;
  if ('packets' in picture) return <Row model={model} packets={picture.packets} />;
  const { seconds, levels } = picture;
  if (!levels) return <InTime model={model} seconds={seconds} packetRate={packetRate} />;
  const top = Math.max(...levels.map(([, chance]) => chance));
  return (
    <Curve
      label={say('Losses {loss}', { loss: lossSummary(model) })}
      root
      span={seconds}
      corners={levels}
      top={top}
      topText={say(card.isRandom(model) ? '{part} lost, an example' : '{part} lost', { part: percent(top) })}
      spanText={timeText(seconds)}
    />
  );
}

function timeText(seconds: number): string {
  return spanText(Number(seconds.toPrecision(3)));
}

function exampleOf(model: LossModel, what: string): string {
  return lossCard(model).isRandom(model) ? say('an example of {what}', { what }) : what;
}

function percent(part: number): string {
  return `${compact(100 * part, 2)} %`;
}

/** Packets that are drawn one by one at most. */
const ONE_BY_ONE = 120;

/** A row of packets, the lost ones hollow and lower; of a long row only the lost ones, below a band that stands for all. */
function Row({ model, packets }: { model: LossModel; packets: number }) {
  const lost = lostOf(model, packets, 0);
  const step = WIDTH / packets;
  const isLost = new Set(lost);
  const caption = exampleOf(model, say('{count} packets', { count: compact(packets, 7) }));
  return (
    <svg
      className="picture"
      viewBox={`0 0 ${WIDTH} 54`}
      role="img"
      aria-label={say('{caption}, {count} lost', { caption, count: lost.length })}
    >
      {packets <= ONE_BY_ONE ? (
        Array.from({ length: packets }, (_, index) => (
          <rect
            key={index}
            className={isLost.has(index) ? 'picture-lost' : 'picture-packet'}
            x={index * step + step * 0.12}
            y={isLost.has(index) ? 19 : 3}
            width={step * 0.76}
            height={12}
          />
        ))
      ) : (
        <>
          <rect className="picture-packet" x="0" y="3" width={WIDTH} height="12" />
          {lost.map((index) => (
            <g key={index}>
              <rect className="picture-gap" x={index * step - 0.4} y="3" width={Math.max(1.2, step)} height="12" />
              <rect
                className="picture-burst"
                x={index * step - 0.4}
                y="19"
                width={Math.max(1.2, step * 0.8)}
                height="12"
              />
            </g>
          ))}
        </>
      )}
      <text x="0" y="50">
        {caption}
      </text>
      <text x={WIDTH} y="50" textAnchor="end">
        {say('{count} lost', { count: compact(lost.length, 7) })}
      </text>
    </svg>
  );
}

/** Looks at the process in time: steps across a picture, fine enough for a pixel. */
const LOOKS = 2_000;

/** Losses of a model by seconds, as ticks. */
function InTime({ model, seconds, packetRate }: { model: LossModel; seconds: number; packetRate: number }) {
  const text = timeText(seconds);
  const lost = lostOf(model, LOOKS, seconds / LOOKS);
  const rate = lossCard(model).lossRate(model, packetRate, 0);
  return (
    <svg
      className="picture"
      viewBox={`0 0 ${WIDTH} 48`}
      role="img"
      aria-label={say('Losses in time: {count} in {span}', { count: lost.length, span: text })}
    >
      <path className="picture-base" d={`M0 24.5H${WIDTH}`} />
      {lost.map((look) => (
        <rect key={look} className="picture-burst" x={(look / LOOKS) * WIDTH - 0.8} y="6" width="1.6" height="18" />
      ))}
      <text x="0" y="42">
        {exampleOf(model, text)}
      </text>
      <text x={WIDTH} y="42" textAnchor="end">
        {say('about {part} at full rate', { part: percent(rate) })}
      </text>
    </svg>
  );
}

/** Seed of the examples: one in which chance shows its usual face. */
const SEED = 3;

/** Which of `count` packets that come `gap` seconds apart the model loses, by the engine's own process. */
export function lostOf(model: LossModel, count: number, gap: number): number[] {
  const process = lossProcess(model, new RandomStream(SEED, 'picture of losses'), 0);
  const lost: number[] = [];
  for (let packet = 0; packet < count; packet++) if (process?.drops(packet * gap)) lost.push(packet);
  return lost;
}

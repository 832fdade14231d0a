import type { LossModel, PlainLossModel } from '../../workers/engine/scenario/types.ts';
import { compact, spanText } from '../format.ts';
import { lossRate, lossSummary } from '../scenario/describe-loss.ts';
import { Curve, WIDTH } from './curve.tsx';
import { lostOf, phaseCorners, rowLength, stateCorners, stepCorners, timeSpan } from './shapes.ts';

interface Props {
  model: LossModel;
  /** Of the run, s. */
  duration: number;
  /** Packets per second that the hop can carry: what a model by seconds is held against. */
  packetRate: number;
}

/** What a loss model does, drawn by the process that runs: packets in a row, or losses in time. */
export function LossPicture({ model, duration, packetRate }: Props) {
  if (model.kind === 'none') return null;
  if (model.kind === 'schedule') {
    const level = (step: PlainLossModel): number => lossRate(step, 0, packetRate);
    const top = Math.max(...model.steps.map((step) => level(step.model)));
    return (
      <Curve
        label={`Losses ${lossSummary(model)}`}
        root
        span={duration}
        corners={stepCorners(model, duration, level)}
        top={top}
        topText={`${percent(top)} lost`}
        spanText={spanText(duration)}
      />
    );
  }
  const packets = rowLength(model);
  return packets === null ? <InTime model={model} packetRate={packetRate} /> : <Row model={model} packets={packets} />;
}

function percent(part: number): string {
  return `${compact(100 * part, 2)} %`;
}

function isChance(model: PlainLossModel): boolean {
  return model.kind === 'bernoulli' || model.kind === 'gilbert' || (model.kind === 'interval' && model.cv > 0);
}

/** Packets that are drawn one by one at most. */
const ONE_BY_ONE = 120;

/** A row of packets, the lost ones hollow and lower; of a long row only the lost ones, below a band that stands for all. */
function Row({ model, packets }: { model: PlainLossModel; packets: number }) {
  const lost = lostOf(model, packets, 0);
  const step = WIDTH / packets;
  const isLost = new Set(lost);
  const caption = `${isChance(model) ? 'an example of ' : ''}${compact(packets, 7)} packets`;
  return (
    <svg className="picture" viewBox={`0 0 ${WIDTH} 54`} role="img" aria-label={`${caption}, ${lost.length} lost`}>
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
        {compact(lost.length, 7)} lost
      </text>
    </svg>
  );
}

/** Looks at the process in time: steps across a picture, fine enough for a pixel. */
const LOOKS = 2_000;

/** A model that counts seconds: its levels, or its losses as ticks. */
function InTime({ model, packetRate }: { model: PlainLossModel; packetRate: number }) {
  if (model.kind !== 'interval' && model.kind !== 'phases' && model.kind !== 'gilbert') return null;
  const span = timeSpan(model);
  const text = spanText(Number(span.toPrecision(3)));
  if (model.kind === 'phases') {
    const top = Math.max(...model.phases.map(({ every }) => (every === null ? 0 : 1 / every)));
    return (
      <Curve
        label={`Losses ${lossSummary(model)}`}
        root
        span={span}
        corners={phaseCorners(model, span)}
        top={top}
        topText={top > 0 ? `1 in ${compact(1 / top)} lost` : 'none lost'}
        spanText={text}
      />
    );
  }
  if (model.kind === 'gilbert' && model.by === 'seconds') {
    const top = Math.max(model.lossGood, model.lossBad);
    return (
      <Curve
        label={`Losses ${lossSummary(model)}`}
        span={span}
        corners={stateCorners(model, span)}
        top={top}
        topText={`${percent(top)} lost, an example`}
        spanText={text}
      />
    );
  }
  const lost = lostOf(model, LOOKS, span / LOOKS);
  const rate = lossRate(model, 0, packetRate);
  return (
    <svg
      className="picture"
      viewBox={`0 0 ${WIDTH} 48`}
      role="img"
      aria-label={`Losses in time: ${lost.length} in ${text}`}
    >
      <path className="picture-base" d={`M0 24.5H${WIDTH}`} />
      {lost.map((look) => (
        <rect key={look} className="picture-burst" x={(look / LOOKS) * WIDTH - 0.8} y="6" width="1.6" height="18" />
      ))}
      <text x="0" y="42">
        {isChance(model) ? 'an example of ' : ''}
        {text}
      </text>
      <text x={WIDTH} y="42" textAnchor="end">
        about {percent(rate)} at full rate
      </text>
    </svg>
  );
}

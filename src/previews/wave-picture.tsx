import type { SourcePicture } from '../../workers/engine/network/sources/card.ts';
import { sourceCard } from '../../workers/engine/network/sources/index.ts';
import type { TrafficSource } from '../../workers/engine/scenario/types.ts';
import { rateText, spanText } from '../format.ts';
import { sourceSummary } from '../scenario/describe-traffic.ts';
import { Curve, WIDTH } from './curve.tsx';
import { say } from '../../workers/words/say.ts';

/** A source as it sends: two periods of its wave, or an example of its bursts. */
export function WavePicture({ source }: { source: TrafficSource }) {
  const card = sourceCard(source);
  const picture = card.picture(source);
  const summary = sourceSummary(source);
  if ('bursts' in picture) return <Bursts picture={picture} summary={summary} />;
  const { span, corners } = picture;
  const top = card.peak(source);
  return (
    <Curve
      label={say('{source}, over {span}', { source: summary, span: spanText(span) })}
      span={span}
      corners={corners}
      top={top}
      topText={rateText(top)}
      spanText={card.plateaus?.(source)?.length === 1 ? say('all the time') : spanText(span)}
    />
  );
}

/** Sources drawn at most. */
const MOST_LANES = 6;

function Bursts({ picture, summary }: { picture: Extract<SourcePicture, { sources: number }>; summary: string }) {
  const { span, sources, rate } = picture;
  const lanes = Math.min(MOST_LANES, sources);
  const tall = 42 / Math.max(3, lanes);
  const text = spanText(Number(span.toPrecision(3)));
  return (
    <svg
      className="picture"
      viewBox={`0 0 ${WIDTH} 78`}
      role="img"
      aria-label={say('{source}: an example of {span}', { source: summary, span: text })}
    >
      <text x="0" y="11">
        {sources > lanes
          ? say('{lanes} of {sources} sources, {rate} while on', { lanes, sources, rate: rateText(rate) })
          : say('each source, {rate} while on', { rate: rateText(rate) })}
      </text>
      {Array.from({ length: lanes }, (_, lane) => {
        const y = 18 + lane * tall;
        return (
          <g key={lane}>
            <path className="picture-base" d={`M0 ${(y + tall - 1.5).toFixed(1)}H${WIDTH}`} />
            {picture.bursts(lane).map(([on, off]) => (
              <rect
                key={on}
                className="picture-burst"
                x={(on / span) * WIDTH}
                y={y}
                width={Math.max(0.8, ((off - on) / span) * WIDTH)}
                height={tall - 2}
              />
            ))}
          </g>
        );
      })}
      <text x="0" y="74">
        an example
      </text>
      <text x={WIDTH} y="74" textAnchor="end">
        {text}
      </text>
    </svg>
  );
}

/** The sign of a flash crowd. */
export const CROWD_GLYPH = 'M1 11H3M5 11V8M8 11V5M11 11V2M14 11V3M17 11V6M20 11V8M23 11V10';

/** A wave's sign, for a button. */
export function WaveGlyph({ path }: { path: string }) {
  return (
    <svg className="wave-glyph still" viewBox="0 0 26 13" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

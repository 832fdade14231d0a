import type { OnOffSource, TrafficSource } from '../../workers/engine/scenario/types.ts';
import { rateText, spanText } from '../format.ts';
import { sourceSummary } from '../scenario/describe-traffic.ts';
import type { SourceKind } from '../scenario/edit-traffic.ts';
import { Curve, WIDTH } from './curve.tsx';
import { burstTimes, waveCorners } from './shapes.ts';

/** A source as it sends: two periods of its wave, or an example of its bursts. */
export function WavePicture({ source }: { source: TrafficSource }) {
  if (source.kind === 'onoff') return <Bursts source={source} />;
  const { span, corners } = waveCorners(source);
  return (
    <Curve
      label={`${sourceSummary(source)}, over ${spanText(span)}`}
      span={span}
      corners={corners}
      top={source.high}
      topText={rateText(source.high)}
      spanText={source.wave === 'constant' ? 'all the time' : spanText(span)}
    />
  );
}

/** Sources drawn at most, and how many mean periods of them. */
const [MOST_LANES, PERIODS] = [6, 6];

function Bursts({ source }: { source: OnOffSource }) {
  const lanes = Math.min(MOST_LANES, source.sources);
  const span = PERIODS * (source.meanOn + source.meanOff);
  const tall = 42 / Math.max(3, lanes);
  const text = spanText(Number(span.toPrecision(3)));
  return (
    <svg
      className="picture"
      viewBox={`0 0 ${WIDTH} 78`}
      role="img"
      aria-label={`${sourceSummary(source)}: an example of ${text}`}
    >
      <text x="0" y="11">
        {source.sources > lanes ? `${lanes} of ${source.sources} sources` : 'each source'}, {rateText(source.rate)}{' '}
        while on
      </text>
      {Array.from({ length: lanes }, (_, lane) => {
        const y = 18 + lane * tall;
        return (
          <g key={lane}>
            <path className="picture-base" d={`M0 ${(y + tall - 1.5).toFixed(1)}H${WIDTH}`} />
            {burstTimes(source, lane, span).map(([on, off]) => (
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

const GLYPHS: Readonly<Record<SourceKind | 'crowd', string>> = {
  constant: 'M1 4H25',
  square: 'M1 11V2H9V11H17V2H25V11',
  sawtooth: 'M1 11L9 2V11L17 2V11L25 2V11',
  'reverse-sawtooth': 'M1 11V2L9 11V2L17 11V2L25 11',
  onoff: 'M1 11H4V2H6V11H11V2H18V11H20V2H22V11H25',
  crowd: 'M1 11H3M5 11V8M8 11V5M11 11V2M14 11V3M17 11V6M20 11V8M23 11V10',
};

/** A wave's sign, for a button. */
export function WaveGlyph({ kind }: { kind: SourceKind | 'crowd' }) {
  return (
    <svg className="wave-glyph" viewBox="0 0 26 13" aria-hidden="true">
      <path d={GLYPHS[kind]} />
    </svg>
  );
}

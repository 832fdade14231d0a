import { flowColour, markerPath } from '../charts/palette.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { rateText } from '../format.ts';
import { areApart } from '../scenario/hops.ts';
import { namesOf, shortNames, slotsOf } from '../scenario/names.ts';
import { sourceName } from '../scenario/describe-traffic.ts';
import { WIDTH } from './curve.tsx';
import { inRow, say } from '../../workers/words/say.ts';

/** px: height of a row, where the first one lies, room at both ends. */
const [ROW, FIRST, END] = [19, 44, 10];

interface Lane {
  name: string;
  slot: number | null;
  enter: number;
  leave: number;
  back: boolean;
}

/** The hops, in series or side by side, and under them who crosses which: a line from where it enters to where it leaves. */
export function ChainPicture({ scenario, hop }: { scenario: Scenario; hop: number }) {
  const { path, reverse } = scenario;
  const names = shortNames(namesOf(scenario));
  const slots = slotsOf(scenario);
  const lanes: Lane[] = [
    ...scenario.flows.map((group, index): Lane => ({
      name: `${group.count} ${names[index]}`,
      slot: slots[index]!,
      enter: group.enter,
      leave: group.leave,
      back: group.direction === 'reverse',
    })),
    ...scenario.traffic.map((source): Lane => ({
      name: sourceName(source),
      slot: null,
      enter: source.enter,
      leave: source.leave,
      back: false,
    })),
  ];
  const step = (WIDTH - 2 * END) / path.length;
  const x = (node: number): number => END + node * step;
  const real = reverse !== 'ideal';
  const first = FIRST + (real ? 12 : 0);
  const height = first + ROW * lanes.length;
  const words = lanes.map(({ name, enter, leave, back }) => {
    const way =
      enter === leave
        ? say('{name} over {hop}', { name, hop: enter + 1 })
        : say('{name} from {first} to {last}', { name, first: enter + 1, last: leave + 1 });
    return back ? say('{way}, back', { way }) : way;
  });
  const lines = inRow('{first}; {next}', words);
  const label =
    path.length === 1
      ? say('One bottleneck: {lines}', { lines })
      : areApart(scenario)
        ? say('{count} hops side by side: {lines}', { count: path.length, lines })
        : say('{count} hops in series: {lines}', { count: path.length, lines });
  return (
    <svg className="picture chain" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label}>
      {path.map(({ rate }, index) => (
        <g key={index} className={index === hop % path.length ? 'chain-chosen' : undefined}>
          <path
            className={index === hop ? 'chain-link chosen' : 'chain-link'}
            d={`M${x(index) + 5} 23H${x(index + 1) - 5}`}
          />
          {real && (
            <path
              className={index + path.length === hop ? 'chain-link chosen' : 'chain-link'}
              d={`M${x(index) + 5} 33H${x(index + 1) - 5}`}
            />
          )}
          {(step > 46 || index === hop % path.length) && (
            <text x={Math.max(12, Math.min(WIDTH - 12, x(index) + step / 2))} y="13" textAnchor="middle">
              {step <= 64
                ? say('no. {number}', { number: index + 1 })
                : rate === null
                  ? say('no limit')
                  : rateText(rate)}
            </text>
          )}
        </g>
      ))}
      {Array.from({ length: path.length + 1 }, (_, node) => (
        <circle key={node} className="chain-node" cx={x(node)} cy={real ? 28 : 23} r={4.5} />
      ))}
      {lanes.map((lane, index) => {
        const y = first + ROW * index + 12;
        const [from, to] = lane.back ? [x(lane.leave + 1), x(lane.enter)] : [x(lane.enter), x(lane.leave + 1)];
        const stroke = lane.slot === null ? 'var(--cbr)' : flowColour(lane.slot);
        const tip = lane.back ? 5 : -5;
        return (
          <g key={`${lane.name} ${index}`} style={{ stroke }}>
            <path
              className="chain-lane"
              d={`M${from} ${y}H${to}M${to + tip} ${y - 3.5}L${to} ${y}L${to + tip} ${y + 3.5}`}
            />
            {lane.slot !== null && (
              <path
                d={markerPath(lane.slot, 3.6)}
                transform={`translate(${from} ${y})`}
                style={{ fill: stroke, stroke: 'none' }}
              />
            )}
            {x(lane.enter) > WIDTH / 2 ? (
              <text x={x(lane.leave + 1)} y={y - 4} textAnchor="end">
                {lane.name}
              </text>
            ) : (
              <text x={x(lane.enter) + 8} y={y - 4}>
                {lane.name}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

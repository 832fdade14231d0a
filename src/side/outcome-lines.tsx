/** Of a run and the same without a packet's loss or a flow: what the flow and the others got since, in both. */
import { changeOf } from '../../workers/engine/changes/index.ts';
import type { Exemption, Scenario, TimedEvent } from '../../workers/engine/scenario/types.ts';
import { fixed } from '../format.ts';
import { usePage, usePageState } from '../page.ts';
import { flowIndex } from '../scenario/flow-choice.ts';
import { nameOfFlow, namesOf, shortNames } from '../scenario/names.ts';
import { type Outcome, outcomeOf } from '../why/difference.ts';

const COLUMNS: readonly { name: string; key: keyof Outcome; scale: number; digits: number; chars: number }[] = [
  { name: 'throughput, Mbit/s', key: 'throughput', scale: 1e-6, digits: 2, chars: 5 },
  { name: 'dropped', key: 'dropped', scale: 1, digits: 0, chars: 4 },
  { name: 'mean window, packets', key: 'window', scale: 1, digits: 1, chars: 5 },
];

export function OutcomeLines() {
  const { player } = usePage();
  const now = usePageState((state) => state.now);
  const name = usePageState((state) => state.name);
  const other = usePageState((state) => state.other !== null);
  if (!player.otherRun || !other) return null;
  const [a, b] = name === 'A' ? [player.series, player.otherRun.series] : [player.otherRun.series, player.series];
  const exemption = exemptionOf(a.scenario, b.scenario);
  if (!exemption) return null;
  const flow = flowIndex(a.scenario, exemption)!;
  const all = a.layout.flowGroups.map((_, index) => index);
  const nameOf = (index: number): string => nameOfFlow(a.scenario, index, shortNames(namesOf(a.scenario)));
  const others = all.filter((index) => index !== flow);
  const rows = [
    ...(exemption.do === 'absent' ? [] : [{ name: nameOf(flow), flows: [flow] }]),
    ...(others.length > 0
      ? [{ name: others.length === 1 ? nameOf(others[0]!) : 'all others together', flows: others }]
      : []),
  ];
  return (
    <>
      {rows.map((row) => {
        const [was, is] = [a, b].map((series) => outcomeOf(series, row.flows, exemption.at, now));
        return (
          <dl key={row.name} className="called-out s">
            <div className="called-since">
              <dt>{row.name}</dt>
              <dd>since {fixed(exemption.at, 2)} s</dd>
            </div>
            {COLUMNS.map(({ name: head, key, scale, digits, chars }) => {
              const [from, to] = [was, is].map((each) => (each ? fixed(each[key] * scale, digits) : '–'));
              return (
                <div key={key} data-differs={from !== to || undefined}>
                  <dt>{head}</dt>
                  <dd style={{ minWidth: `${2 * chars + 3}ch` }}>
                    <span className="visually-hidden">A </span>
                    {from}
                    <span aria-hidden="true"> → </span>
                    <span className="visually-hidden">, B </span>
                    <b>{to}</b>
                  </dd>
                </div>
              );
            })}
          </dl>
        );
      })}
    </>
  );
}

/** What B is without and A is not. */
function exemptionOf(a: Scenario, b: Scenario): ({ at: number } & Exemption) | undefined {
  const had = new Set(a.events.map((event) => JSON.stringify(event)));
  return b.events.findLast((event): event is TimedEvent & Exemption => {
    return changeOf(event).exempts === true && !had.has(JSON.stringify(event));
  });
}

/**
 * Artificial losses for ns-2.35. Each hop that loses has a `Losses` before its queue, asked once for each packet that
 * arrives, retransmissions and handshakes included. It is an ErrorModel whose `corrupt` is Tcl, so that every model, and
 * every change of it while a run goes on, follows the same few lines there as here. `loss-models.ts` holds them.
 */
import { lossCard, NO_LOSSES } from '../engine/network/losses/index.ts';
import { hopsOf } from '../engine/scenario/hops.ts';
import type { LossModel, PlainLossModel, Scenario } from '../engine/scenario/types.ts';
import { NS2_LOSSES, type Ns2Losses, type Ns2Value } from './loss-models.ts';
import { number } from './tcl.ts';

function instproc(name: string, parameters: string, { variables }: Ns2Losses, body: string): string {
  const lines = ['global ns', `$self instvar ${variables.join(' ')}`, ...body.trim().split('\n')];
  return `ErrorModel/Losses instproc ${name} {${parameters}} {\n${lines.map((line) => `    ${line}\n`).join('')}}\n`;
}

/** The procedures of one model, its settings given to `begin` as a list. */
function proceduresOf(kind: string, ns2: Ns2Losses): string {
  return [
    instproc(`begin-${kind}`, 'values before keep', ns2, ns2.begin),
    instproc(`drops-${kind}`, '', ns2, ns2.drops),
    ...Object.entries(ns2.methods ?? {}).map(([name, body]) => instproc(name, '', ns2, body)),
  ].join('');
}

export const LOSS_MODELS = `
# ---- artificial losses of a hop, asked for each packet before the queue sees it
Class ErrorModel/Losses -superclass ErrorModel/MultiState
ErrorModel/Losses instproc init {} {
    $self instvar model_ random_
    $self next {} {} {} pkt pkt 0 ""
    set model_ none
    set random_ [stream]
}
# A new model from now on: its kind and its values. Periodic losses in place of others go on counting if KEEP says so.
ErrorModel/Losses instproc begin {model keep} {
    $self instvar model_
    set before $model_
    set model_ [lindex $model 0]
    $self begin-$model_ [lrange $model 1 end] $before $keep
}
ErrorModel/Losses instproc corrupt {} { $self instvar model_; return [$self drops-$model_] }
ErrorModel/Losses instproc uniform {} { $self instvar random_; return [$random_ uniform 0.0 1.0] }
${Object.entries(NS2_LOSSES)
  .map(([kind, ns2]) => proceduresOf(kind, ns2))
  .join('')}
# The next LEFT packets of one flow, dropped where its access link ends.
Class ErrorModel/ForcedDrop -superclass ErrorModel/MultiState
ErrorModel/ForcedDrop instproc init {} {
    $self instvar left_
    $self next {} {} {} pkt pkt 0 ""
    set left_ 0
}
ErrorModel/ForcedDrop instproc drop-next {packets} { $self instvar left_; incr left_ $packets }
ErrorModel/ForcedDrop instproc corrupt {} {
    $self instvar left_
    if {$left_ == 0} { return 0 }
    incr left_ -1
    return 1
}
`;

/** The model's form in ns-2.35; undefined if it has none. */
function ns2Of({ kind }: PlainLossModel): Ns2Losses<PlainLossModel> | undefined {
  return NS2_LOSSES[kind];
}

/** A model as `begin` reads it: its kind and its values. One that ns-2.35 has not is none. */
function modelList(model: PlainLossModel): string {
  const ns2 = ns2Of(model);
  return ns2 ? [model.kind, ...ns2.values(model).map(tclValue)].join(' ') : NO_LOSSES.kind;
}

function tclValue(value: Ns2Value): string {
  return typeof value === 'number' ? number(value) : `{${value.map(tclValue).join(' ')}}`;
}

/** The loss models of one hop in order, each from its time on, s; `keep`: periodic loss goes on counting. */
interface Step {
  at: number;
  model: PlainLossModel;
  keep: boolean;
}

/** The loss models of a hop with the times from which they hold: its own, then those of events; schedules are resolved. */
function stepsOf(scenario: Scenario, hop: number): Step[] {
  const own = hopsOf(scenario)[hop]!.loss;
  const events = scenario.events
    .flatMap((event) => (event.do === 'loss' && event.hop === hop ? [event] : []))
    .sort((a, b) => a.at - b.at);
  const models: { at: number; model: LossModel; keep: boolean }[] = [
    { at: 0, model: own, keep: false },
    ...events.map(({ at, model }) => ({ at, model, keep: true })),
  ];
  return models.flatMap(({ at, model, keep }, index) => {
    if (model.kind !== 'schedule') return [{ at, model, keep }];
    const until = models[index + 1]?.at ?? Infinity;
    const past = model.steps.filter((step) => step.at <= at).slice(-1);
    const later = model.steps.filter((step) => step.at > at && step.at < until);
    const first: Step = past[0] ? { at, model: past[0].model, keep: false } : { at, model: NO_LOSSES, keep: false };
    return [first, ...later.map((step) => ({ ...step, keep: false }))];
  });
}

/** The losses of hop `hop` (those of `reverse` after the others), on the link between two routers; nothing if it never loses. */
export function lossesOf(scenario: Scenario, hop: number, from: string, to: string): string {
  const steps = stepsOf(scenario, hop);
  if (steps.every(({ model }) => model.kind === NO_LOSSES.kind)) return '';
  const lines = [
    `set losses(${hop}) [new ErrorModel/Losses]`,
    `$ns lossmodel $losses(${hop}) ${from} ${to}`,
    `$losses(${hop}) drop-target [new Agent/Null]`,
  ];
  for (const { at, model, keep } of steps)
    lines.push(`$ns at ${number(at)} "$losses(${hop}) begin {${modelList(model)}} ${keep ? 1 : 0}"`);
  return `${lines.join('\n')}\n`;
}

/** What the script loses otherwise than the scenario says. */
export function lossRemarks(scenario: Scenario): string[] {
  return hopsOf(scenario).flatMap((_, hop) => {
    const reasons = stepsOf(scenario, hop).flatMap(({ model }) => {
      return ns2Of(model) ? [] : [`ns-2.35 has no losses ${lossCard(model).name}`];
    });
    return [...new Set(reasons)].map((reason) => `hop ${hop}: ${reason}; nothing is lost in its place`);
  });
}

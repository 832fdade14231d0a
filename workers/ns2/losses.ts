/**
 * Artificial losses for ns-2.35: a `Door` before a hop's queue is asked once for each packet that comes, retransmissions
 * and handshakes included, as ours is (engine/network/loss.ts). It is an ErrorModel whose `corrupt` is Tcl, so that every
 * model of the format, and every change of it while a run goes on, is the same few lines there as here.
 */
import { hopsOf } from '../engine/scenario/hops.ts';
import type { LossModel, PlainLossModel, Scenario } from '../engine/scenario/types.ts';
import { number } from './tcl.ts';

export const DOORS = `
# ---- losses at the door of a hop, asked for each packet before the queue sees it
Class ErrorModel/Door -superclass ErrorModel/MultiState
ErrorModel/Door instproc init {} {
    $self instvar model_ random_ every_ left_
    $self next {} {} {} pkt pkt 0 ""
    set model_ none
    set every_ 0
    set left_ 0
    set random_ [stream]
}
# A new model from now on. Periodic loss in place of periodic loss goes on counting if KEEP says so.
ErrorModel/Door instproc begin {model keep} {
    global ns
    $self instvar model_ every_ left_ gaps_ index_ phases_ until_ next_ mean_ cv_ change_ means_ chance_ state_
    set kind [lindex $model 0]
    set counted [expr {$keep && $model_ eq "periodic" ? $every_ - $left_ : -1}]
    set model_ $kind
    set state_ 0
    switch $kind {
        periodic {
            set every_ [lindex $model 1]
            set left_ [expr {$counted >= 0 ? $every_ - $counted : [lindex $model 2]}]
        }
        bernoulli { set chance_ [lindex $model 1] }
        interval {
            set mean_ [lindex $model 1]
            set cv_ [lindex $model 2]
            set next_ [expr {[$ns now] + [$self draw]}]
        }
        pattern { set gaps_ [lindex $model 1]; set index_ 0; set left_ [lindex $gaps_ 0] }
        phases {
            set phases_ [lindex $model 1]
            set index_ 0
            set left_ [lindex [lindex $phases_ 0] 1]
            set until_ [expr {[$ns now] + [lindex [lindex $phases_ 0] 0]}]
        }
        gilbert-packets { set change_ [lrange $model 1 2]; set chance_ [lrange $model 3 4] }
        gilbert-seconds {
            set means_ [lrange $model 1 2]
            set chance_ [lrange $model 3 4]
            set until_ [expr {[$ns now] + [$self hold]}]
        }
    }
}
ErrorModel/Door instproc uniform {} { $self instvar random_; return [$random_ uniform 0.0 1.0] }
ErrorModel/Door instproc draw {} {
    $self instvar mean_ cv_
    if {$cv_ == 0} { return $mean_ }
    return [expr {$mean_ * (1.0 - $cv_) - $mean_ * $cv_ * log(1.0 - [$self uniform])}]
}
ErrorModel/Door instproc hold {} {
    $self instvar means_ state_
    return [expr {-[lindex $means_ $state_] * log(1.0 - [$self uniform])}]
}
ErrorModel/Door instproc corrupt {} { $self instvar model_; return [$self $model_] }
ErrorModel/Door instproc none {} { return 0 }
ErrorModel/Door instproc bernoulli {} { $self instvar chance_; return [expr {[$self uniform] < $chance_}] }
ErrorModel/Door instproc periodic {} {
    $self instvar every_ left_
    incr left_ -1
    if {$left_ > 0} { return 0 }
    set left_ $every_
    return 1
}
# The first packet after a random time is lost; then the next time is drawn.
ErrorModel/Door instproc interval {} {
    global ns
    $self instvar next_
    if {[$ns now] < $next_} { return 0 }
    set next_ [expr {[$ns now] + [$self draw]}]
    return 1
}
ErrorModel/Door instproc pattern {} {
    $self instvar gaps_ index_ left_
    incr left_ -1
    if {$left_ > 0} { return 0 }
    set index_ [expr {($index_ + 1) % [llength $gaps_]}]
    set left_ [lindex $gaps_ $index_]
    return 1
}
# Spans of time, in each every so many-th packet is lost (0: none).
ErrorModel/Door instproc phases {} {
    global ns
    $self instvar phases_ index_ until_ left_
    while {[$ns now] >= $until_} {
        set index_ [expr {($index_ + 1) % [llength $phases_]}]
        set until_ [expr {$until_ + [lindex [lindex $phases_ $index_] 0]}]
        set left_ [lindex [lindex $phases_ $index_] 1]
    }
    incr left_ -1
    if {$left_ != 0} { return 0 }
    set left_ [lindex [lindex $phases_ $index_] 1]
    return 1
}
# Gilbert-Elliott: a good and a bad state with their chances of loss, changing by packets or by time.
ErrorModel/Door instproc gilbert-packets {} {
    $self instvar change_ chance_ state_
    set lost [expr {[$self uniform] < [lindex $chance_ $state_]}]
    if {[$self uniform] < [lindex $change_ $state_]} { set state_ [expr {1 - $state_}] }
    return $lost
}
ErrorModel/Door instproc gilbert-seconds {} {
    global ns
    $self instvar chance_ state_ until_
    while {[$ns now] >= $until_} {
        set state_ [expr {1 - $state_}]
        set until_ [expr {$until_ + [$self hold]}]
    }
    return [expr {[$self uniform] < [lindex $chance_ $state_]}]
}
# The next LEFT packets of one flow, dropped where its access link ends.
Class ErrorModel/Condemn -superclass ErrorModel/MultiState
ErrorModel/Condemn instproc init {} {
    $self instvar left_
    $self next {} {} {} pkt pkt 0 ""
    set left_ 0
}
ErrorModel/Condemn instproc condemn {packets} { $self instvar left_; incr left_ $packets }
ErrorModel/Condemn instproc corrupt {} {
    $self instvar left_
    if {$left_ == 0} { return 0 }
    incr left_ -1
    return 1
}
`;

/** A loss model as the script's Tcl procedures read it. */
function modelList(model: PlainLossModel): string {
  switch (model.kind) {
    case 'none':
      return 'none';
    case 'periodic':
      return `periodic ${number(model.every)} ${number(model.offset)}`;
    case 'bernoulli':
      return `bernoulli ${number(model.p)}`;
    case 'interval':
      return `interval ${number(model.mean)} ${number(model.cv)}`;
    case 'pattern':
      return `pattern {${model.gaps.map(number).join(' ')}}`;
    case 'phases':
      return `phases {${model.phases.map(({ seconds, every }) => `{${number(seconds)} ${number(every ?? 0)}}`).join(' ')}}`;
    case 'gilbert':
      return model.by === 'packets'
        ? `gilbert-packets ${[model.toBad, model.toGood, model.lossGood, model.lossBad].map(number).join(' ')}`
        : `gilbert-seconds ${[model.good, model.bad, model.lossGood, model.lossBad].map(number).join(' ')}`;
  }
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
    const first: Step = past[0]
      ? { at, model: past[0].model, keep: false }
      : { at, model: { kind: 'none' }, keep: false };
    return [first, ...later.map((step) => ({ ...step, keep: false }))];
  });
}

/** The loss in front of hop `hop` (hops of the reverse path are numbered last), on the link between two routers; nothing if it never loses. */
export function doorOf(scenario: Scenario, hop: number, from: string, to: string): string {
  const steps = stepsOf(scenario, hop);
  if (steps.every(({ model }) => model.kind === 'none')) return '';
  const lines = [
    `set door(${hop}) [new ErrorModel/Door]`,
    `$ns lossmodel $door(${hop}) ${from} ${to}`,
    `$door(${hop}) drop-target [new Agent/Null]`,
  ];
  for (const { at, model, keep } of steps)
    lines.push(`$ns at ${number(at)} "$door(${hop}) begin {${modelList(model)}} ${keep ? 1 : 0}"`);
  return `${lines.join('\n')}\n`;
}

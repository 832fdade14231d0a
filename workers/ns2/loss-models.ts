/** The loss models as ns-2.35 runs them, by kind. A model that is not here ns-2.35 has not: nothing is lost in its place. */
import type { PlainLossModel } from '../engine/network/losses/index.ts';

/** A value of a model as a Tcl list. */
export type Ns2Value = number | readonly Ns2Value[];

/**
 * A model in ns-2.35: Tcl of two procedures of an ErrorModel. `begin` has the model's values as the list `values`;
 * `drops` returns 1 where the packet that arrives now is lost. Both have `$self` and `$ns` and share `variables`;
 * `[$self uniform]` draws from [0, 1).
 */
export interface Ns2Losses<Chosen = never> {
  values(model: Chosen): readonly Ns2Value[];
  variables: readonly string[];
  begin: string;
  drops: string;
  /** Further procedures by name, with the same variables. */
  methods?: Readonly<Record<string, string>>;
}

type Ns2Models = { readonly [Kind in PlainLossModel['kind']]?: Ns2Losses<Extract<PlainLossModel, { kind: Kind }>> };

export const NS2_LOSSES: Ns2Models = {
  none: { values: () => [], variables: [], begin: '', drops: 'return 0' },
  periodic: {
    values: ({ every, offset }) => [every, offset],
    variables: ['every_', 'left_'],
    begin: `
set counted [expr {$keep && $before eq "periodic" ? $every_ - $left_ : -1}]
lassign $values every_ left_
if {$counted >= 0} { set left_ [expr {$every_ - $counted}] }`,
    drops: `
incr left_ -1
if {$left_ > 0} { return 0 }
set left_ $every_
return 1`,
  },
  bernoulli: {
    values: ({ p }) => [p],
    variables: ['chance_'],
    begin: 'lassign $values chance_',
    drops: 'return [expr {[$self uniform] < $chance_}]',
  },
  interval: {
    values: ({ mean, cv }) => [mean, cv],
    variables: ['mean_', 'cv_', 'next_'],
    begin: `
lassign $values mean_ cv_
set next_ [expr {[$ns now] + [$self interval-time]}]`,
    drops: `
if {[$ns now] < $next_} { return 0 }
set next_ [expr {[$ns now] + [$self interval-time]}]
return 1`,
    methods: {
      'interval-time': `
if {$cv_ == 0} { return $mean_ }
return [expr {$mean_ * (1.0 - $cv_) - $mean_ * $cv_ * log(1.0 - [$self uniform])}]`,
    },
  },
  pattern: {
    values: (model) => [model.gaps],
    variables: ['gaps_', 'index_', 'left_'],
    begin: `
lassign $values gaps_
set index_ 0
set left_ [lindex $gaps_ 0]`,
    drops: `
incr left_ -1
if {$left_ > 0} { return 0 }
set index_ [expr {($index_ + 1) % [llength $gaps_]}]
set left_ [lindex $gaps_ $index_]
return 1`,
  },
  phases: {
    // 0 is none: counting down from 0 never comes to 0.
    values: (model) => [model.phases.map(({ seconds, every }) => [seconds, every ?? 0])],
    variables: ['phases_', 'index_', 'until_', 'left_'],
    begin: `
lassign $values phases_
set index_ 0
set left_ [lindex [lindex $phases_ 0] 1]
set until_ [expr {[$ns now] + [lindex [lindex $phases_ 0] 0]}]`,
    drops: `
while {[$ns now] >= $until_} {
    set index_ [expr {($index_ + 1) % [llength $phases_]}]
    set until_ [expr {$until_ + [lindex [lindex $phases_ $index_] 0]}]
    set left_ [lindex [lindex $phases_ $index_] 1]
}
incr left_ -1
if {$left_ != 0} { return 0 }
set left_ [lindex [lindex $phases_ $index_] 1]
return 1`,
  },
  gilbert: {
    values: ({ by, toBad, toGood, good, bad, lossGood, lossBad }) => [
      by === 'packets' ? [toBad, toGood] : [],
      by === 'seconds' ? [good, bad] : [],
      [lossGood, lossBad],
    ],
    variables: ['change_', 'means_', 'chance_', 'state_', 'until_'],
    begin: `
lassign $values change_ means_ chance_
set state_ 0
if {$means_ ne ""} { set until_ [expr {[$ns now] + [$self gilbert-hold]}] }`,
    drops: `
while {$means_ ne "" && [$ns now] >= $until_} {
    set state_ [expr {1 - $state_}]
    set until_ [expr {$until_ + [$self gilbert-hold]}]
}
set lost [expr {[$self uniform] < [lindex $chance_ $state_]}]
if {$change_ ne "" && [$self uniform] < [lindex $change_ $state_]} { set state_ [expr {1 - $state_}] }
return $lost`,
    methods: { 'gilbert-hold': 'return [expr {-[lindex $means_ $state_] * log(1.0 - [$self uniform])}]' },
  },
};

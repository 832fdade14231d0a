/** Unresponsive sources for ns-2.35. They stand at the routers of the path, as ours do. */
import type { CbrSettings } from '../engine/network/sources/cbr.ts';
import { sourceCard } from '../engine/network/sources/index.ts';
import type { OnOffSettings } from '../engine/network/sources/onoff.ts';
import type { PingSettings } from '../engine/network/sources/ping.ts';
import type { Scenario, TrafficSource } from '../engine/scenario/types.ts';
import { router } from './network.ts';
import { number, rateText } from './tcl.ts';

/** Jitter of ns-2's CBR with `random_ 1`. */
const RANDOM_JITTER = 0.5;

export const SOURCES = `
# ---- unresponsive sources: each can start and stop
proc udp {bytes from to} {
    global ns fids lastFid
    set sender [new Agent/UDP]
    set receiver [new Agent/Null]
    $ns attach-agent $from $sender
    $ns attach-agent $to $receiver
    $ns connect $sender $receiver
    $sender set packetSize_ $bytes
    $sender set fid_ [incr fids]
    return $sender
}
`;

const SQUARE = `# HIGH bit/s for ON seconds, LOW for OFF seconds, beginning high.
Class Square
Square instproc init {cbr high low on off} {
    $self instvar cbr_ rates_ spans_ rate_ turn_
    $self next
    set cbr_ $cbr
    set rates_ [list $low $high]
    set spans_ [list $off $on]
    set rate_ 0
    set turn_ 0
}
Square instproc start {} { $self instvar rate_ turn_; set rate_ 0; $self turn [incr turn_] 1 }
Square instproc stop {} { $self instvar cbr_ rate_ turn_; incr turn_; set rate_ 0; $cbr_ stop }
Square instproc turn {number high} {
    global ns
    $self instvar cbr_ rates_ spans_ rate_ turn_
    if {$number != $turn_} return
    set before $rate_
    set rate_ [lindex $rates_ $high]
    if {$rate_ == 0} { $cbr_ stop } else { $cbr_ set rate_ $rate_ }
    if {$rate_ > 0 && $before == 0} { $cbr_ start }
    $ns at [expr {[$ns now] + [lindex $spans_ $high]}] "$self turn $number [expr {1 - $high}]"
}
`;

const RAMP = `# From FIRST to LAST bit/s in SPAN seconds, over and over: a packet leaves when its bits have gone by since the one before.
Class Ramp
Ramp instproc init {sender bytes jitter first last span} {
    $self instvar sender_ bytes_ jitter_ first_ last_ span_ random_ run_
    $self next
    foreach name {sender bytes jitter first last span} { set \${name}_ [set $name] }
    set random_ [stream]
    set run_ 0
}
Ramp instproc start {} {
    global ns
    $self instvar start_ run_
    set start_ [$ns now]
    incr run_
    $self later
}
Ramp instproc stop {} { $self instvar run_; incr run_ }
Ramp instproc later {} {
    global ns
    $self instvar run_
    $ns at [expr {[$ns now] + [$self gap]}] "$self act $run_"
}
Ramp instproc act {run} {
    $self instvar run_ sender_ bytes_
    if {$run != $run_} return
    $sender_ send $bytes_
    $self later
}
Ramp instproc gap {} {
    global ns
    $self instvar bytes_ jitter_ first_ last_ span_ random_ start_
    set bits [expr {8.0 * $bytes_ * (1 + $jitter_ * [$random_ uniform -1.0 1.0])}]
    set slope [expr {double($last_ - $first_) / $span_}]
    set ramps [expr {([$ns now] - $start_) / double($span_)}]
    set into [expr {$span_ * ($ramps - floor($ramps))}]
    set rate [expr {$first_ + $slope * $into}]
    set left [expr {$span_ - $into}]
    set thisRamp [expr {$left * ($rate + $last_) / 2.0}]
    if {$bits <= $thisRamp} { return [$self onRamp $bits $rate $slope] }
    set aRamp [expr {$span_ * ($first_ + $last_) / 2.0}]
    set later [expr {$bits - $thisRamp}]
    set whole [expr {floor($later / $aRamp)}]
    return [expr {$left + $whole * $span_ + [$self onRamp [expr {$later - $whole * $aRamp}] $first_ $slope]}]
}
# Time t with rate t + slope t^2/2 = bits.
Ramp instproc onRamp {bits rate slope} {
    if {$bits == 0} { return 0.0 }
    return [expr {2 * $bits / ($rate + sqrt(max(0.0, $rate * $rate + 2 * $slope * $bits)))}]
}
`;

const SEVERAL = `# On/off sources together, each of which starts after a random part of JITTER seconds.
Class Several
Several instproc init {jitter} { $self instvar jitter_ random_ sources_ run_; $self next; set jitter_ $jitter; set random_ [stream]; set sources_ {}; set run_ 0 }
Several instproc add {source} { $self instvar sources_; lappend sources_ $source }
Several instproc start {} {
    global ns
    $self instvar jitter_ random_ sources_ run_
    incr run_
    foreach source $sources_ { $ns at [expr {[$ns now] + $jitter_ * [$random_ uniform 0.0 1.0]}] "$self begin $run_ $source" }
}
Several instproc begin {run source} { $self instvar run_; if {$run == $run_} { $source start } }
Several instproc stop {} { $self instvar sources_ run_; incr run_; foreach source $sources_ { $source stop } }
`;

const PINGS = `# A probe every EVERY seconds, each answered at once.
Class Pings
Agent/Ping instproc recv {from rtt} {}
Pings instproc init {bytes every from to} {
    global ns fids
    $self instvar sender_ every_ run_
    $self next
    set sender_ [new Agent/Ping]
    set echo [new Agent/Ping]
    $ns attach-agent $from $sender_
    $ns attach-agent $to $echo
    $ns connect $sender_ $echo
    incr fids
    foreach agent [list $sender_ $echo] { $agent set packetSize_ $bytes; $agent set fid_ $fids }
    set every_ $every
    set run_ 0
}
Pings instproc start {} { $self instvar run_; $self probe [incr run_] }
Pings instproc stop {} { $self instvar run_; incr run_ }
Pings instproc probe {run} {
    global ns
    $self instvar sender_ every_ run_
    if {$run != $run_} return
    $sender_ send
    $ns at [expr {[$ns now] + $every_}] "$self probe $run"
}
`;

const SILENT = `# Stands for a source that ns-2.35 has not: it sends nothing.
Class Silent
Silent instproc start {} {}
Silent instproc stop {} {}
`;

/** A source as ns-2.35 has it. `name` is its variable in the script, `udp` a command that makes a sender for it. */
interface Written {
  /** What it is, for a comment. */
  what: string;
  /** A class of the script that it needs; '' for none. */
  class: string;
  lines: string[];
  remark?: string;
}

type Writer<Chosen> = (source: Chosen, name: string, udp: string) => Written;

/** How each kind of source is written; of a kind that is not here a script says so. */
const WRITERS: { [Kind in TrafficSource['kind']]?: Writer<Extract<TrafficSource, { kind: Kind }>> } = {
  cbr: wave,
  onoff: severalBursts,
  ping: probes,
};

function written(source: TrafficSource, name: string, udp: string): Written {
  const writer = WRITERS[source.kind] as Writer<TrafficSource> | undefined;
  if (writer) return writer(source, name, udp);
  const { name: called } = sourceCard(source);
  const remark = `ns-2.35 has no ${called}; it sends nothing here`;
  return { what: called, class: SILENT, lines: [`set ${name} [new Silent]`], remark };
}

/** The sources of a scenario, the classes they need, and what differs. */
export function traffic(scenario: Scenario): { tcl: string; remarks: string[] } {
  if (scenario.traffic.length === 0) return { tcl: '', remarks: [] };
  const remarks: string[] = [];
  const classes = new Set<string>();
  const parts = scenario.traffic.map((source, index) => {
    const name = `source(${index})`;
    const udp = `[udp ${source.packetSize} ${router(source.enter)} ${router(source.leave + 1)}]`;
    const { what, class: needed, lines, remark } = written(source, name, udp);
    classes.add(needed);
    if (remark) remarks.push(`source ${index}: ${remark}`);
    return `${[
      `# source ${index}: ${what}`,
      `set firstFid(${index}) [expr {$fids + 1}]`,
      ...lines,
      `set lastFid(${index}) $fids`,
      `set sourceBytes(${index}) ${source.packetSize}`,
      `set sourceHop(${index}) ${source.leave}`,
      `$ns at ${number(source.start)} "$${name} start"`,
      ...(source.stop === null ? [] : [`$ns at ${number(source.stop)} "$${name} stop"`]),
    ].join('\n')}\n`;
  });
  return { tcl: `${SOURCES}${[...classes].join('')}${parts.join('')}`, remarks };
}

function wave(source: CbrSettings, name: string, udp: string): Written {
  const what = `${source.wave}, up to ${rateText(source.high)}`;
  if (source.wave === 'sawtooth' || source.wave === 'reverse-sawtooth') {
    const [first, last] = source.wave === 'sawtooth' ? [source.low, source.high] : [source.high, source.low];
    const ramp = `${source.packetSize} ${[source.jitter, first, last, source.on].map(number).join(' ')}`;
    return { what, class: RAMP, lines: [`set ${name} [new Ramp ${udp} ${ramp}]`] };
  }
  // `random_` of the CBR that comes nearest.
  const random = source.jitter >= RANDOM_JITTER / 2 ? 1 : 0;
  const square = source.wave === 'square';
  const spans = [source.high, source.low, source.on, source.off].map(number).join(' ');
  return {
    what,
    class: square ? SQUARE : '',
    lines: [
      'set cbr [new Application/Traffic/CBR]',
      `foreach {name value} {packetSize_ ${source.packetSize} rate_ ${number(source.high)} random_ ${random}} { $cbr set $name $value }`,
      `$cbr attach-agent ${udp}`,
      square ? `set ${name} [new Square $cbr ${spans}]` : `set ${name} $cbr`,
    ],
    ...(source.jitter !== random * RANDOM_JITTER && {
      remark: `the gaps of ns-2's CBR vary by 0 or 0.5 of their length; the scenario asks for ${source.jitter}, here it is ${random * RANDOM_JITTER}`,
    }),
  };
}

function probes({ packetSize, every, enter, leave }: PingSettings, name: string): Written {
  const ends = `${router(enter)} ${router(leave + 1)}`;
  return {
    what: 'ping',
    class: PINGS,
    lines: [`set ${name} [new Pings ${packetSize} ${number(every)} ${ends}]`],
  };
}

function severalBursts(source: OnOffSettings, name: string, udp: string): Written {
  const pareto = source.lengths === 'pareto';
  return {
    what: `${source.sources} on/off sources of ${rateText(source.rate)}`,
    class: SEVERAL,
    lines: [
      `set ${name} [new Several ${number(source.startJitter)}]`,
      `for {set i 0} {$i < ${source.sources}} {incr i} {`,
      `    set burst [new Application/Traffic/${pareto ? 'Pareto' : 'Exponential'}]`,
      `    foreach {name value} {packetSize_ ${source.packetSize} rate_ ${number(source.rate)} burst_time_ ${number(source.meanOn)} idle_time_ ${number(source.meanOff)}${pareto ? ` shape_ ${number(source.shape)}` : ''}} { $burst set $name $value }`,
      `    $burst attach-agent ${udp}`,
      `    $${name} add $burst`,
      '}',
    ],
  };
}

/** Unresponsive sources for ns-2.35. They stand at the routers of the path, as ours do. */
import type { CbrSource, OnOffSource, Scenario, TrafficSource } from '../engine/scenario/types.ts';
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

/** The sources of a scenario, the classes they need, and what differs. */
export function traffic(scenario: Scenario): { tcl: string; remarks: string[] } {
  if (scenario.traffic.length === 0) return { tcl: '', remarks: [] };
  const remarks: string[] = [];
  const waves = new Set(
    scenario.traffic.map((source) => (source.kind === 'onoff' ? 'onoff' : isRamp(source) ? 'ramp' : source.wave)),
  );
  const parts = scenario.traffic.map((source, index) => {
    if (source.kind === 'cbr' && !isRamp(source) && source.jitter !== 0 && source.jitter !== RANDOM_JITTER) {
      remarks.push(
        `source ${index}: the gaps of ns-2's CBR vary by 0 or 0.5 of their length; the scenario asks for ${source.jitter}, here it is ${randomOf(source) * RANDOM_JITTER}`,
      );
    }
    return sourceTcl(source, index);
  });
  const classes = [
    waves.has('square') ? SQUARE : '',
    waves.has('ramp') ? RAMP : '',
    waves.has('onoff') ? SEVERAL : '',
  ].join('');
  return { tcl: `${SOURCES}${classes}${parts.join('')}`, remarks };
}

function sourceTcl(source: TrafficSource, index: number): string {
  const name = `source(${index})`;
  const lines = [
    `# source ${index}: ${source.kind === 'cbr' ? `${source.wave}, up to ${rateText(source.high)}` : `${source.sources} on/off sources of ${rateText(source.rate)}`}`,
  ];
  const udp = `[udp ${source.packetSize} ${router(source.enter)} ${router(source.leave + 1)}]`;
  lines.push(`set firstFid(${index}) [expr {$fids + 1}]`);
  if (source.kind === 'onoff') lines.push(...onOff(source, name, udp));
  else if (isRamp(source)) {
    const [first, last] = source.wave === 'sawtooth' ? [source.low, source.high] : [source.high, source.low];
    lines.push(
      `set ${name} [new Ramp ${udp} ${source.packetSize} ${number(source.jitter)} ${number(first)} ${number(last)} ${number(source.on)}]`,
    );
  } else {
    lines.push(
      'set cbr [new Application/Traffic/CBR]',
      `foreach {name value} {packetSize_ ${source.packetSize} rate_ ${number(source.high)} random_ ${randomOf(source)}} { $cbr set $name $value }`,
      `$cbr attach-agent ${udp}`,
      source.wave === 'square'
        ? `set ${name} [new Square $cbr ${[source.high, source.low, source.on, source.off].map(number).join(' ')}]`
        : `set ${name} $cbr`,
    );
  }
  lines.push(
    `set lastFid(${index}) $fids`,
    `set sourceBytes(${index}) ${source.packetSize}`,
    `set sourceHop(${index}) ${source.leave}`,
    `$ns at ${number(source.start)} "$${name} start"`,
  );
  if (source.stop !== null) lines.push(`$ns at ${number(source.stop)} "$${name} stop"`);
  return `${lines.join('\n')}\n`;
}

function onOff(source: OnOffSource, name: string, udp: string): string[] {
  const pareto = source.lengths === 'pareto';
  return [
    `set ${name} [new Several ${number(source.startJitter)}]`,
    `for {set i 0} {$i < ${source.sources}} {incr i} {`,
    `    set burst [new Application/Traffic/${pareto ? 'Pareto' : 'Exponential'}]`,
    `    foreach {name value} {packetSize_ ${source.packetSize} rate_ ${number(source.rate)} burst_time_ ${number(source.meanOn)} idle_time_ ${number(source.meanOff)}${pareto ? ` shape_ ${number(source.shape)}` : ''}} { $burst set $name $value }`,
    `    $burst attach-agent ${udp}`,
    `    $${name} add $burst`,
    '}',
  ];
}

function isRamp(source: CbrSource): boolean {
  return source.wave === 'sawtooth' || source.wave === 'reverse-sawtooth';
}

/** `random_` of the CBR that comes nearest. */
function randomOf(source: CbrSource): 0 | 1 {
  return source.jitter >= RANDOM_JITTER / 2 ? 1 : 0;
}

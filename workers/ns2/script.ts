/**
 * A scenario as a script for ns-2.35, to be run there as it is: `ns FILE.tcl [SEED]`. What ns-2.35 has not is left out or
 * replaced, and the script's head says so. Random numbers are not shared with the engine: compare means over seeds.
 */
import type { Scenario, TimedEvent } from '../engine/scenario/types.ts';
import { ENGINE_VERSION } from '../engine/version.ts';
import { FLOWS, groupsOf, groupTcl, type ScriptGroup } from './flows.ts';
import { LOSS_MODELS, lossRemarks } from './losses.ts';
import { linksOf, network, setRoom } from './network.ts';
import { comment, number } from './tcl.ts';
import { traffic } from './traffic.ts';

export interface Ns2Export {
  /** The script, ASCII. */
  script: string;
  /** Flow groups that are not in it, and why. */
  leftOut: string[];
  /** Where it differs from the scenario otherwise. */
  remarks: string[];
}

/** What the script prints, as its head and the documentation say it. */
const OUTPUT = `# It prints, with tabs between, for the time after the warm-up:
#   flow    GROUP  NAME  NUMBER  MBIT_PER_S  COMPLETION_S
#   source  NUMBER  MBIT_PER_S
#   hop     NUMBER  ARRIVALS  DROPS  DROP_RATE
# Throughput of TCP is what was acknowledged in order, of other flows and of sources what left their last hop.
# COMPLETION_S is the time of a finite transfer, - if there is none. Drops are the queue's; losses in front of the queue are no arrivals.`;

/**
 * The script for a normalized scenario.
 * @param link address of the scenario, to be named in the head
 */
export function toNs2(scenario: Scenario, link = ''): Ns2Export {
  const { groups, leftOut, remarks } = groupsOf(scenario);
  const net = network(scenario);
  const sources = traffic(scenario);
  const all = [...net.remarks, ...lossRemarks(scenario), ...remarks, ...sources.remarks, ...eventRemarks(scenario)];
  const parts = [
    head(scenario, link, leftOut, all),
    LOSS_MODELS,
    '\n# ---- network\n',
    net.tcl,
    FLOWS,
    ...groups.map((group) => groupTcl(scenario, group)),
    sources.tcl,
    events(scenario, groups),
    report(scenario),
  ];
  return { script: parts.join(''), leftOut, remarks: all };
}

function head(scenario: Scenario, link: string, leftOut: string[], remarks: string[]): string {
  const lines = [
    `# ${comment(scenario.title || 'A scenario of Sawtooth')}`,
    '#',
    `# Written by Sawtooth ${ENGINE_VERSION} for ns-2.35. Run it as  ns FILE.tcl [SEED]`,
    ...(link === '' ? [] : [`# ${comment(link, 20_000)}`]),
    '#',
    OUTPUT,
    ...(leftOut.length > 0
      ? ['#', '# LEFT OUT, for ns-2.35 does not have it:', ...leftOut.map((line) => `#   ${comment(line, 200)}`)]
      : []),
    ...(remarks.length > 0
      ? ['#', '# Where it is not quite what the scenario says:', ...remarks.map((line) => `#   ${comment(line, 200)}`)]
      : []),
  ];
  return `${lines.join('\n')}

set seed ${scenario.seed}
if {$argc > 0} { set seed [lindex $argv 0] }
if {![string is wide -strict $seed] || $seed < 0} { puts stderr "usage: ns FILE.tcl \\[SEED\\]"; exit 2 }
set warmup ${number(scenario.warmup)}
set duration ${number(scenario.duration)}

remove-all-packet-headers
add-packet-header Flags IP RTP TCP TFRC TFRC_ACK RAP Message
set ns [new Simulator]
ns-random [expr {1 + $seed % 2147483646}]
# Whoever draws random numbers here has a stream of its own.
set streams 0
proc stream {} {
    global seed streams
    set random [new RNG]
    $random seed [expr {1 + (7919 * $seed + 104729 * [incr streams]) % 2147483646}]
    return $random
}
`;
}

function events(scenario: Scenario, groups: readonly ScriptGroup[]): string {
  const lines = scenario.events.flatMap((event) => {
    const act = ACTIONS[event.do] as Action<What> | undefined;
    const action = act?.(event, scenario, groups) ?? null;
    return action === null ? [] : [`$ns at ${number(event.at)} "${action}"`];
  });
  return lines.length === 0 ? '' : `\n# ---- events\n${lines.join('\n')}\n`;
}

type What = TimedEvent['do'];
type EventOf<Do extends What> = Extract<TimedEvent, { do: Do }>;
type Action<Do extends What> = (
  event: EventOf<Do>,
  scenario: Scenario,
  groups: readonly ScriptGroup[],
) => string | null;

/** What an event does, in Tcl; null for those of groups that are left out, and for losses, which the hop's `Losses` knows. */
const ACTIONS: { readonly [Do in What]?: Action<Do> } = {
  loss: () => null,
  rate({ hop, rate }, scenario) {
    const { from, to } = linksOf(scenario).hops[hop]!;
    return `[[$ns link ${from} ${to}] link] set bandwidth_ ${number(rate)}`;
  },
  delay({ hop, delay }, scenario) {
    const { from, to } = linksOf(scenario).hops[hop]!;
    const both = [`${from} ${to}`, ...(scenario.reverse === 'ideal' ? [`${to} ${from}`] : [])];
    const set = (link: string, name: string, value: string): string => `[[$ns link ${link}] link] set ${name} ${value}`;
    // Else ns-2.35 lets packets overtake those that left before the delay became shorter.
    return both
      .flatMap((link) => [set(link, 'avoidReordering_', 'true'), set(link, 'delay_', number(delay))])
      .join('; ');
  },
  queue: ({ hop, limit }, scenario) => setRoom(scenario, hop, limit),
  cbr: ({ source, on }) => `$source(${source}) ${on ? 'start' : 'stop'}`,
  drop: ({ group, flow, count }, _, groups) =>
    ofGroup(group, groups, (index) => `$forced(${index},${flow}) drop-next ${count}`),
  start: ({ group, count }, _, groups) => ofGroup(group, groups, (index) => `startSome ${index} ${count ?? 0}`),
  stop: ({ group, count }, _, groups) => ofGroup(group, groups, (index) => `stopSome ${index} ${count ?? 0}`),
};

function ofGroup(id: string, groups: readonly ScriptGroup[], act: (index: number) => string): string | null {
  const index = groups.find(({ group }) => group.id === id)?.index;
  return index === undefined ? null : act(index);
}

/** What the script's head says of events that ns-2.35 does not have. Its random numbers are others, so a packet of this run is none of that one. */
const MISSING: { readonly [Do in What]?: (event: EventOf<Do>) => string } = {
  spare: ({ packet, group, at }) =>
    `packet ${packet} of ${group} is not spared at ${number(at)} s: it is a packet of this run only`,
  absent: ({ flow, group }) => `flow ${flow} of ${group} is there: ns-2 cannot leave one of a group out`,
  lose: ({ group }) =>
    `no packet of ${group} is lost by its number: ns-2 has no error model that knows a flow's packets`,
};

function eventRemarks({ events: happening }: Scenario): string[] {
  return happening.flatMap((event) => {
    if (event.do in ACTIONS) return [];
    const remark = MISSING[event.do] as ((of: TimedEvent) => string) | undefined;
    return (
      remark?.(event) ?? `the change '${event.do}' at ${number(event.at)} s does not happen: ns-2.35 has no such change`
    );
  });
}

function report(scenario: Scenario): string {
  const { hops } = linksOf(scenario);
  return `
# ---- what is printed
# Packets of each flow id that left a hop so far.
proc departures {} {
    global monitor departed
    foreach hop [array names monitor] {
        foreach flow [$monitor($hop) flows] { set departed($hop,[$flow set flowid_]) [$flow set pdepartures_] }
    }
}
proc departedOf {hop fid} { global departed; return [expr {[info exists departed($hop,$fid)] ? $departed($hop,$fid) : 0}] }
# Packets that a flow got through so far; the handshake is one.
proc received {key} {
    global kindOf senderOf fidOf hopOf
    set group [lindex [split $key ,] 0]
    if {$kindOf($group) eq "tcp"} { return [expr {[$senderOf($key) set ack_] + 1}] }
    return [departedOf $hopOf($group) $fidOf($key)]
}
proc receivedOfSource {source} {
    global firstFid lastFid sourceHop
    set sum 0
    for {set fid $firstFid($source)} {$fid <= $lastFid($source)} {incr fid} { incr sum [departedOf $sourceHop($source) $fid] }
    return $sum
}
proc mark {} {
    global before senderOf firstFid monitor
    departures
    foreach key [array names senderOf] { set before($key) [received $key] }
    foreach source [array names firstFid] { set before(source,$source) [receivedOfSource $source] }
    foreach hop [array names monitor] { foreach what {parrivals_ pdrops_} { set before(hop,$hop,$what) [$monitor($hop) set $what] } }
}
proc megabits {packets bytes} { global warmup duration; return [format %.6f [expr {$packets * $bytes * 8e-6 / ($duration - $warmup)}]] }
proc report {} {
    global before done monitor sizeOf nameOf bytesOf firstFid sourceBytes
    departures
    foreach group [lsort -integer [array names sizeOf]] {
        for {set i 0} {$i < $sizeOf($group)} {incr i} {
            set key $group,$i
            puts [join [list flow $group $nameOf($group) $i [megabits [expr {[received $key] - $before($key)}] $bytesOf($group)] $done($key)] \\t]
        }
    }
    foreach source [lsort -integer [array names firstFid]] {
        puts [join [list source $source [megabits [expr {[receivedOfSource $source] - $before(source,$source)}] $sourceBytes($source)]] \\t]
    }
    for {set hop 0} {$hop < ${hops.length}} {incr hop} {
        foreach what {parrivals_ pdrops_} { set $what [expr {[$monitor($hop) set $what] - $before(hop,$hop,$what)}] }
        puts [join [list hop $hop $parrivals_ $pdrops_ [expr {$parrivals_ > 0 ? double($pdrops_) / $parrivals_ : 0}]] \\t]
    }
    exit 0
}
array set sizeOf {}
array set firstFid {}
array set senderOf {}
$ns at $warmup mark
$ns at $duration report
$ns run
`;
}

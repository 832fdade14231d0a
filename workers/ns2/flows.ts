/** Flow groups as agents of ns-2.35, each flow from its host through its hops to its host, and what starts and stops them. */
import { flowRtts } from '../engine/scenario/rtt.ts';
import { transportSettings } from '../engine/scenario/transport-profiles.ts';
import type { FlowGroup, Scenario } from '../engine/scenario/types.ts';
import { findScheme } from '../engine/schemes/index.ts';
import { marksAnywhere, ROOM, router, servesInTurn } from './network.ts';
import { type Agent, agentOf } from './schemes.ts';
import { comment, number, settingsList, word } from './tcl.ts';

export const FLOWS = `
# ---- flows, each known as GROUP,NUMBER
# A host at a router, behind an access line that only delays.
proc host {router delay} {
    global ns fast
    set node [$ns node]
    $ns duplex-link $node $router $fast $delay DropTail
    $ns queue-limit $node $router ${ROOM}
    $ns queue-limit $router $node ${ROOM}
    return $node
}
set fids 0
proc flow {key sender receiver from to} {
    global ns fids senderOf fidOf wanted done started
    $ns attach-agent $from $sender
    $ns attach-agent $to $receiver
    $ns connect $sender $receiver
    set senderOf($key) $sender
    set fidOf($key) [incr fids]
    $sender set fid_ $fids
    set wanted($key) 0
    set done($key) -
}
proc startFlow {key} {
    global ns senderOf wanted kindOf packetsOf ssthreshOf started
    if {$wanted($key)} return
    set wanted($key) 1
    set sender $senderOf($key)
    set group [lindex [split $key ,] 0]
    set again [info exists started($key)]
    if {!$again} { set started($key) [$ns now] }
    if {$kindOf($group) ne "tcp"} { $sender start; return }
    if {!$again && $ssthreshOf($group) > 0} { $sender set ssthresh_ $ssthreshOf($group) }
    if {$packetsOf($group) == 0} {
        $sender send -1
    } elseif {$again} {
        $sender advance [expr {$packetsOf($group) + 1}]
    } else {
        $sender advanceby $packetsOf($group)
    }
}
# No new data; what is under way is still recovered.
proc stopFlow {key} {
    global senderOf wanted kindOf done
    if {!$wanted($key) || $done($key) ne "-"} return
    set wanted($key) 0
    set sender $senderOf($key)
    if {$kindOf([lindex [split $key ,] 0]) eq "tcp"} { $sender advance 0 } else { $sender stop }
}
# ns-2 calls this when the last packet of a transfer has been acknowledged.
Agent/TCP instproc done {} {
    global ns done wanted started keyOf packetsOf
    if {![info exists keyOf($self)]} return
    set key $keyOf($self)
    if {$packetsOf([lindex [split $key ,] 0]) == 0 || !$wanted($key) || $done($key) ne "-"} return
    set done($key) [expr {[$ns now] - $started($key)}]
}
# Of a group: start idle flows, the first ones first; stop running ones, the last ones first. COUNT 0 is all.
proc startSome {group count} {
    global sizeOf wanted
    for {set i 0; set n 0} {$i < $sizeOf($group) && ($count == 0 || $n < $count)} {incr i} {
        if {!$wanted($group,$i)} { startFlow $group,$i; incr n }
    }
}
proc stopSome {group count} {
    global sizeOf wanted done
    for {set i [expr {$sizeOf($group) - 1}]; set n 0} {$i >= 0 && ($count == 0 || $n < $count)} {incr i -1} {
        if {$wanted($group,$i) && $done($group,$i) eq "-"} { stopFlow $group,$i; incr n }
    }
}
set starts [stream]
`;

/** A group that the script has, by its number in the scenario. */
export interface ScriptGroup {
  index: number;
  group: FlowGroup;
  agent: Agent;
}

/** The groups that ns-2.35 can have, and what is left out or differs, in words. */
export function groupsOf(scenario: Scenario): { groups: ScriptGroup[]; leftOut: string[]; remarks: string[] } {
  const groups: ScriptGroup[] = [];
  const leftOut: string[] = [];
  const remarks: string[] = [];
  const marks = marksAnywhere(scenario);
  scenario.flows.forEach((group, index) => {
    const agent = agentOf(
      group,
      transportSettings(scenario.transport, group.transport),
      scenario.transport.profile,
      marks,
    );
    const name = `group ${index}, ${word(group.id)}`;
    if (typeof agent === 'string')
      leftOut.push(`${name} (${group.count} ${group.count === 1 ? 'flow' : 'flows'}): ${agent}`);
    else {
      groups.push({ index, group, agent });
      remarks.push(...agent.remarks.map((remark) => `${name}: ${remark}`));
    }
  });
  return { groups, leftOut, remarks };
}

/** The flows of a group; those of equal delay share hosts, but for flows that `drop` events strike or DRR tells apart. */
export function groupTcl(scenario: Scenario, { index, group, agent }: ScriptGroup): string {
  const [enter, leave] = [group.enter, group.leave + 1];
  const [first, last] = group.direction === 'forward' ? [enter, leave] : [leave, enter];
  const struck = struckFlows(scenario, group);
  const own = group.rttCv > 0 || struck.size > 0 || servesInTurn(scenario);
  const ends = flowRtts(scenario, group).map(({ accessDelay }) => number(accessDelay / 2));
  const settings = transportSettings(scenario.transport, group.transport);
  const lines = [
    `# group ${index}, ${word(group.id)}: ${group.count} of ${comment(findScheme(group.scheme.kind)!.name)}${group.label ? `, called ${comment(group.label, 40)}` : ''}`,
    `set kindOf(${index}) ${agent.kind}`,
    `set sizeOf(${index}) ${group.count}`,
    `set packetsOf(${index}) ${agent.kind === 'tcp' ? (group.packets ?? 0) : 0}`,
    `set ssthreshOf(${index}) ${agent.kind === 'tcp' ? (settings.initialSsthresh ?? 0) : 0}`,
    `set bytesOf(${index}) ${group.packetSize}`,
    `set nameOf(${index}) ${word(group.id)}`,
    `set hopOf(${index}) ${group.direction === 'forward' ? group.leave : scenario.path.length + group.enter}`,
    ...(own
      ? [`set delays {${ends.join(' ')}}`]
      : [`set from [host ${router(first)} ${ends[0]}]`, `set to [host ${router(last)} ${ends[0]}]`]),
    `for {set i 0} {$i < ${group.count}} {incr i} {`,
    ...(own
      ? [
          `    set from [host ${router(first)} [lindex $delays $i]]`,
          `    set to [host ${router(last)} [lindex $delays $i]]`,
        ]
      : []),
    `    set sender [new ${agent.sender}]`,
    `    foreach {name value} {${settingsList(agent.settings)}} { $sender set $name $value }`,
    `    set receiver [new ${agent.receiver}]`,
    ...(agent.receiverSettings.length > 0
      ? [`    foreach {name value} {${settingsList(agent.receiverSettings)}} { $receiver set $name $value }`]
      : []),
    `    flow ${index},$i $sender $receiver $from $to`,
    ...(agent.kind === 'tcp' ? [`    set keyOf($sender) ${index},$i`] : []),
    ...(agent.linux ? [`    $ns at 0 "$sender select_ca ${agent.linux}"`] : []),
    ...(struck.size > 0
      ? [
          `    if {[lsearch {${[...struck].join(' ')}} $i] >= 0} {`,
          `        set forced(${index},$i) [new ErrorModel/ForcedDrop]`,
          `        $ns link-lossmodel $forced(${index},$i) $from ${router(first)}`,
          '    }',
        ]
      : []),
    `    set at [expr {${number(group.start)}${group.startEvery > 0 ? ` + $i * ${number(group.startEvery)}` : ''} + ${number(group.startJitter)} * [$starts uniform 0.0 1.0]}]`,
    `    $ns at $at "startFlow ${index},$i"`,
    ...(group.stop === null ? [] : [`    $ns at [expr {max($at, ${number(group.stop)})}] "stopFlow ${index},$i"`]),
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

function struckFlows(scenario: Scenario, group: FlowGroup): Set<number> {
  return new Set(
    scenario.events.flatMap((event) => (event.do === 'drop' && event.group === group.id ? [event.flow] : [])),
  );
}

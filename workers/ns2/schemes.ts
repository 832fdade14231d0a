/**
 * Our schemes as agents of ns-2.35. TCP and what stands on it are its own agents with other constants
 * (`windowOption_` 1 is AIMD, 6 is binomial); rate schemes are TFRC and RAP, CUBIC is TCP/Linux with the module of
 * Linux 2.6.22.
 */
import type { FlowGroup, TransportProfileName, TransportSettings } from '../engine/scenario/types.ts';
import { findScheme } from '../engine/schemes/index.ts';
import type { Setting } from './tcl.ts';

export interface Agent {
  kind: 'tcp' | 'tfrc' | 'rap';
  /** Classes of ns-2 for the two ends. */
  sender: string;
  receiver: string;
  settings: Setting[];
  receiverSettings: Setting[];
  /** Module of TCP/Linux. */
  linux?: 'cubic';
  /** Where it differs from what the scenario asks for. */
  remarks: string[];
}

const SENDERS: Readonly<Record<string, string>> = {
  tahoe: 'Agent/TCP',
  reno: 'Agent/TCP/Reno',
  newreno: 'Agent/TCP/Newreno',
  sack: 'Agent/TCP/Sack1',
};

/** An increase or cut of exactly one half is taken for standard TCP's, with any `windowOption_` (tcp.cc `slowdown`). */
const ALMOST_HALF = 0.500001;

/** Kept at a loss by CUBIC of Linux 2.6.22. */
const LINUX_CUBIC_KEPT = 819 / 1024;

/**
 * The agent for a group, or in words why there is none.
 * @param marks whether a queue on the way marks packets
 */
export function agentOf(
  group: FlowGroup,
  settings: TransportSettings,
  profile: TransportProfileName,
  marks: boolean,
): Agent | string {
  const { scheme } = group;
  const agent = agentOfScheme(group, settings, profile);
  if (typeof agent === 'string') return agent;
  if (marks && group.ecn && agent.kind !== 'rap') agent.settings.push(['ecn_', 1]);
  if (marks && group.ecn && agent.kind === 'rap')
    agent.remarks.push('RAP of ns-2.35 knows no ECN: its packets are dropped where ours are marked');
  if (group.packets !== null && agent.kind !== 'tcp') {
    agent.remarks.push(
      `${findScheme(scheme.kind)!.name} of ns-2.35 has no transfers of ${group.packets} packets: it sends without end`,
    );
  }
  if (group.again !== 'once') agent.remarks.push('it sends its amount once, not again and again');
  if (group.feed !== 'greedy') agent.remarks.push('its application writes all at once, not at a rate');
  if (group.readRate !== null) agent.remarks.push('its receiver reads at once');
  const lacks = lackedRepairs(group, settings);
  if (lacks !== '') agent.remarks.push(`ns-2.35 has no ${lacks}: it sends without`);
  return agent;
}

/** What the flow has of modern TCP, and ns-2.35 has not. */
function lackedRepairs({ scheme }: FlowGroup, settings: TransportSettings): string {
  if (scheme.variant !== 'sack') return '';
  const { prr, rack, tlp, minRtoBeyondRtt } = settings;
  const lacks = [
    ...(prr ? ['proportional rate reduction'] : []),
    ...(rack ? ['RACK'] : []),
    ...(tlp ? ['tail loss probes'] : []),
    ...(minRtoBeyondRtt ? ['minimum of the RTO beyond the round trip'] : []),
    ...(scheme.hystart === true ? ['HyStart in this form'] : []),
    ...(scheme.wholeSteps === true ? ['whole steps'] : []),
  ];
  return lacks.join(', ');
}

function agentOfScheme(group: FlowGroup, settings: TransportSettings, profile: TransportProfileName): Agent | string {
  const { scheme } = group;
  const variant = String(scheme.variant ?? 'sack');
  const size: Setting = ['packetSize_', group.packetSize];
  const window = (law: Setting[], sender = SENDERS[variant]!, sack = variant === 'sack'): Agent => ({
    kind: 'tcp',
    sender,
    receiver: `Agent/TCPSink${sack ? '/Sack1' : ''}${settings.delayedAck ? '/DelAck' : ''}`,
    settings: [size, ...transport(settings, profile), ...law],
    receiverSettings: [],
    remarks: [],
  });
  switch (scheme.kind) {
    case 'tcp':
      return window([]);
    case 'aimd':
      return window([
        ['windowOption_', 1],
        ['increase_num_', numberOf(scheme.a)],
        ['decrease_num_', 1 - numberOf(scheme.b)],
      ]);
    case 'binomial': {
      const kept = 1 - numberOf(scheme.b);
      return window([
        ['windowOption_', 6],
        ['increase_num_', numberOf(scheme.a)],
        ['decrease_num_', kept === 0.5 ? ALMOST_HALF : kept],
        ['k_parameter_', numberOf(scheme.k)],
        ['l_parameter_', numberOf(scheme.l)],
      ]);
    }
    case 'cubic':
      return cubic(
        window([['timestamps_', true]], 'Agent/TCP/Linux', true),
        numberOf(scheme.kept),
        numberOf(scheme.c),
        variant,
      );
    case 'vegas':
      return window(
        [
          ['v_alpha_', numberOf(scheme.alpha)],
          ['v_beta_', Math.max(numberOf(scheme.alpha), numberOf(scheme.beta))],
          ['v_gamma_', numberOf(scheme.gamma)],
        ],
        'Agent/TCP/Vegas',
        false,
      );
    case 'tfrc':
      return {
        kind: 'tfrc',
        sender: 'Agent/TFRC',
        receiver: 'Agent/TFRCSink',
        settings: [
          size,
          ['useHeaders_', false],
          ['overhead_', numberOf(scheme.spread)],
          ['conservative_', scheme.conservative === true],
          ...tfrcEra(profile),
        ],
        receiverSettings: [
          ['NumSamples_', numberOf(scheme.intervals)],
          ['discount_', scheme.discounting === true ? 1 : 0],
        ],
        remarks: [],
      };
    case 'rap':
      return {
        kind: 'rap',
        sender: 'Agent/RAP',
        receiver: 'Agent/RAP',
        settings: [
          size,
          ['alpha_', numberOf(scheme.a)],
          ['beta_', numberOf(scheme.kept)],
          ['useFineGrain_', scheme.fineGrain === true ? 1 : 0],
          ['overhead_', settings.sendJitter],
        ],
        receiverSettings: [],
        remarks:
          group.count > 1
            ? [
                'of several RAP flows ns-2.35 starts only the first with the round trip that it measured, the others with 2 s',
              ]
            : [],
      };
    default:
      return `ns-2.35 has no ${findScheme(scheme.kind)?.name ?? 'such scheme'}`;
  }
}

function cubic(agent: Agent, kept: number, steepness: number, variant: string): Agent {
  const remarks = [
    'CUBIC is TCP/Linux, another program inside ns-2: up to about 12 % in throughput from ours where losses are frequent',
  ];
  if (Math.abs(kept - LINUX_CUBIC_KEPT) > 1e-3 || steepness !== 0.4) {
    remarks.push(
      `the module keeps 819/1024 of the window at a loss, with a steepness of 0.4; the scenario asks for ${kept.toPrecision(3)} and ${steepness}`,
    );
  }
  if (variant !== 'sack') remarks.push(`TCP/Linux recovers by SACK; the scenario asks for ${variant}`);
  return { ...agent, linux: 'cubic', receiverSettings: [['ts_echo_rfc1323_', true]], remarks };
}

/** Every option of the transport by ns-2's name (engine/scenario/transport-profiles.ts says what each is). */
function transport(settings: TransportSettings, profile: TransportProfileName): Setting[] {
  return [
    ['useHeaders_', false],
    ['window_', settings.maxWindow],
    ['windowInit_', settings.initialWindow],
    ['syn_', settings.handshake],
    ['delay_growth_', settings.handshake],
    ['overhead_', settings.sendJitter],
    ['singledup_', settings.limitedTransmit ? 1 : 0],
    ['precisionReduce_', !settings.truncateWindows],
    ['tcpTick_', settings.timerTick],
    ['minrto_', settings.minRto],
    ['maxrto_', settings.maxRto],
    ['rtxcur_init_', settings.initialRto],
    ['rfc2988_', settings.minRtoBeforeBackoff],
    ['updated_rttvar_', profile === 'ns-2.35'],
  ];
}

/** What else TFRC of 2000 did. */
function tfrcEra(profile: TransportProfileName): Setting[] {
  if (profile === 'ns-2.35') return [];
  return [
    ['rate_init_option_', 1],
    ['rate_init_', 1],
    ['maxHeavyRounds_', 1],
    ['idleFix_', false],
  ];
}

function numberOf(value: number | boolean | string | undefined): number {
  return Number(value);
}

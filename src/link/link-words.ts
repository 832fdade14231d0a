/**
 * The words of the format by short codes, for deflation has no dictionary: without them half of a link would be names.
 * A word's code is its place in the list. FROZEN: words may be appended, and nothing else, or old links change meaning.
 */
import { isObject, type Json } from '../scenario/patch.ts';

export const LINK_WORDS: readonly string[] = (
  'kind scheme rate delay queue limit at do hop loss flows path count start id label variant sack tcp aimd p a b k l c ' +
  'duration warmup seed title note sample events traffic model accessDelay startJitter stop packetSize ecn enter leave ' +
  'direction transport profile sendJitter droptail red high low on off rttCv reno packets group flow drop source cbr ' +
  'none bernoulli every periodic view window rows reverse forward ideal rtt version tfrc binomial newreno intervals ' +
  'discounting conservative spread minThreshold maxThreshold maxP weight gentle wait markP wave constant square sawtooth ' +
  'reverse-sawtooth jitter onoff sources meanOn meanOff lengths pareto exponential shape offset interval mean cv pattern ' +
  'gaps phases seconds gilbert by toBad toGood lossGood lossBad good bad schedule steps codel pie target tUpdate alpha ' +
  'beta maxBurst simd aiad-h tfrcp tear rap cubic vegas bbr period growth timeout kept fineGrain fastConvergence ' +
  'renoFriendly gamma rounds rttWindow probeRtt timerTick minRto maxRto initialRto minRtoBeforeBackoff limitedTransmit ' +
  'truncateWindows initialWindow initialSsthresh handshake delayedAck maxWindow ns-2.35 ns-2_of_2000 from unit theme light ' +
  'dark locked question answer compare throughput fairness cwnd losses narrator ackAggregation rules spare absent packet tahoe ' +
  'trace perMs loop measured drr quantum fq-codel step threshold dctcp gain ledbat slowStart hystart prr rack tlp minRtoBeyondRtt fullClimb wholeSteps ' +
  'dualpi2 coupling ramp behind spareShort prague virtualRtt feedback accurate echo scalable bbr3 bursts lose ack startEvery again gap after poisson once feed feedRate greedy even readRate drophead'
)
  .split(' ')
  .map((word) => word.replaceAll('_', ' '));

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** What looks like a code; a text that does is written with `ESCAPE` before it, whether or not there is such a word yet. */
const CODE = /^[A-Za-z]{1,2}$/;
const ESCAPE = '~';

const codes = new Map(LINK_WORDS.map((word, index) => [word, codeOf(index)]));
const words = new Map(LINK_WORDS.map((word, index) => [codeOf(index), word]));

/** The value with codes for words, in keys and texts alike. */
export function withCodes(value: Json): Json {
  return mapTexts(
    value,
    (text) => codes.get(text) ?? (CODE.test(text) || text.startsWith(ESCAPE) ? ESCAPE + text : text),
  );
}

/** The value with words for codes. @throws TypeError if there is a code without a word */
export function withWords(value: Json): Json {
  return mapTexts(value, (text) => {
    if (text.startsWith(ESCAPE)) return text.slice(ESCAPE.length);
    if (!CODE.test(text)) return text;
    const word = words.get(text);
    if (word === undefined) throw new TypeError('a code without a word');
    return word;
  });
}

function mapTexts(value: Json, change: (text: string) => string): Json {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (!isObject(value)) return value;
  // A field of the prototype's name stays one of the object's own, for the patch to refuse.
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [change(key), mapTexts(item, change)]));
}

function codeOf(index: number): string {
  return index < LETTERS.length
    ? LETTERS[index]!
    : LETTERS[Math.floor(index / LETTERS.length) - 1]! + LETTERS[index % LETTERS.length]!;
}

/** Losses in words: for the sentence, for the closed section, for a flag. */
import type { LossModel, PlainLossModel } from '../../workers/engine/scenario/types.ts';
import { compact, oneIn, spanText } from '../format.ts';
import { lossInForce } from './edit-loss.ts';

/** A clause about losses: what stands before the word that leads to the controls, that word, and what follows. */
export type Clause = [before: string, word: string, after: string];

/** A loss model as a clause of the sentence; null where nothing is lost. `at` says where: ` at bottleneck 2`. */
export function lossClause(model: LossModel, at: string): Clause | null {
  switch (model.kind) {
    case 'none':
      return null;
    case 'periodic':
      return ['', `every ${ordinal(model.every)} packet`, ` is lost${at}`];
    case 'bernoulli':
      return ['', oneIn(model.p), ` is lost at random${at}`];
    case 'interval':
      return [
        'a packet is lost ',
        model.cv === 0 ? `every ${spanText(model.mean)}` : `about every ${spanText(model.mean)}`,
        `${model.cv === 0 ? '' : ', at random times'}${at}`,
      ];
    case 'pattern':
      return ['packets are lost ', 'in a pattern', `, ${patternText(model.gaps)}${at}`];
    case 'phases':
      return ['losses come ', 'in phases', `${at}: ${phasesText(model.phases)}`];
    case 'gilbert':
      return ['losses come ', 'in bursts', ` ${burstsText(model)}${at}`];
    case 'schedule':
      return [
        'losses ',
        'change with time',
        `${at}: ${model.steps.map((step) => `${lossSummary(step.model)} from ${spanText(step.at)} on`).join(', ')}`,
      ];
  }
}

/** A loss model in a few words, for a closed section and for flags: `1 in 100, at random`. */
export function lossSummary(model: LossModel): string {
  switch (model.kind) {
    case 'none':
      return 'none';
    case 'periodic':
      return `1 in ${compact(model.every)}, evenly`;
    case 'bernoulli':
      return `${oneIn(model.p).replace(' packet', '')}, at random`;
    case 'interval':
      return `${model.cv === 0 ? 'every' : 'about every'} ${spanText(model.mean)}`;
    case 'pattern':
      return patternText(model.gaps);
    case 'phases':
      return `in ${model.phases.length} phases`;
    case 'gilbert':
      return 'in bursts';
    case 'schedule':
      return `${model.steps.length} steps in time`;
  }
}

/** What a change of losses says on its flag. */
export function lossVerb(model: LossModel): string {
  if (model.kind === 'none') return 'losses off';
  if (model.kind === 'schedule') return 'losses change with time';
  if (model.kind === 'periodic') return `every ${ordinal(model.every)} lost`;
  if (model.kind === 'bernoulli') return `${oneIn(model.p).replace(' packet', '')} lost`;
  return `lost: ${lossSummary(model)}`;
}

/** Mean chance of loss of a model at a time (s), with packets coming evenly at `rate` per second; of a cycle or of states, over all of them. */
export function lossRate(model: LossModel, time: number, rate: number): number {
  const plain: PlainLossModel = lossInForce(model, time);
  switch (plain.kind) {
    case 'none':
      return 0;
    case 'periodic':
      return 1 / plain.every;
    case 'bernoulli':
      return plain.p;
    case 'interval':
      return Math.min(1, 1 / (plain.mean * rate));
    case 'pattern':
      return plain.gaps.length / sum(plain.gaps);
    case 'phases':
      return (
        sum(plain.phases.map(({ seconds, every }) => (every === null ? 0 : seconds / every))) /
        sum(plain.phases.map(({ seconds }) => seconds))
      );
    case 'gilbert': {
      const [good, bad] = plain.by === 'packets' ? [plain.toGood, plain.toBad] : [plain.good, plain.bad];
      return good + bad > 0 ? (good * plain.lossGood + bad * plain.lossBad) / (good + bad) : plain.lossGood;
    }
  }
}

function patternText(gaps: readonly number[]): string {
  return `${gaps.length} in ${compact(sum(gaps), 7)}`;
}

function phasesText(phases: readonly { seconds: number; every: number | null }[]): string {
  const told = phases
    .slice(0, 4)
    .map(
      ({ seconds, every }) => `${every === null ? 'none' : `1 packet in ${compact(every)}`} for ${spanText(seconds)}`,
    );
  return `${told.join(', then ')}${phases.length > 4 ? ' and so on' : ''}`;
}

function burstsText(model: Extract<LossModel, { kind: 'gilbert' }>): string {
  if (model.by === 'seconds') return `of about ${spanText(model.bad)}, ${spanText(model.good)} apart`;
  const long = model.toGood > 0 ? compact(1 / model.toGood, 2) : 'endless';
  return `of about ${long} ${long === '1' ? 'packet' : 'packets'}, one in ${model.toBad > 0 ? compact(1 / model.toBad, 3) : '∞'}`;
}

/** `103rd`, `11th`. */
export function ordinal(number: number): string {
  const last = number % 10;
  const teen = number % 100 >= 11 && number % 100 <= 13;
  const ending = teen || last === 0 || last > 3 ? 'th' : ['st', 'nd', 'rd'][last - 1];
  return `${compact(number, 10)}${ending}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

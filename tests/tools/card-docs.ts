/** What the documents made from cards share: a card's parameters as a Markdown table. */
import { fraction } from '../../src/format.ts';
import { shownAs } from '../../src/scenario/parameter-words.ts';
import { sourceText } from '../../src/scenario/papers.ts';
import type { Field, NumberParameter } from '../../workers/engine/scenario/parameter.ts';
import { table } from '../validation/markdown.ts';

/** One row for each parameter, in the order of the card. */
export function parameterTable(parameters: readonly Field[]): string {
  const head = ['Parameter', 'Key', 'Unit', 'Range', 'Default', 'What it does', 'In papers'];
  return table(head, parameters.map(parameterRow));
}

function parameterRow(parameter: Field): string[] {
  const key = `\`${parameter.key}\``;
  const help = sourceText(parameter.help);
  const sign = 'symbol' in parameter && parameter.symbol ? ` *${parameter.symbol.replaceAll('_', '\\_')}*` : '';
  const name = `${parameter.name}${sign}`;
  if (parameter.type === 'text')
    return [name, key, '', `text of at most ${parameter.longest} characters`, '', help, ''];
  if (parameter.type === 'hop') {
    return [name, key, '', 'a hop of the path, from 0', parameter.leftOut ?? String(parameter.default), help, ''];
  }
  if (parameter.type === 'flag') return [name, key, '', 'on or off', parameter.default ? 'on' : 'off', help, ''];
  if (parameter.type === 'choice') {
    const label = parameter.options.find((option) => option.value === parameter.default)?.label ?? parameter.default;
    return [name, key, '', parameter.options.map((option) => option.label).join(', '), label, help, ''];
  }
  const number = (value: number): string => numberText(parameter, value);
  const { or } = parameter;
  const instead = or ? `; \`${JSON.stringify(or.value)}\`: ${or.words}` : '';
  const range = `${number(parameter.min)} to ${number(parameter.max)}${parameter.whole ? ', whole' : ''}${instead}`;
  const papers = (parameter.notable ?? []).map(({ value, source }) => `${number(value)}: ${sourceText(source)}`);
  return [name, key, parameter.unit, range, defaultText(parameter), help, papers.join('; ')];
}

/** The default, and what a form shows it as where that is another unit. */
function defaultText(parameter: NumberParameter): string {
  if (parameter.leftOut) return parameter.leftOut;
  if (parameter.or?.isDefault) return parameter.or.words;
  const plain = numberText(parameter, parameter.default);
  const { unit, toShown } = shownAs(parameter);
  return unit === '' || unit === parameter.unit ? plain : `${plain} (${toShown(parameter.default)} ${unit})`;
}

/** Parts of a whole as fractions; all else as JSON has it, with no digit left out but those beyond the sixth. */
export function numberText({ unit }: NumberParameter, value: number): string {
  const text = unit === '' ? fraction(value) : '';
  return (text.includes('/') ? text : String(Number(value.toPrecision(6)))).replace('-', '−');
}

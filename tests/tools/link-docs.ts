/** The table of `view.*` in docs/links.md, from the cards of view settings and of what a link asks of its readers. */
import { LESSON_FIELDS } from '../../src/lesson/lesson-fields.ts';
import { VIEW_FIELDS } from '../../src/view/index.ts';
import type { ViewField } from '../../src/view/view-setting.ts';
import { table } from '../validation/markdown.ts';

const BEGIN = '<!-- From the cards, by `npm run docs`: do not edit. -->';
const END = '<!-- The cards end here. -->';

/** The document with its table made anew. @throws Error if it has no place for the table */
export function withViewFields(document: string): string {
  const [from, to] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`docs/links.md needs the lines “${BEGIN}” and “${END}”`);
  const fields: Readonly<Record<string, ViewField>> = { ...VIEW_FIELDS, ...LESSON_FIELDS };
  const rows = Object.entries(fields).map(([key, field]) => [`\`view.${key}\``, valueOf(field), field.help]);
  return `${document.slice(0, from + BEGIN.length)}\n\n${table(['Field', 'Value', 'Is'], rows)}\n\n${document.slice(to)}`;
}

function valueOf(field: ViewField): string {
  switch (field.type) {
    case 'number': {
      const bounds = `${field.min} to ${field.max}${field.unit === '' ? '' : ` ${field.unit}`}`;
      return `${bounds}${field.whole ? ', whole' : ''}${field.nullable ? ', or `null`' : ''}`;
    }
    case 'choice':
      return field.options.map((option) => `\`${option}\``).join(', ');
    case 'text':
      return `at most ${field.longest} characters`;
    case 'names':
      return `at most ${field.most} names, with commas between`;
    case 'flow':
      return 'a flow: its group’s id, a dot and its number from 0, `tcp.1`';
  }
}

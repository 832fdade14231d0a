import { applies, type Field, type FieldValue, type FieldValues } from '../../workers/engine/scenario/parameter.ts';
import { fieldWords, unusual } from '../scenario/parameter-words.ts';
import { Fold } from '../ui/controls.tsx';
import { ParameterControl } from './parameter-control.tsx';
import { inRow, say } from '../../workers/words/say.ts';

export interface CardFieldsProps {
  /** Of the card. */
  name: string;
  fields: readonly Field[];
  values: FieldValues;
  /** The path of the values in the scenario on show: `flows.0`, '' of its own fields; left out, they are not of it, or say nothing of a run. */
  at?: string | undefined;
  /** What a closed part does not mention; left out, the defaults. */
  usual?: FieldValues;
  onSet(change: FieldValues): void;
}

/**
 * A control for each field that has an effect as the others are set; those of a part, and the finer ones, stand behind its
 * title, and one that is the same as another is set with it.
 */
export function CardFields({ name, fields, values, at, usual, onSet }: CardFieldsProps) {
  const set = (key: string, value: FieldValue): void => {
    const same = fields.filter((field) => 'sameAs' in field && field.sameAs === key);
    onSet({ [key]: value, ...Object.fromEntries(same.map((field) => [field.key, value])) });
  };
  const shown = fields.filter((field) => !('sameAs' in field) && applies(field, values));
  const titleOf = ({ part, more }: Field): string | undefined =>
    part ?? (more ? say('More of {name}', { name: say(name) }) : undefined);
  return [...new Set([undefined, ...shown.map(titleOf)])].map((title) => {
    const those = shown.filter((field) => titleOf(field) === title);
    const controls = those.map((field) => (
      <ParameterControl
        key={field.key}
        parameter={field}
        value={values[field.key]!}
        path={at === undefined ? undefined : [at, field.key].filter(Boolean).join('.')}
        onCommit={(value) => set(field.key, value)}
      />
    ));
    if (title === undefined) return controls;
    const said = unusual(those, values, usual).map((field) => {
      const [setting, value] = fieldWords(field, values[field.key]!);
      return say('{setting} {value}', { setting, value });
    });
    return (
      <Fold key={title} title={title} value={inRow('{first}, {next}', said)}>
        {controls}
      </Fold>
    );
  });
}

import type { Field } from '../../workers/engine/scenario/parameter.ts';
import { usePageState } from '../page.ts';
import { inRun } from '../scenario/parameter-words.ts';
import { CardFields, type CardFieldsProps } from './card-fields.tsx';

/** The plain fields of the scenario on show: times end with its run, and of a single bottleneck there is no choice. */
export function ScenarioFields(props: CardFieldsProps) {
  const duration = usePageState((state) => state.scenario.duration);
  const several = usePageState((state) => state.scenario.path.length > 1);
  const fields = props.fields
    .filter(({ type }) => several || type !== 'hop')
    .map((field): Field => (field.type === 'number' ? inRun(field, props.values, duration) : field));
  return <CardFields {...props} fields={fields} />;
}

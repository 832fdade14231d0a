import { Segments } from './controls.tsx';
import { type ChoiceProps, optionsOf, Select } from './select.tsx';

/** Choices that still fit in a row of segments. */
const MOST_SEGMENTS = 4;

/** One of several: in a row while they fit there, else as a list that opens. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  return optionsOf(props).length <= MOST_SEGMENTS ? <Segments {...props} /> : <Select {...props} />;
}

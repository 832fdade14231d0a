import { Segments, Select } from './controls.tsx';

/** Choices that still fit in a row of segments. */
const MOST_SEGMENTS = 4;

/** One of several: in a row while they fit there, else as a list that opens. */
export function Choice<Value extends string>(props: {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange(value: Value): void;
  describedBy?: string;
}) {
  return props.options.length <= MOST_SEGMENTS ? <Segments {...props} /> : <Select {...props} />;
}

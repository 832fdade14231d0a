import {
  applies,
  type Parameter,
  type ParameterValue,
  type ParameterValues,
} from '../../workers/engine/scenario/parameter.ts';
import { Fold } from '../ui/controls.tsx';
import { ParameterControl } from './parameter-control.tsx';

interface Props {
  /** Of the card. */
  name: string;
  parameters: readonly Parameter[];
  values: ParameterValues;
  onSet(change: ParameterValues): void;
}

/** A control for each parameter that has an effect as the card is set; the finer ones stand behind "More of …", and one that is the same as another is set with it. */
export function CardFields({ name, parameters, values, onSet }: Props) {
  const isOwn = (parameter: Parameter): boolean => !('sameAs' in parameter);
  const set = (key: string, value: ParameterValue): void => {
    const same = parameters.filter((parameter) => 'sameAs' in parameter && parameter.sameAs === key);
    onSet({ [key]: value, ...Object.fromEntries(same.map((parameter) => [parameter.key, value])) });
  };
  const controls = (more: boolean) =>
    parameters
      .filter((parameter) => (parameter.more ?? false) === more && isOwn(parameter) && applies(parameter, values))
      .map((parameter) => (
        <ParameterControl
          key={parameter.key}
          parameter={parameter}
          value={values[parameter.key]!}
          onCommit={(value) => set(parameter.key, value)}
        />
      ));
  return (
    <>
      {controls(false)}
      {parameters.some(({ more }) => more) && <Fold title={`More of ${name}`}>{controls(true)}</Fold>}
    </>
  );
}

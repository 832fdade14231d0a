import { applies, type Parameter, type ParameterValues } from '../../workers/engine/scenario/parameter.ts';
import { Fold } from '../ui/controls.tsx';
import { ParameterControl } from './parameter-control.tsx';

interface Props {
  /** Of the card. */
  name: string;
  parameters: readonly Parameter[];
  values: ParameterValues;
  onSet(change: ParameterValues): void;
}

/** A control for each parameter that has an effect as the card is set; the finer ones stand behind "More of …". */
export function CardFields({ name, parameters, values, onSet }: Props) {
  const controls = (more: boolean) =>
    parameters
      .filter((parameter) => (parameter.more ?? false) === more && applies(parameter, values))
      .map((parameter) => (
        <ParameterControl
          key={parameter.key}
          parameter={parameter}
          value={values[parameter.key]!}
          onCommit={(value) => onSet({ [parameter.key]: value })}
        />
      ));
  return (
    <>
      {controls(false)}
      {parameters.some(({ more }) => more) && <Fold title={`More of ${name}`}>{controls(true)}</Fold>}
    </>
  );
}

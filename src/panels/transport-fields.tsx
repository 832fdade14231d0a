import type { Field } from '../../workers/engine/scenario/parameter.ts';
import { TRANSPORT_FORM } from '../../workers/engine/scenario/transport-fields.ts';
import type { SchemeChoice, TransportSettings } from '../../workers/engine/scenario/types.ts';
import { findScheme } from '../../workers/engine/schemes/index.ts';
import { ScenarioFields } from './scenario-fields.tsx';

interface Props {
  /** Whose transport it is. */
  name: string;
  fields?: readonly Field[];
  values: TransportSettings;
  usual: TransportSettings;
  /** Their path in the scenario. */
  at: string;
  /** Options without effect on this scheme are left out; without a scheme all are there. */
  scheme?: SchemeChoice;
  onSet(change: Partial<TransportSettings>): void;
}

/** The options of the transport, of one group or of all flows. */
export function TransportFields({ name, fields = TRANSPORT_FORM, values, usual, at, scheme, onSet }: Props) {
  const control = scheme ? (findScheme(scheme.kind)?.control ?? 'window') : 'window';
  const variant = scheme ? (scheme['variant'] ?? '') : 'sack';
  return (
    <ScenarioFields
      name={name}
      fields={fields}
      values={{ ...values, control, variant }}
      usual={{ ...usual }}
      at={at}
      onSet={onSet}
    />
  );
}

/** Every list of plain fields, and where a scenario holds them. */
import type { Field } from '../../../workers/engine/scenario/parameter.ts';
import { HOP_FIELDS, RUN_FIELDS } from '../../../workers/engine/scenario/run-fields.ts';
import { GROUP_FIELDS, SOURCE_FIELDS } from '../../../workers/engine/scenario/sender-fields.ts';
import { PROFILE, TRANSPORT_FIELDS } from '../../../workers/engine/scenario/transport-fields.ts';

export interface FieldList {
  name: string;
  fields: readonly Field[];
  /** The place of the fields in a scenario; '' for the scenario itself. */
  path: string;
  /** A scenario, as people may write it, with these values. */
  scenario(values: object): object;
}

const only = (changes: object): object => ({ version: 1, flows: [{ id: 'x' }], ...changes });

export const fieldLists: readonly FieldList[] = [
  { name: 'the run', fields: RUN_FIELDS, path: '', scenario: only },
  { name: 'a hop', fields: HOP_FIELDS, path: 'path[0]', scenario: (hop) => only({ path: [hop] }) },
  {
    name: 'a group',
    fields: GROUP_FIELDS,
    path: 'flows[0]',
    // Only what ends can be sent again.
    scenario: (group) =>
      only({ reverse: [{}], flows: [{ id: 'x', ...('again' in group && { packets: 5 }), ...group }] }),
  },
  {
    name: 'a source',
    fields: SOURCE_FIELDS,
    path: 'traffic[0]',
    scenario: (source) => only({ duration: 1, traffic: [{ kind: 'cbr', ...source }] }),
  },
  {
    name: 'the transport of all flows',
    fields: [PROFILE, ...TRANSPORT_FIELDS],
    path: 'transport',
    scenario: (transport) => only({ transport }),
  },
  {
    name: 'the transport of a group',
    fields: TRANSPORT_FIELDS,
    path: 'flows[0].transport',
    scenario: (transport) => only({ flows: [{ id: 'x', transport }] }),
  },
];

/** The textbook's model beside the run: rounds of the schemes' own laws, in which all flows lose at once. */
import type { ModelChoice } from '../theory/ideal-run.ts';
import { viewSetting } from './view-setting.ts';

const initial: { model: ModelChoice | null } = { model: null };

export const model = viewSetting({
  initial,
  fields: {
    model: {
      type: 'choice',
      options: ['link', 'queue'],
      help: 'The textbook’s model beside the run: rounds without packets, in which all flows lose at once when the link (`link`), or the link and its queue (`queue`), cannot hold their windows.',
    },
  },
  toLink: ({ model: choice }) => (choice ? { model: choice } : {}),
  fromLink: ({ model: choice }) => ({ model: choice ?? null }),
  control: {
    key: 'model',
    label: 'Textbook’s model',
    options: [
      { value: null, label: 'off' },
      { value: 'link', label: 'link alone' },
      { value: 'queue', label: 'link and queue' },
    ],
  },
});

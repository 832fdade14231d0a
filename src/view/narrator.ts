/** Whether a line of text says what happens in the run. As usual it does on the page, and not in an embed. */
import { viewSetting } from './view-setting.ts';

export const narrator = viewSetting({
  initial: { narrator: true },
  fields: {
    narrator: {
      type: 'choice',
      options: ['off', 'on'],
      help: 'Whether a line says what happens. Left out, it does on the page and not in an embed.',
    },
  },
  toLink: (state, usual) => (state.narrator === usual.narrator ? {} : { narrator: state.narrator ? 'on' : 'off' }),
  fromLink: (fields) => (fields.narrator === undefined ? {} : { narrator: fields.narrator === 'on' }),
  control: { key: 'narrator', label: 'Narrator: what happens, in words' },
});

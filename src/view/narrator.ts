/** Whether a line of text says what happens in the run. */
import { viewSetting } from './view-setting.ts';

export const narrator = viewSetting({
  initial: { narrator: true },
  fields: { narrator: { type: 'choice', options: ['off'] } },
  toLink: (state) => (state.narrator ? {} : { narrator: 'off' }),
  fromLink: (fields) => ({ narrator: fields.narrator === undefined }),
  control: { key: 'narrator', label: 'Narrator: what happens, in words' },
});

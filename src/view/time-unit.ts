/** The unit of the time axis. */
import type { TimeUnit } from '../charts/frame-marks.ts';
import { viewSetting } from './view-setting.ts';

const initial: { unit: TimeUnit } = { unit: 's' };

export const timeUnit = viewSetting({
  initial,
  fields: {
    unit: { type: 'choice', options: ['s', 'rtt'], help: 'The unit of the time axis: seconds or round trips.' },
  },
  toLink: ({ unit }, usual) => (unit === usual.unit ? {} : { unit }),
  fromLink: ({ unit }) => (unit ? { unit } : {}),
  control: {
    key: 'unit',
    label: 'In',
    part: 'Time',
    options: [
      { value: 's', label: 'Seconds' },
      { value: 'rtt', label: 'Round trips' },
    ],
  },
});

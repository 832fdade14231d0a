/** The phase plane: whether it is shown, of which quantity and of which two flows. */
import type { PlaneChoice } from '../charts/plane-flows.ts';
import { flowText, readFlow } from '../scenario/flow-choice.ts';
import { viewSetting } from './view-setting.ts';

const initial: { plane: boolean; planeOf: PlaneChoice } = {
  plane: false,
  planeOf: { quantity: 'window', across: null, up: null },
};

export const phasePlane = viewSetting({
  initial,
  fields: {
    plane: {
      type: 'choice',
      options: ['window', 'rate'],
      help: 'The phase plane is on show, of each flow’s window or rate.',
    },
    across: { type: 'flow', help: 'The flow along its axis of x.' },
    up: { type: 'flow', help: 'The flow along its axis of y.' },
  },
  toLink({ plane, planeOf: { quantity, across, up } }) {
    if (!plane) return {};
    return {
      plane: quantity,
      ...(across ? { across: flowText(across) } : {}),
      ...(up ? { up: flowText(up) } : {}),
    };
  },
  fromLink({ plane, across, up }) {
    return plane ? { plane: true, planeOf: { quantity: plane, across: readFlow(across), up: readFlow(up) } } : {};
  },
  control: { key: 'plane', label: 'Phase plane', cap: 'G' },
});

/** What a screen has no room for: a phone has a list of speeds, a narrower window no column beside the charts; what it can do stays. */
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { Charts } from '../../src/panels/charts.tsx';
import { Transport } from '../../src/panels/transport.tsx';
import { NO_ASIDE, PHONE } from '../../src/page.ts';
import { SPEEDS } from '../../src/player/state.ts';
import { setUp } from '../../src/screen/set-up.ts';
import { withCanvas } from './support/canvas.ts';
import { Panel, textsOf } from './support/panel.tsx';
import { onScreen } from './support/screen.ts';

withCanvas();
beforeEach(() => act(() => setUp.setState({ calm: false })));

test('a phone has every speed in a list, each by its own words, and the one that is set is chosen', async () => {
  onScreen(PHONE);
  const panel = await Panel.of(<Transport focusPlay={false} />);
  const list = document.querySelector('select')!;
  const words = [...list.options].map(({ text }) => text);
  expect(words).toEqual([
    ...['1/100×', '1/50×', '1/20×', '1/10×', '1/5×', '1/2×', '1×', '2×', '5×', '10×', '20×', '50×', '100×'],
    'fastest',
  ]);
  for (const [at, speed] of SPEEDS.entries()) {
    await panel.choose('Speed', words[at]!);
    expect([panel.player.state.speed, list.selectedIndex]).toEqual([speed, at]);
  }
});

test('elsewhere the slider of speed goes over the same', async () => {
  onScreen();
  const panel = await Panel.of(<Transport focusPlay={false} />);
  for (const [at, speed] of SPEEDS.entries()) {
    // An input that is set to what it has tells nobody.
    await panel.settle(() => panel.player.setSpeed(SPEEDS[at === 0 ? 1 : 0]!));
    await panel.enter(panel.slider('Speed'), String(at));
    expect([panel.player.state.speed, panel.slider('Speed').value]).toEqual([speed, String(at)]);
  }
});

test.each<[string, string[], object, boolean, boolean]>([
  ['a wide window', [], {}, true, true],
  ['a window without room', [NO_ASIDE], {}, false, true],
  ['two runs', [], { other: true }, false, true],
  ['the phase plane in a wide window', [], { plane: true }, true, false],
  ['the phase plane in a window without room', [NO_ASIDE], { plane: true }, false, true],
  ['a calm page', [], { calm: true }, false, false],
  ['two runs on a calm page', [], { calm: true, other: true }, false, true],
])(
  'of %s',
  async (_, holds, { other, plane, calm }: { other?: boolean; plane?: boolean; calm?: boolean }, aside, numbers) => {
    onScreen(...holds);
    const panel = await Panel.of(null);
    await panel.settle(() => {
      if (other) panel.player.toggleCompare();
      panel.player.setView({ plane: plane === true });
      setUp.setState({ calm: calm === true });
    });
    await panel.show(<Charts />);
    expect(document.querySelector('.charts')!.classList.contains('with-aside')).toBe(aside);
    expect(textsOf('.numbers-box').length).toBe(numbers ? 1 : 0);
    expect(document.querySelectorAll('.plane')).toHaveLength(plane ? 1 : 0);
  },
);

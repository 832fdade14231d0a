/** A part of the page that fails says truthfully what happened, leaves the rest as it is, and is tried again with what is opened next. */
import { expect, test, vi } from 'vitest';
import { lazyPart } from '../../src/ui/lazy-part.tsx';
import { isNeeded, type LateWords } from '../../src/words/language.ts';
import { Panel, scenarioOf } from './support/panel.tsx';

/** React tells the console of what it caught. */
const quiet = (): void => void vi.spyOn(console, 'error').mockImplementation(() => undefined);

test('a part that throws is not said to be missing, and is shown with the next thing that is opened', async () => {
  quiet();
  let broken = true;
  const Sum = (): string => {
    if (broken) throw new TypeError('no such flow');
    return 'The sum is 4.';
  };
  const Part = lazyPart(async () => Sum, { name: 'The sum', onlyWhenShown: true });
  const panel = await Panel.of(
    <>
      <Part /> And the rest.
    </>,
  );
  expect(panel.text).toMatch(/^The sum cannot be shown.*The rest works on.* And the rest\.$/);
  expect(panel.text).not.toContain('fetched');
  broken = false;
  await panel.settle(() => panel.player.open(scenarioOf({ seed: 8 }), false, null));
  expect(panel.text).toBe('The sum is 4. And the rest.');
});

test('a part that is fetched late has asked for the words that only it says before it is shown', async () => {
  const own = 'of this test' as LateWords;
  expect(isNeeded(own)).toBe(false);
  const Part = lazyPart(async () => () => `words: ${isNeeded(own)}`, { onlyWhenShown: true, words: [own] });
  const panel = await Panel.of(<Part />);
  expect(panel.text).toBe('words: true');
});

test('a part that was not fetched is asked for again with the next thing that is opened, and not before', async () => {
  quiet();
  const load = vi.fn<() => Promise<() => string>>(async () => () => 'Here it is.');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = lazyPart(load, { onlyWhenShown: true });
  const panel = await Panel.of(<Part />);
  expect(panel.text).toBe('This part of the page could not be fetched. Reload the page to try again.');
  await panel.play(1);
  expect(load).toHaveBeenCalledTimes(1);
  await panel.settle(() => panel.player.open(scenarioOf({ seed: 8 }), false, null));
  expect(panel.text).toBe('Here it is.');
});

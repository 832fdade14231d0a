/** What stands in a field of numbers: what was typed, in as many digits as were typed and no more than tell it apart. */
import { describe, expect, test, vi } from 'vitest';
import { NumberField } from '../../src/ui/number-field.tsx';
import { Panel } from './support/panel.tsx';

async function shown(value: number, digits?: number): Promise<string> {
  const panel = await Panel.of(
    <NumberField label="A number" value={value} onCommit={() => undefined} {...(digits !== undefined && { digits })} />,
  );
  return panel.value('A number');
}

describe('a field of numbers', () => {
  test.each([
    [0.12345, '0.12345'],
    [12.345, '12.345'],
    [1.2345, '1.2345'],
    [0.0012345, '0.0012345'],
    [1 / 3, '0.33333'],
    [10, '10'],
    [0, '0'],
    [250, '250'],
  ])('shows %d as %s', async (value, text) => {
    expect(await shown(value)).toBe(text);
  });

  test('shows as many digits as it is asked to', async () => {
    expect([await shown(0.123456789, 3), await shown(0.123456789, 7)]).toEqual(['0.123', '0.1234568']);
  });

  test.each([
    ['0.12345', 0.12345],
    ['1/8', 0.125],
    ['0.5', 0.5],
    ['12', 12],
  ])('gives %s on as %d, once, and Escape or the same number gives nothing', async (typed, value) => {
    const commit = vi.fn<(value: number) => void>();
    const panel = await Panel.of(<NumberField label="A number" value={7} onCommit={commit} />);
    await panel.type('A number', typed);
    expect(commit.mock.calls).toEqual([[value]]);
    const field = panel.input('A number');
    await panel.enter(field, '9');
    await panel.key(field, 'Escape');
    await panel.type('A number', '7');
    await panel.type('A number', 'no number');
    expect(commit).toHaveBeenCalledOnce();
    expect(panel.value('A number')).toBe('7');
  });

  test('takes Escape for what is being typed; with nothing typed it is for the dialog around', async () => {
    const panel = await Panel.of(<NumberField label="A number" value={7} onCommit={() => undefined} />);
    const field = panel.input('A number');
    const isTaken = async (): Promise<boolean> => {
      const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
      await panel.settle(() => field.dispatchEvent(key));
      return key.defaultPrevented;
    };
    expect(await isTaken()).toBe(false);
    await panel.enter(field, '9');
    expect([await isTaken(), await isTaken()]).toEqual([true, false]);
  });
});

import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RuleTrial } from '../../src/panels/rule-trial.tsx';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { Measurer } from '../../src/run/measurer.ts';
import { DeskPort } from '../hands/support/ports.ts';
import './support/panel.tsx';

describe('the small run beside the field of a rule', () => {
  let root: Root;
  const place = document.createElement('div');
  let runs = 0;
  /** Its run has come, if there is one. */
  const show = async (text: string | null): Promise<void> => {
    const before = runs;
    act(() => root.render(<RuleTrial text={text} paces={false} makeMeasurer={() => counted} />));
    if (text !== null) await act(() => vi.waitFor(() => expect(runs).toBe(before + 2)));
  };
  const measurer = new Measurer(() => new DeskPort());
  const counted = {
    measure: (scenario: Scenario) => measurer.measure(scenario).finally(() => (runs += 1)),
    close: () => measurer.close(),
  };
  const own = (): string => place.querySelector('.picture-line:not(.picture-behind)')?.getAttribute('d') ?? '';
  const tcp = (): string => place.querySelector('.picture-behind')?.getAttribute('d') ?? '';

  beforeEach(() => {
    root = createRoot(place);
  });
  afterEach(() => act(() => root.unmount()));

  test('is a true run: TCP written as a rule lies on TCP, to the last sample; a rule that stands still is a line', async () => {
    await show('on ack: W = W + 1 / W\non loss: W = W / 2');
    expect(own()).not.toBe('');
    expect(own()).toBe(tcp());
    await show('in slow start: W = 5\non ack: W = 5');
    expect(own()).not.toBe(tcp());
    expect(place.textContent).toContain('none is dropped');
  });

  test('stays while the text is no rule, and says of which it is', async () => {
    await show('on ack: W = W + 0.1');
    const before = own();
    await show(null);
    expect(own()).toBe(before);
    expect(place.textContent).toContain('Drawn: the rule before.');
  });
});

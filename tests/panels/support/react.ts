/**
 * Of two children with one key React may lose one: the test of a panel that has such fails. And React's development build takes
 * down the stack of every element's maker, for its own tools: a third of what the tests of panels would take.
 */
import * as React from 'react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { currentChart } from '../../../src/charts/current-chart.ts';
import { standing } from '../../../src/course/standing.ts';
import { leaveLesson } from '../../../src/lesson/lesson.ts';
import { holdExperiment } from '../../../src/link/held-experiment.ts';
import { heldRace } from '../../../src/link/held-race.ts';
import { mode } from '../../../src/screen/mode.ts';
import { setUp } from '../../../src/screen/set-up.ts';
import { compareWhatIsKept } from '../../support/kept.ts';
import { mounted } from './mounted.ts';
import { watchWhatIsUnderWay } from './quiet.ts';
import { keepShown } from './shown.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] as object;
// It counts them, and takes down no more than so many a second.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

const { error } = console;
const twice: string[] = [];

beforeAll(() => {
  console.error = (...said: unknown[]) => {
    if (String(said[0]).includes('same key')) twice.push(said.map(String).join(' '));
    error.apply(console, said);
  };
});
afterEach(() => {
  const [first] = twice.splice(0);
  if (first) throw new Error(first);
});
afterAll(() => {
  console.error = error;
});

watchWhatIsUnderWay();
compareWhatIsKept();
afterEach(async () => {
  await keepShown();
  mounted.panel?.unmount();
});

// And each file an empty page.
afterAll(() => document.body.replaceChildren());

// Each test finds browser and page as they are for who has just come.
afterEach(() => {
  vi.unstubAllGlobals();
  React.act(() => {
    leaveLesson();
    mode.setState(mode.getInitialState(), true);
    setUp.setState(setUp.getInitialState(), true);
    standing.setState(standing.getInitialState(), true);
  });
  holdExperiment(null);
  Object.assign(heldRace, { race: null, handedIn: '', card: null });
  currentChart.chart = null;
  location.hash = '';
  localStorage.clear();
});

/** happy-dom has no fonts; parts that draw on a canvas listen to them. */
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

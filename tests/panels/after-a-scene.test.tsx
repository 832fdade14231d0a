/** After any scene that ran to its end the next one's sentence and tables are its own, and none breaks on the other's run. */
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { LessonNote } from '../../src/side/lesson-note.tsx';
import { openLink } from '../../src/link/address-bar.ts';
import { NumberTable } from '../../src/panels/number-table.tsx';
import { scenes } from '../../src/scenes/index.ts';
import type { Scene } from '../../src/scenes/scene.ts';
import { theoryOf } from '../../src/theory/predict.ts';
import { usePageState } from '../../src/page.ts';
import { LONG } from '../engine/support/long.ts';
import { Panel } from './support/panel.tsx';

/**
 * Of how many scenes one is played to its end, and how many are opened after it; `npm run test:long` plays each and opens all.
 * That no scene takes another's run for its own, tests/scenes/scenes.test.ts has of every pair.
 */
const EVERY = LONG ? 1 : 8;
const SECONDS = LONG ? scenes.length - 1 : 7;

/** What on the page reads what was measured, beside the charts. */
function Readers() {
  const numbers = usePageState((state) => state.numbers);
  const now = usePageState((state) => state.now);
  return (
    <>
      <LessonNote alone={false} />
      <NumberTable upright={false} />
      <p>{theoryOf(numbers, now).groups.length} in theory</p>
    </>
  );
}

const open = async ({ player }: Panel, { id }: Scene): Promise<void> => {
  await act(() => openLink(player, `#/scene/${id}`, true));
};

/** Play what is open to its end. */
async function toTheEnd(panel: Panel): Promise<void> {
  await panel.settle(() => {
    panel.player.setSpeed(null);
    // A scene that asks waits for its answer.
    panel.player.togglePlay(true);
  });
  for (let turns = 0; turns < 400 && !panel.player.state.finished; turns++) await panel.pass(1_000);
  expect(panel.player.state.finished).not.toBeNull();
}

const numbersOf = (): string[] =>
  [...document.querySelectorAll('.notice-number')].map(({ textContent }) => textContent);

/** Spread evenly over the list of scenes. */
const secondsAfter = (place: number): Scene[] =>
  Array.from(
    { length: SECONDS },
    (_, index) => scenes[(place + 1 + Math.floor((index * (scenes.length - 1)) / SECONDS)) % scenes.length]!,
  );

const firsts = scenes.map((scene, place): [string, number, Scene] => [scene.id, place, scene]);

test.each(firsts.filter(([, place]) => place % EVERY === 0))(
  `after the end of %s each of ${SECONDS} scenes says its own sentence, and no number of the run before`,
  async (_, place, first) => {
    const broken = vi.spyOn(console, 'error');
    const panel = await Panel.of(<Readers />);
    await open(panel, first);
    await toTheEnd(panel);
    expect(numbersOf().join('')).not.toContain('…');
    // The engine does not answer meanwhile: the run on show is still the first scene's.
    for (const second of secondsAfter(place)) {
      await open(panel, second);
      // One that asks does not answer yet.
      const own = second.view.question ?? second.notice.text.split('{')[0]!;
      expect(panel.text, second.id).toContain(own.slice(0, 20));
      expect(
        numbersOf().filter((text) => !text.startsWith('…')),
        second.id,
      ).toEqual([]);
    }
    expect(broken.mock.calls).toEqual([]);
  },
);

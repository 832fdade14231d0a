/** The package for a learning platform: what is open is saved in one file, or it is said why not. */
import { beforeEach, expect, test, vi } from 'vitest';
import { PackPanel } from '../../src/course/pack-panel.tsx';
import { unzip } from '../support/unzip.ts';
import { Panel, textsOf, until } from './support/panel.tsx';
import { saved } from './support/saved.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(path === 'files.json' ? '[["./","hash"]]' : '<!doctype html>')),
  );
});

const said = (): [string, string] => {
  const line = document.querySelector('[role=status]')!;
  return [line.className, line.textContent];
};

test('is saved with the lesson in it, and its size is said', async () => {
  const panel = await Panel.of(
    <PackPanel content={async () => ({ title: 'Mine', hash: '#/lessons/course?frame=1', lesson: '# Mine' })} />,
  );
  const files = saved();
  await panel.press('Save the package');
  await until(() => expect(said()).toEqual(['help', 'Saved: 0.0 MB.']));
  expect(files.map(({ name }) => name)).toEqual(['sawtooth-scorm.zip']);
  const bytes = vi.mocked(URL.createObjectURL).mock.lastCall![0] as Blob;
  const entries = unzip(Buffer.from(await bytes.arrayBuffer()));
  expect(entries.get('lessons/course.md')!.toString()).toBe('# Mine');
  expect((panel.button('Save the package') as HTMLButtonElement).disabled).toBe(false);
});

test('that cannot be made says why, and can be tried again', async () => {
  const content = () => Promise.reject(new Error('There is no lesson.'));
  const panel = await Panel.of(<PackPanel content={content} />);
  const files = saved();
  await panel.press('Save the package');
  await until(() => expect(said()).toEqual(['warning', 'There is no lesson.']));
  expect([files.length, textsOf('button:disabled')]).toEqual([0, []]);
});

/**
 * Parts of the page that do not come, with no network or another build by now: whoever asks for one is told so, and when the network
 * is back the next attempt fetches it.
 */
import { beforeAll, expect, test, vi } from 'vitest';
import { comeToRest } from '../../src/at-rest.ts';
import { KEYS } from '../../src/commands/keys.ts';
import { PackPanel } from '../../src/course/pack-panel.tsx';
import { StretchDialog } from '../../src/dialogs/stretch-dialog.tsx';
import { openFile } from '../../src/export/open-file.ts';
import { PageTools } from '../../src/frame/page-tools.tsx';
import { qrReader } from '../../src/lessons/qr-reader.ts';
import { openLesson } from '../../src/lessons/open-lesson.ts';
import { readAddress } from '../../src/link/address.ts';
import { readExperiment } from '../../src/link/experiment-link.ts';
import { pack } from '../../src/link/packing.ts';
import { raceOfJson } from '../../src/link/race-link.ts';
import { ChartRows } from '../../src/panels/charts.tsx';
import { Stage } from '../../src/panels/stage.tsx';
import { offerToVary } from '../../src/panels/vary.ts';
import { setMode } from '../../src/screen/mode.ts';
import { lazyPart } from '../../src/ui/lazy-part.tsx';
import { withCanvas } from './support/canvas.ts';
import { standAtPlay } from '../page/support/file-worker.ts';
import { Panel, scenarioOf, until } from './support/panel.tsx';

withCanvas();
const { net, part } = vi.hoisted(() => {
  const state = { isDown: false };
  const fetchPart = (original: () => Promise<object>): Promise<object> => {
    if (state.isDown) throw new TypeError('Failed to fetch dynamically imported module');
    return original();
  };
  return { net: state, part: fetchPart };
});
vi.mock('qr/decode.js', part);
vi.mock('../../src/announce/speaker.ts', part);
vi.mock('../../src/course/pack.ts', part);
vi.mock('../../src/frame/page-dialogs.ts', part);
vi.mock('../../src/link/link.ts', part);
vi.mock('../../src/link/vary-link.ts', part);
vi.mock('../../src/panels/chart-interaction.ts', part);
vi.mock('../../src/panels/stage-interaction.ts', part);
vi.mock('../../src/scenes/index.ts', part);
vi.mock('../../workers/language/door.ts', async (original) => ({
  ...(await original<object>()),
  rulesFor: (input: unknown) =>
    /"own"/.test(JSON.stringify(input)) ? Promise.resolve().then(() => part(async () => ({}))) : null,
}));

const RULED = { scheme: { kind: 'own', rule: 'on ack: W = W + 1 / W' } };
const why = (error: unknown): string => (error as Error).message;
const noticeOf = ({ player }: Panel): string => player.state.notice?.text ?? '';
const control = (
  <div data-vary="path.0.queue.limit">
    <label htmlFor="limit">Buffer</label>
    <input id="limit" />
  </div>
);
const Late = lazyPart(
  async () => ((await part(async () => ({ Sum: () => 'The sum is 4.' }))) as { Sum(): string }).Sum,
  {
    onlyWhenShown: true,
  },
);
/** A browser's own reader, which does not work. */
const Broken = class {
  static getSupportedFormats = async (): Promise<string[]> => ['qr_code'];
  detect = (): Promise<never> => Promise.reject(new Error('no service'));
};
let reader: ReturnType<typeof qrReader>;

/** Each asks for its part; what the person is told then. */
const attempts: Record<string, () => Promise<string>> = {
  'a link': async () => (await readAddress('#/play?seed=9')).broken ?? '',
  'a scene': async () => (await readAddress('#/scene/sawtooth')).broken ?? '',
  'a link with a rule': async () => (await readAddress('#/play?flows.0.scheme.kind=own')).broken ?? '',
  'an experiment with a rule': async () => {
    const packed = await pack({ version: 1, scenario: { version: 1, flows: [RULED] }, vary: [] });
    return readExperiment(`1.${packed}`).then(() => '', why);
  },
  'a race of a rule': () => raceOfJson({ version: 1, entries: [{ name: 'Ada', ...RULED }] }).then(() => '', why),
  'a lesson with a rule': () =>
    openLesson(`# A rule\n\n## One\n\n\`\`\`scene\nopen: #/play\n${JSON.stringify({ flows: [RULED] })}\n\`\`\`\n`).then(
      () => '',
      why,
    ),
  'the field of a control that varies': async () => {
    const panel = await Panel.of(control);
    offerToVary(panel.player);
    await panel.settle(() => panel.input('Buffer').focus());
    await panel.press('Vary…');
    return noticeOf(panel);
  },
  'the charts under a pointer': async () => noticeOf(await Panel.of(<ChartRows />)),
  'the network under a pointer': async () => noticeOf(await Panel.of(<Stage onShow={() => undefined} />)),
  'every measure of a stretch': async () => {
    const panel = await Panel.of(<StretchDialog />);
    await panel.press('Every measure…');
    return noticeOf(panel);
  },
  'a package for a platform': async () => {
    const panel = await Panel.of(<PackPanel content={() => Promise.reject(new Error('There is no lesson.'))} />);
    await panel.press('Save the package');
    return panel.text;
  },
  'the keys of another page': async () => {
    const panel = await Panel.of(<PageTools title="x" share={null} />);
    await panel.settle(() => setMode({ dialog: 'keys' }));
    await until(() => expect(panel.text).toMatch(/fetched|figure/));
    return panel.text;
  },
  'how it stands, in words': async () => {
    const panel = await Panel.of(null);
    const { run } = KEYS.flatMap(({ commands }) => commands).find(({ keys }) => keys.includes('s'))!;
    await panel.settle(() => run(panel.player));
    return noticeOf(panel);
  },
  'an experiment’s file': async () => {
    const panel = await Panel.of(null);
    standAtPlay();
    const file = new File([JSON.stringify({ version: 1, scenario: scenarioOf(), vary: [] })], 'x.json');
    await openFile(panel.player, file);
    return noticeOf(panel);
  },
  'a camera’s reader': async () => {
    reader ??= qrReader(Broken);
    return (await reader)(new ImageData(1, 1)).then(() => '', why);
  },
  'a part that is shown again': async () => {
    const panel = await Panel.of(<Late />);
    return panel.text;
  },
};

/** What is said when it has come; of the others nothing. */
const COME: Record<string, RegExp> = {
  'a package for a platform': /There is no lesson\.$/,
  'the keys of another page': /go to a figure/,
  'a part that is shown again': /^The sum is 4\.$/,
};

beforeAll(() => {
  vi.useFakeTimers();
  comeToRest();
  vi.runAllTimers();
  vi.useRealTimers();
  net.isDown = true;
  return () => (net.isDown = false);
});

test.each(Object.entries(attempts))('%s: without it the page says so', async (_, attempt) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await attempt()).toMatch(/could not be fetched/);
});

test.each(Object.entries(attempts))('%s: the next attempt fetches it', async (name, attempt) => {
  net.isDown = false;
  expect(await attempt()).toMatch(COME[name] ?? /^$/);
});

/** Losses, disturbances, paths and groups, set on the built page by pointer and by keyboard; each makes another run. */
import { expect, type Locator, type Page, test } from '@playwright/test';

const sentence = (page: Page) => page.locator('.sentence');
const news = (page: Page) => page.getByRole('status').first();
const digest = (page: Page) => page.getByTestId('digest');

async function open(page: Page, title: string): Promise<Locator> {
  const section = page
    .locator('details.section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  if (!(await section.evaluate((element) => (element as HTMLDetailsElement).open)))
    await section.locator('> summary').click();
  return section;
}

/** Type into a field in place of what is there. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await field.blur();
  await field.focus();
  await field.selectText();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** A run of 30 s, at its end: whatever is edited now is run to the end at once. Its digest. */
async function shortRun(page: Page): Promise<string> {
  await page.goto('./');
  const run = await open(page, 'Run');
  // First the length: the long run must not come to its end, and its digest be taken for this one's.
  await type(page, run.getByRole('textbox', { name: 'Lasts, s' }), '30');
  await expect(run.locator('.section-value')).toHaveText(/^30.s,/);
  await page.getByLabel('Speed').fill('13');
  await expect(digest(page)).toHaveText(/^[0-9a-f]{16}$/, { timeout: 15_000 });
  return (await digest(page).textContent())!;
}

/** Digests of the runs that these edits lead to; no two alike. */
class Runs {
  private readonly page: Page;
  private readonly seen = new Set<string>();

  constructor(page: Page, first: string) {
    this.page = page;
    this.seen.add(first);
  }

  async changesAfter(edit: () => Promise<unknown>): Promise<void> {
    await edit();
    await expect.poll(async () => this.isNew(), { timeout: 15_000, intervals: [100] }).toBe(true);
    this.seen.add((await digest(this.page).textContent())!);
  }

  private async isNew(): Promise<boolean> {
    const text = await digest(this.page)
      .textContent({ timeout: 500 })
      .catch(() => null);
    return text !== null && !this.seen.has(text);
  }
}

test.beforeEach(async ({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test('each kind of loss is chosen from the keyboard, shown in a picture and told in the sentence, and makes another run', async ({
  page,
}) => {
  const runs = new Runs(page, await shortRun(page));
  const losses = await open(page, 'Losses');
  const kind = losses.getByRole('combobox', { name: 'Packets are lost' }).first();
  await kind.focus();
  for (const words of [
    /every 100th packet is lost/,
    /1 packet in 100 is lost at random/,
    /a packet is lost about every 2.s/,
    /lost in a pattern, 6 in 1350/,
    /in phases: 1 packet in 200 for 6.s, then 1 packet in 4 for 1.s/,
    /in bursts of about 2 packets, one in 200/,
    /losses change with time/,
  ]) {
    await runs.changesAfter(() => page.keyboard.press('ArrowDown'));
    await expect(sentence(page)).toHaveText(words);
    await expect(losses.getByRole('img').first()).toBeVisible();
    await expect(kind).toBeFocused();
  }
});

test('the parameters of losses are set by pointer and field, and what cannot be is refused', async ({ page }) => {
  const runs = new Runs(page, await shortRun(page));
  const losses = await open(page, 'Losses');
  const kind = losses.getByRole('combobox', { name: 'Packets are lost' }).first();
  await runs.changesAfter(() => kind.selectOption('pattern'));
  const gaps = losses.getByRole('textbox', { name: 'Packets from loss to loss' });
  await runs.changesAfter(() => type(page, gaps, '30 30 300'));
  await expect(sentence(page)).toHaveText(/in a pattern, 3 in 360/);
  await type(page, gaps, 'often');
  await expect(gaps).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await expect(gaps).toHaveValue('30, 30, 300');
  await type(page, gaps, '30, 0');
  await expect(news(page)).toContainText(/loss\.gaps\[1\]: must be .*, got 0\. Nothing was changed\./);
  await runs.changesAfter(() => losses.getByRole('button', { name: 'In pairs' }).click());

  await runs.changesAfter(() => kind.selectOption('phases'));
  await runs.changesAfter(() =>
    losses.getByRole('group', { name: 'Phase 1' }).getByRole('switch', { name: 'Packets are lost' }).click(),
  );
  await runs.changesAfter(() => losses.getByRole('button', { name: 'Add a phase' }).click());
  await expect(sentence(page)).toHaveText(/none for 6.s, then 1 packet in 4 for 1.s, then none for 3.s/);

  await runs.changesAfter(() => kind.selectOption('gilbert'));
  await runs.changesAfter(() => losses.getByRole('radio', { name: 'Seconds' }).check());
  await runs.changesAfter(() =>
    type(page, losses.getByRole('textbox', { name: 'A burst lasts, on average, s' }), '0.5'),
  );
  await expect(sentence(page)).toHaveText(/in bursts of about 500.ms, 2.s apart/);

  await runs.changesAfter(() => kind.selectOption('schedule'));
  await losses.getByRole('combobox', { name: 'Step' }).selectOption({ index: 1 });
  await runs.changesAfter(() => type(page, losses.getByRole('textbox', { name: 'From, s' }), '3'));
  await runs.changesAfter(() =>
    losses.getByRole('combobox', { name: 'Packets are lost' }).nth(1).selectOption('bernoulli'),
  );
  await expect(sentence(page)).toHaveText(/1 in 100, at random from 3.s on/);
});

test('sources of every kind are added with the pointer, told in the sentence and removed, and each makes another run', async ({
  page,
}) => {
  const first = await shortRun(page);
  const disturbance = await open(page, 'Disturbance');
  const runs = new Runs(page, first);
  for (const [name, words] of [
    ['Constant', /a constant stream .* 5.Mbit\/s/],
    ['Square wave', /a square wave .* 5.Mbit\/s for 15.s in every 30.s/],
    ['Sawtooth', /a sawtooth .* to 5.Mbit\/s every 30.s/],
    ['Reverse saw', /a reverse sawtooth .* from 5.Mbit\/s every 30.s/],
    ['Bursts', /five bursty sources .* about 1.s in every 3.s/],
  ] as const) {
    await runs.changesAfter(() => disturbance.getByRole('button', { name, exact: true }).click());
    await expect(sentence(page)).toHaveText(words);
    await expect(disturbance.getByRole('img')).toBeVisible();
    await disturbance.getByRole('button', { name: 'Remove it' }).click();
    await expect(sentence(page)).not.toHaveText(words);
    await expect(digest(page)).toHaveText(first, { timeout: 15_000 });
  }
  await runs.changesAfter(() => disturbance.getByRole('button', { name: 'Flash crowd' }).click());
  await expect(sentence(page)).toHaveText(/40 short TCP \(20.packets each, from .*\)/);
});

test('a source is set from the keyboard: its kind, its swing, its times', async ({ page }) => {
  const runs = new Runs(page, await shortRun(page));
  const disturbance = await open(page, 'Disturbance');
  await disturbance.getByRole('button', { name: 'Square wave' }).focus();
  await runs.changesAfter(() => page.keyboard.press('Enter'));
  await disturbance.getByRole('button', { name: '10:1' }).focus();
  await runs.changesAfter(() => page.keyboard.press('Enter'));
  await expect(sentence(page)).toHaveText(/9.Mbit\/s for 15.s/);
  await disturbance.getByRole('slider', { name: 'On for' }).focus();
  await runs.changesAfter(() => page.keyboard.press('Home'));
  await disturbance.getByRole('combobox', { name: 'Source' }).focus();
  await runs.changesAfter(() => page.keyboard.press('ArrowDown'));
  await expect(sentence(page)).toHaveText(/a sawtooth/);
  await disturbance.locator('.fold > summary').focus();
  await page.keyboard.press('Enter');
  await runs.changesAfter(() => type(page, disturbance.getByRole('textbox', { name: 'Begins at, s' }), '0'));
  await expect(sentence(page)).toHaveText(/a sawtooth would rise|a sawtooth rises/);
});

test('bottlenecks are added, set one by one and removed; the chart shows the one in hand', async ({ page }) => {
  const runs = new Runs(page, await shortRun(page));
  await open(page, 'Bottleneck');
  await page.locator('#bottleneck .fold > summary').filter({ hasText: 'The path' }).click();
  await runs.changesAfter(() => page.getByRole('button', { name: 'Add a bottleneck' }).click());
  await expect(sentence(page)).toHaveText(/share two bottlenecks in a row, 10.Mbit\/s each,/);
  const shown = page.locator('.hop-choice').getByRole('combobox');
  await expect(shown).toHaveValue('1');
  await runs.changesAfter(() =>
    type(page, page.locator('#bottleneck').getByRole('textbox', { name: 'Link rate, Mbit/s' }), '4'),
  );
  await expect(sentence(page)).toHaveText(/4.Mbit\/s to 10.Mbit\/s/);
  for (const queue of ['RED', 'CoDel', 'PIE'])
    await runs.changesAfter(() => page.getByRole('radio', { name: queue }).check());
  await shown.selectOption('0');
  await expect(page.locator('#bottleneck').getByRole('textbox', { name: 'Link rate, Mbit/s' })).toHaveValue('10');
  await expect(page.getByRole('radio', { name: 'Drop-tail' })).toBeChecked();

  await runs.changesAfter(() => page.getByRole('radio', { name: 'Real' }).check());
  await expect(sentence(page)).toHaveText(/with a real way back/);
  await expect(shown.getByRole('option')).toHaveText(['bottleneck 1', 'bottleneck 2', 'way back 1', 'way back 2']);
  await shown.selectOption('3');
  const losses = await open(page, 'Losses');
  await runs.changesAfter(() => losses.getByRole('combobox', { name: 'Packets are lost' }).selectOption('bernoulli'));
  await expect(sentence(page)).toHaveText(/lost at random at way back.2/);

  await page.getByRole('button', { name: /^Remove no\. 2/ }).click();
  await expect(sentence(page)).toHaveText(/share a 10.Mbit\/s link with a drop-tail queue/);
  await expect(sentence(page)).not.toHaveText(/lost at random/);
});

test('groups come and go, send a little or without end, on part of the path or against the others', async ({
  page,
}) => {
  const runs = new Runs(page, await shortRun(page));
  await page.locator('summary', { hasText: 'TCP' }).first().click();
  const flows = page.locator('#flows');
  const more = flows.locator('.fold > summary').first();
  await more.focus();
  await page.keyboard.press('Enter');
  await runs.changesAfter(() => type(page, flows.getByRole('textbox', { name: 'Starts at, s' }), '2'));
  await runs.changesAfter(() => type(page, flows.getByRole('textbox', { name: 'Starts spread over, s' }), '3'));
  await runs.changesAfter(() => flows.getByRole('switch', { name: 'Stops before the end' }).press('Space'));
  await runs.changesAfter(() => type(page, flows.getByRole('textbox', { name: 'Stops at, s' }), '9'));
  await expect(sentence(page)).toHaveText(/Two TCP \(from 2.s, until 9.s\)/);
  await runs.changesAfter(() => flows.getByRole('radio', { name: 'A transfer' }).check());
  await runs.changesAfter(() => type(page, flows.getByRole('textbox', { name: 'Each flow sends, packets' }), '300'));
  await runs.changesAfter(() => type(page, flows.getByRole('textbox', { name: 'Packet size, bytes' }), '500'));
  await runs.changesAfter(() => type(page, flows.getByRole('textbox', { name: 'Own delay, one way, ms' }), '60'));
  await runs.changesAfter(() => type(page, flows.getByRole('textbox', { name: 'Spread of round trips, CV' }), '0.3'));
  await runs.changesAfter(() => flows.getByRole('radio', { name: 'Back' }).check());
  await expect(sentence(page)).toHaveText(/Two TCP \(300.packets each, from 2.s, until 9.s, on the way back\)/);
  await expect(sentence(page)).toHaveText(/real way back/);
  await expect(page.locator('.flow-settings').first()).toHaveText(
    'SACK; 300 packets each, from 2 s, until 9 s, on the way back',
  );
  await type(page, flows.getByRole('textbox', { name: 'Stops at, s' }), '1');
  await expect(news(page)).toContainText('flows[0].stop: must be after the start, 2 s, got 1. Nothing was changed.');
});

test('what is done live to flows, losses and sources lands on the time axis and in the link, and replays to the last bit', async ({
  page,
  context,
}) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Number of TCP flows: one more' }).click();
  for (const flows of [4, 5, 6]) {
    await expect(sentence(page)).toHaveText(new RegExp(`^${['Three', 'Four', 'Five'][flows - 4]} TCP`));
    await page.getByRole('button', { name: 'Number of TCP flows: one more' }).click();
  }
  const disturbance = await open(page, 'Disturbance');
  await disturbance.getByRole('button', { name: 'Bursts' }).click();
  await expect(page.locator('.clock b')).toHaveText(/^[1-9]\d?\.\d\d s$/);
  const now = page.locator('#now');
  await now.locator('.fold > summary').click();
  await now.getByRole('button', { name: 'Stop 5' }).click();
  await expect(now.getByText('1 of 6 TCP send now.')).toBeVisible();
  await now.getByRole('button', { name: 'Lose 1 in 100' }).click();
  await expect(sentence(page)).toHaveText(/1 packet in 100 is lost at random/);
  await now.getByRole('button', { name: 'Twice the losses' }).click();
  await expect(sentence(page)).toHaveText(/1 packet in 50 is lost at random/);
  await now.getByRole('button', { name: 'Bursty sources on' }).click();
  await expect(sentence(page)).toHaveText(/five bursty sources send/);
  await now.getByRole('button', { name: 'Start 5' }).click();
  await now.getByRole('button', { name: 'Drop a packet' }).click();
  await open(page, 'Run');
  const changes = page.getByRole('list', { name: 'Changes in this run' }).getByRole('listitem');
  await expect(changes).toHaveText([
    /s stopped 5 TCP$/,
    /s 1 in 100 lost$/,
    /s 1 in 50 lost$/,
    /s bursty sources on$/,
    /s started 5 TCP$/,
    /s dropped a packet of TCP 1$/,
  ]);
  await page.getByLabel('Speed').fill('13');
  await expect(digest(page)).toHaveText(/^[0-9a-f]{16}$/, { timeout: 30_000 });
  const ended = await digest(page).textContent();
  await expect(page).toHaveURL(/#\/play\?s=2\./);
  await page.waitForTimeout(1_500);

  const other = await context.newPage();
  await other.goto(page.url());
  await open(other, 'Run');
  await other.getByLabel('Speed').fill('13');
  await expect(digest(other)).toHaveText(ended!, { timeout: 30_000 });
});

test('on a phone every panel opens and nothing sticks out sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./');
  await page.getByRole('button', { name: 'Set up' }).click();
  const sheet = page.getByRole('dialog', { name: 'Set up' });
  await sheet.locator('#disturbance > summary').click();
  await sheet.getByRole('button', { name: 'Square wave' }).click();
  await sheet.getByRole('button', { name: 'Bursts' }).click();
  await sheet.locator('#losses > summary').click();
  await sheet.getByRole('combobox', { name: 'Packets are lost' }).selectOption('schedule');
  await sheet.locator('.flow summary').first().click();
  await sheet.locator('#bottleneck .fold > summary').click();
  await sheet.getByRole('button', { name: 'Add a bottleneck' }).click();
  await sheet.getByRole('radio', { name: 'Real' }).check();
  const closed = sheet.locator('.fold:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
  await expect(sheet.getByText('Coefficient of variation of the flows')).toBeVisible();
  const wide = await sheet.evaluate((element) =>
    [...element.querySelectorAll('*')]
      .filter((part) => !part.closest('svg'))
      .filter((part) => part.getBoundingClientRect().right > 391)
      .map((part) => part.className),
  );
  expect(wide).toEqual([]);
  await page.getByRole('button', { name: 'Done' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

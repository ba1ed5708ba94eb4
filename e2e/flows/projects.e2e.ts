import { readFile } from 'node:fs/promises';
import { seriousViolations } from '@plumbline/e2e/axe-violations.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { dropModel, renderView, unfold } from '@plumbline/e2e/model-workspace.ts';
import { type OpenedPage, openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import { callApi, renderOverHttp } from '@plumbline/e2e/render-over-http.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAMPLE_MODELS } from '@plumbline/e2e/sample-models/write-sample-models.ts';

const site = openSite();
let owner: OpenedPage;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  owner = await openPage(site.browser);
  ({ page } = owner);
  context = page.context();
  await signIn(context.request, site.url, '13800009101');
  await renderOverHttp(context.request, site.url, { seed: 11 });
  await renderOverHttp(context.request, site.url, { seed: 12, atmosphere: 'dusk' });
});
afterAll(() => owner?.close());

/** Opens a part of the project that is shown. */
function openPart(name: string): Promise<void> {
  return page.getByRole('navigation', { name: 'Parts of the project' }).getByRole('link', { name }).click();
}

const boardItems = () => page.getByRole('list', { name: 'Boards' }).getByRole('listitem');

test('whoever has no project begins with a sample that has views, a board and materials', async ({
  onTestFailed,
}) => {
  onTestFailed(() => keepEvidence(page, 'projects-sample'));
  await page.goto(`${site.url}/projects`);
  await page.getByRole('heading', { name: 'No projects yet' }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open the sample project' }).click();
  await page.getByText('Sample', { exact: true }).waitFor();
  const views = page.getByRole('region', { name: 'Views' }).getByRole('link', { name: /^Open the view/ });
  await views.first().waitFor();
  expect(await views.count()).toBeGreaterThan(1);
  expect(await seriousViolations(page)).toEqual([]);
  await openPart('Boards');
  await boardItems().first().waitFor();
  expect(await boardItems().count()).toBeGreaterThan(2);
  expect(await seriousViolations(page)).toEqual([]);
  await openPart('Materials');
  await page.getByRole('table').waitFor();
  expect(await page.getByRole('button', { name: /^Material, row \d+: / }).count()).toBeGreaterThan(2);
  expect(await seriousViolations(page)).toEqual([]);
});

test('works of the history are put into a view of a new project, and one of them stands for it', async ({
  onTestFailed,
}) => {
  onTestFailed(() => keepEvidence(page, 'projects-views'));
  await page.goto(`${site.url}/projects`);
  await page.getByRole('button', { name: 'New project' }).click();
  const dialog = page.getByRole('dialog', { name: 'New project' });
  await dialog.getByLabel('Title').fill('House by the lake');
  await dialog.getByLabel('Client').fill('Mr Li');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { name: 'House by the lake', level: 1 }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^House by the lake · /);
  expect(await seriousViolations(page)).toEqual([]);

  await page.goto(`${site.url}/list`);
  const boxes = page.getByRole('list', { name: 'My works' }).getByRole('checkbox');
  await boxes.nth(1).waitFor();
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Add to project…' }).click();
  const adding = page.getByRole('dialog', { name: 'Add 2 works to a project' });
  await adding.getByRole('radio', { name: 'House by the lake' }).check({ force: true });
  await adding.getByRole('textbox', { name: 'Name of the view' }).fill('Living room');
  expect(await seriousViolations(page)).toEqual([]);
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('status').filter({ hasText: '2 added to Living room' }).waitFor();
  await page.getByRole('link', { name: 'House by the lake' }).first().click();

  // The newest stands for the view until another one is chosen.
  const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem');
  const renders = versions.filter({ hasText: 'Interior render' });
  const current = renders.filter({ hasText: 'Current' });
  const other = renders.filter({ hasNotText: 'Current' });
  await current.waitFor();
  // Each of the two began with an upload of its own.
  await expect.poll(async () => [await versions.count(), await renders.count()]).toEqual([4, 2]);
  const before = await current.locator('img').getAttribute('src');
  await other.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Make it current' }).click();
  await page.getByRole('button', { name: 'This stands for the view' }).waitFor();
  expect(await other.locator('img').getAttribute('src')).toBe(before);
  await other.getByRole('button', { name: 'Compare from here' }).click();
  await page.getByRole('slider').press('ArrowLeft');
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Compare in full' }).click();
  await page.getByRole('heading', { name: 'Compare', level: 1 }).waitFor();
  await page.goBack();

  // A list of everything that was rendered for it.
  await page.goto(`${site.url}/list`);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Filter' })
    .getByLabel('Project')
    .selectOption({ label: 'House by the lake' });
  await page.getByRole('status').filter({ hasText: '2 works' }).waitFor();
  await page.getByRole('link', { name: 'House by the lake' }).first().click();
  await page.getByRole('link', { name: 'All views' }).click();
});

test('a board is laid out, worded and put into another order by keys; what is taken off comes back', async ({
  onTestFailed,
}) => {
  onTestFailed(() => keepEvidence(page, 'projects-board'));
  await openPart('Boards');
  await page.getByRole('button', { name: 'New board' }).click();
  await page.getByRole('button', { name: 'Put all views on it' }).click();
  await boardItems().first().waitFor();
  await page.getByRole('button', { name: 'Add a note' }).click();
  const note = page.getByRole('textbox', { name: 'Text of the note' });
  await note.waitFor();
  await note.fill('Lime plaster on the long wall');
  await note.press('Control+Enter');
  await page.getByRole('textbox', { name: 'Caption of Living room' }).fill('To the water');
  await page.getByRole('textbox', { name: 'Caption of Living room' }).press('Enter');

  const names = () => boardItems().evaluateAll((items) => items.map((item) => item.ariaLabel));
  await expect.poll(names).toEqual(['To the water', 'Note']);
  const handle = page.getByRole('button', { name: /^Move Note/ });
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(names).toEqual(['Note', 'To the water']);
  await page.getByRole('status').filter({ hasText: 'Note is now 1 of 2' }).waitFor({ state: 'attached' });
  expect(await handle.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
  expect(await seriousViolations(page)).toEqual([]);

  // Not everyone drags or has keys: the same in a menu.
  await page.getByRole('button', { name: 'Options of Note' }).click();
  await page.getByRole('menuitem', { name: 'Move later' }).click();
  await expect.poll(names).toEqual(['To the water', 'Note']);
  await page.getByRole('button', { name: 'Options of Note' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect.poll(names).toEqual(['To the water']);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(names).toEqual(['To the water', 'Note']);
  await owner.settled();
  await page.reload();
  await expect.poll(names).toEqual(['To the water', 'Note']);

  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const printing = page.getByRole('dialog', { name: /^Print Board/ });
  await printing.getByText('House by the lake', { exact: true }).first().waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  // A4 lying on its side, in points.
  expect(pdf).toMatch(/\/MediaBox \[0 0 841\.\d+ 594\.\d+\]/);
  await page.keyboard.press('Escape');
});

test('a material schedule is written, taken along as CSV and applied to the views at a price told before', async ({
  onTestFailed,
}) => {
  onTestFailed(() => keepEvidence(page, 'projects-schedule'));
  await openPart('Materials');
  // Its id comes while something is chosen for it: what was opened stays.
  let letThrough = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const saving = /\/api\/project\/[^/]+\/schedule([?]|$)/;
  await page.route(saving, async (route) => {
    if (route.request().method() !== 'GET') await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add a row' }).click();
  await page.getByRole('button', { name: 'Material, row 1: Choose a material' }).click();
  const browser = page.getByRole('dialog', { name: 'Material library' });
  await browser.getByRole('textbox').waitFor();
  const saved = page.waitForResponse((response) => saving.test(response.url()));
  letThrough();
  await saved;
  await owner.settled();
  await page.unroute(saving);
  await browser.getByRole('textbox').fill('walnut boards');
  await browser.getByRole('button', { name: /Walnut boards/ }).click();
  await page.getByRole('button', { name: 'Material, row 1: Walnut boards' }).waitFor();
  const product = page.getByRole('textbox', { name: 'Product, row 1' });
  await product.fill('Wide boards, "oiled"');
  await product.press('Enter');
  await page.getByRole('button', { name: 'Add a row' }).click();
  await page.getByRole('combobox', { name: 'Part, row 2' }).selectOption({ label: 'Roof' });
  await expect.poll(() => page.getByRole('textbox', { name: 'Mark, row 2' }).inputValue()).toBe('D1');
  await owner.settled();
  expect(await seriousViolations(page)).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain('F1');
  expect(csv).toContain('"Wide boards, ""oiled"""');

  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const printing = page.getByRole('dialog', { name: /^Print/ });
  await printing.getByText('House by the lake', { exact: true }).first().waitFor();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  // A4 standing, in points.
  expect(pdf).toMatch(/\/MediaBox \[0 0 594\.\d+ 841\.\d+\]/);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Apply to views…' }).click();
  const applying = page.getByRole('dialog', { name: 'Apply the schedule to views' });
  const view = applying.getByRole('listitem').filter({ hasText: 'Living room' });
  await view.filter({ hasText: 'Acts: F1' }).waitFor();
  expect(await view.innerText()).toContain('1 ticket');
  expect(await view.innerText()).toContain('D1: no material is chosen');
  expect(await seriousViolations(page)).toEqual([]);
  await applying.getByRole('button', { name: 'Render 1 view · 1 ticket' }).click();
  await page.getByRole('status').filter({ hasText: '1 view is being rendered' }).waitFor();
  await openPart('Views');
  await page.getByText('3 renders').waitFor();

  await openPart('Materials');
  await page.getByRole('button', { name: 'Options of row 2' }).click();
  await page.getByRole('menuitem', { name: 'Remove this row' }).click();
  await page.getByRole('combobox', { name: 'Part, row 2' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await page.getByRole('combobox', { name: 'Part, row 2' }).waitFor();
});

test('a project is shared by a link, deleted, and had back', async ({ onTestFailed }) => {
  onTestFailed(() => keepEvidence(page, 'projects-share'));
  await openPart('Views');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share the project' });
  await dialog.getByRole('checkbox', { name: 'With the material schedule' }).check();
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const url = await page.getByRole('textbox', { name: 'Share link' }).inputValue();
  const visitor = await openPage(site.browser);
  await visitor.page.goto(url);
  await visitor.page.getByRole('heading', { name: 'House by the lake' }).waitFor();
  await visitor.page.getByRole('img', { name: 'Picture 1: Living room' }).waitFor();
  const floor = visitor.page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: visitor.page.getByRole('rowheader', { name: 'F1' }) });
  expect(await floor.innerText()).toMatch(/Floor\s+Walnut boards\s+Wide boards, "oiled"/);
  await visitor.page.setViewportSize({ width: 390, height: 844 });
  await floor.scrollIntoViewIfNeeded();
  expect(await seriousViolations(visitor.page)).toEqual([]);
  expect(visitor.problems).toEqual([]);
  await visitor.close();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'More about House by the lake' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('heading', { name: 'Projects', level: 1 }).waitFor();
  const own = page.getByRole('list', { name: 'Projects' });
  await own.getByText('House by the lake').waitFor({ state: 'detached' });
  await page
    .getByRole('status')
    .getByRole('paragraph')
    .filter({ hasText: 'Project deleted' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await own.getByText('House by the lake').waitFor();
  const { counts } = await callApi<{ counts: Record<string, number> }>(
    context.request,
    site.url,
    '/api/project',
  );
  expect(counts).toEqual({ active: 2, archived: 0, deleted: 0 });
  expect(owner.problems).toEqual([]);
});

test('a render of a model brings its areas to the schedule, and takes its materials from there', async ({
  onTestFailed,
}) => {
  const modeller = await openPage(site.browser);
  const { page: own, problems } = modeller;
  onTestFailed(() => keepEvidence(own, 'projects-models'));
  await signIn(own.request, site.url, '13800009102');
  await dropModel(own, site.url, { name: 'pavilion.dae', bytes: await SAMPLE_MODELS['pavilion.dae']() });
  await unfold(own, 'Precision');
  await own.getByRole('radio', { name: '512 · fast' }).check();
  await renderView(own);

  await own.goto(`${site.url}/projects`);
  await own.getByRole('button', { name: 'New project' }).click();
  const dialog = own.getByRole('dialog', { name: 'New project' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Garden');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await own.getByRole('heading', { name: 'Garden', level: 1 }).waitFor();
  await own.goto(`${site.url}/list`);
  await own.getByRole('list', { name: 'My works' }).getByRole('checkbox').first().check({ force: true });
  await own.getByRole('toolbar').getByRole('button', { name: 'Add to project…' }).click();
  const adding = own.getByRole('dialog', { name: 'Add 1 work to a project' });
  await adding.getByRole('radio', { name: 'Garden' }).check({ force: true });
  await adding.getByRole('textbox', { name: 'Name of the view' }).fill('Pavilion');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await own.getByRole('status').filter({ hasText: '1 added to Pavilion' }).waitFor();
  await own.getByRole('link', { name: 'Garden' }).first().click();
  const parts = own.getByRole('navigation', { name: 'Parts of the project' });
  await parts.getByRole('link', { name: 'Materials' }).click();

  const table = own.getByRole('region', { name: 'pavilion.dae' });
  await table.getByRole('rowheader', { name: 'Clay tiles' }).waitFor();
  await own.getByRole('button', { name: 'Add a row' }).click();
  await own.getByRole('combobox', { name: 'Part, row 1' }).selectOption({ label: 'Roof' });
  await own.getByRole('button', { name: 'Material, row 1: Choose a material' }).click();
  const browser = own.getByRole('dialog', { name: 'Material library' });
  await browser.getByRole('textbox').fill('copper patina');
  await browser.getByRole('button', { name: /Copper patina/ }).click();
  await own.getByRole('button', { name: 'Material, row 1: Copper patina' }).waitFor();
  expect(await seriousViolations(own)).toEqual([]);

  await own.getByRole('button', { name: 'Apply to views…' }).click();
  const applying = own.getByRole('dialog', { name: 'Apply the schedule to views' });
  await applying.getByRole('listitem').filter({ hasText: 'Acts: D1' }).waitFor();
  await applying.getByRole('button', { name: 'Render 1 view · 1 ticket' }).click();
  await own.getByRole('status').filter({ hasText: '1 view is being rendered' }).waitFor();
  await own.reload();
  // The newest render says what the roof is made of.
  await table.getByRole('rowheader', { name: 'Copper patina' }).waitFor();
  expect(await table.getByRole('rowheader', { name: 'Clay tiles' }).count()).toBe(0);
  expect(problems).toEqual([]);
  await modeller.close();
});

import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { allViolations } from '@plumbline/e2e/axe-violations.ts';
import { contentSample } from '@plumbline/e2e/content-sample.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import { expect, onTestFailed, test } from 'vitest';

const site = openSite();

test('a prompt is chosen and written, weighed, kept, found again, and used in its tool', async () => {
  const { page, problems, close } = await openPage(site.browser);
  onTestFailed(() => keepEvidence(page, 'prompt-generator'));
  await signIn(page.request, site.url, '13800006001');
  await page.goto(`${site.url}/prompts`);
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  await box('Space').fill('liv');
  await page.getByRole('button', { name: 'Add “living room”' }).click();
  await box('Style').fill('新中式');
  await box('Materials').fill('胡桃木地板');
  await box('In your own words').fill('白いソファ、雪，，qwertz');
  await box('Not wanted').fill('水印');
  const prompt = box('Prompt');
  await expect
    .poll(() => prompt.innerText())
    .toBe('living room, new chinese style, walnut flooring, white sofa, snow, qwertz');
  expect(await box('Negative prompt').innerText()).toBe('watermark');

  // Each term says what either sort of engine makes of it.
  const row = (name: RegExp) => page.getByRole('row', { name });
  await row(/^walnut flooring.*Changes the picture/).waitFor();
  await row(/^white sofa.*Another tool does it/).waitFor();
  await row(/^qwertz.*Not understood/).waitFor();
  await page.getByRole('combobox', { name: 'Weight of “snow”' }).selectOption('1.4');
  await expect.poll(() => prompt.innerText()).toContain('(snow:1.4)');
  await page.getByRole('radio', { name: 'All at 1.2' }).check();
  await expect.poll(() => prompt.innerText()).toContain('(living room:1.2), (new chinese style:1.2)');
  await page.getByRole('radio', { name: 'As written' }).check();

  await page.getByRole('searchbox', { name: 'Search the library' }).fill('落地窗');
  await page.getByRole('button', { name: 'Mark “floor-to-ceiling window”' }).click();
  await page.getByRole('button', { name: 'Mark “floor-to-ceiling window”', pressed: true }).waitFor();
  await page.getByRole('button', { name: 'Keep in my prompts' }).click();
  await page.getByText('Kept in your prompts').waitFor();
  expect(await allViolations(page)).toEqual([]);

  await page.reload();
  // What was written is still there, and what was kept and marked, too.
  expect(await box('Style').inputValue()).toBe('新中式');
  await page.getByRole('radio', { name: 'Favourites' }).check();
  await page.getByRole('button', { name: /^floor-to-ceiling window/ }).waitFor();
  await page.getByRole('radio', { name: 'Mine' }).check();
  await page.getByRole('textbox', { name: 'Name of “living room”' }).fill('Lobby in snow');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Delete “Lobby in snow”' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('textbox', { name: 'Name of “Lobby in snow”' }).waitFor();

  await page.getByRole('button', { name: 'Use in Interior render' }).click();
  await page.waitForURL(`**${TOOLS.indoorRender.route}`);
  const field = page.locator('textarea').and(box('Prompt'));
  expect(await field.inputValue()).toContain('walnut flooring');
  expect(problems).toEqual([]);
  await close();
});

test('a visitor reads words from a picture, in the page’s language', async () => {
  const { page, close } = await openPage(site.browser);
  onTestFailed(() => keepEvidence(page, 'prompt-from-picture'));
  await page.goto(`${site.url}/prompts`);
  await page.locator('input[type=file]').setInputFiles(contentSample('living-room'));
  const words = page.getByRole('textbox', { name: 'From a picture', exact: true });
  await expect.poll(() => words.inputValue(), { timeout: 60_000 }).toMatch(/^interior design, .*perspective/);
  await page.getByRole('radio', { name: 'Favourites' }).check();
  expect(await page.getByText('Log in to mark and keep prompts').count()).toBe(1);
  await close();
});

import { readFile } from 'node:fs/promises';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { dropModel, unfold } from '@plumbline/e2e/model-workspace.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SAMPLE_MODELS } from '@plumbline/e2e/sample-models/write-sample-models.ts';

const site = openSite();

/** Presses a button of the panel and reads the file that comes. */
async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Strokes and fills of a vector drawing: what a plan has and an empty sheet has not. */
const pathsOf = (svg: Buffer) =>
  svg.toString('utf8').match(/<(?:path|line|polyline|polygon)\b/g)?.length ?? 0;

test('plan, section and lines of a model are saved in three formats, each with something on it', async ({
  onTestFailed,
}) => {
  const { page, problems, close } = await openPage(site.browser);
  onTestFailed(() => keepEvidence(page, 'model-drawings'));
  await signIn(page.request, site.url, '13800002201');
  await dropModel(page, site.url, { name: 'pavilion.dae', bytes: await SAMPLE_MODELS['pavilion.dae']() });
  await page.getByRole('button', { name: 'Across the pond' }).click();
  await unfold(page, 'Drawings');
  const kind = page.getByRole('combobox', { name: 'What is drawn' });

  // A section is drawn where the model is cut, and asks for that.
  await kind.selectOption({ label: 'Section' });
  await page.getByText('Turn on a cut across X or Z first').waitFor();
  expect(await page.getByRole('button', { name: 'Download as SVG' }).isDisabled()).toBe(true);
  await unfold(page, 'Section cut');
  await page.getByRole('switch', { name: 'Cut across X' }).check();

  const drawn: Record<string, string> = {};
  for (const [label, name] of [
    ['Lines of this view', 'hidden-line'],
    ['Plan', 'plan'],
    ['Section', 'section'],
  ] as const) {
    await kind.selectOption({ label });
    const svg = await download(page, 'Download as SVG');
    expect(svg.name).toBe(`pavilion-${name}.svg`);
    expect(svg.bytes.toString('utf8', 0, 200)).toContain('<svg');
    expect(pathsOf(svg.bytes)).toBeGreaterThan(10);
    drawn[name] = svg.bytes.toString('utf8');

    const pdf = await download(page, 'Download as PDF');
    expect(pdf.name).toBe(`pavilion-${name}.pdf`);
    expect(pdf.bytes.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(pdf.bytes.length).toBeGreaterThan(1_000);

    const png = await download(page, 'Download as PNG');
    expect(png.name).toBe(`pavilion-${name}.png`);
    const { channels, entropy } = await sharp(png.bytes).greyscale().stats();
    // Ink on paper: both are there.
    expect(channels[0]?.min).toBeLessThan(100);
    expect(channels[0]?.mean).toBeGreaterThan(150);
    expect(entropy).toBeGreaterThan(0.05);
  }
  expect(new Set(Object.values(drawn)).size).toBe(3);
  expect(problems).toEqual([]);
  await close();
});

test('a drawing of the view becomes the base of a render in another tool', async ({ onTestFailed }) => {
  const { page, problems, close } = await openPage(site.browser);
  onTestFailed(() => keepEvidence(page, 'model-drawing-as-base'));
  await signIn(page.request, site.url, '13800002202');
  await dropModel(page, site.url, { name: 'pavilion.dae', bytes: await SAMPLE_MODELS['pavilion.dae']() });
  await page.getByRole('button', { name: 'Across the pond' }).click();
  await unfold(page, 'Drawings');
  // Of the size that the same drawing has as a file.
  const { bytes } = await download(page, 'Download as PNG');
  await page.getByRole('button', { name: 'As a base' }).click();
  await page.waitForURL('**/architecturalRender');
  const base = page.getByRole('img', { name: 'Base picture' }).first();
  await base.waitFor();
  await page.getByRole('button', { name: 'Detected Line drawing' }).waitFor();
  const source = (await base.getAttribute('src')) ?? '';
  const answer = await page.request.get(new URL(source, site.url).href);
  const shown = await sharp(await answer.body()).metadata();
  const file = await sharp(bytes).metadata();
  expect(shown.width / shown.height).toBeCloseTo(file.width / file.height, 2);
  expect(await page.getByRole('button', { name: /^Render · / }).isEnabled()).toBe(true);
  expect(problems).toEqual([]);
  await close();
});

import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { seriousViolations } from '@plumbline/e2e/axe-violations.ts';
import { dropFile } from '@plumbline/e2e/drop-file.ts';
import { stroke } from '@plumbline/e2e/edit-workspace.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { type OpenedPage, openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import { signInCompany } from '@plumbline/e2e/sign-in-company.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import { createRaster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const site = openSite();
let phone = 13800004800;

async function visit(company = false): Promise<OpenedPage> {
  const context = await site.browser.newContext();
  if (company) await signInCompany(context.request, site.url);
  else await signIn(context.request, site.url, String(++phone));
  const storageState = await context.storageState();
  await context.close();
  return openPage(site.browser, { storageState });
}

async function withEvidence(opened: OpenedPage, name: string, run: (page: Page) => Promise<void>) {
  try {
    await run(opened.page);
    expect(opened.problems).toEqual([]);
  } catch (error) {
    await keepEvidence(opened.page, name);
    throw error;
  }
  await opened.close();
}

/** Bands of colour that no scaling hides, wide and flat so that a test draws it quickly. */
function bands(width: number, height: number) {
  const data = new Uint8ClampedArray(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      data.set([(x >> 3) & 255, (y * 7) & 255, ((x ^ y) * 3) & 255], (y * width + x) * 3);
  return { ...createRaster(width, height, 3), data };
}

async function save(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'plumbline-shrink-')), name);
  await writeFile(path, bytes);
  return path;
}

/** The picture on the stage is the server's, and no longer the local one that is on its way. */
async function uploaded(page: Page): Promise<void> {
  const count = () =>
    page.evaluate(`(async () => (await (await fetch('/api/ai/uploads')).json()).data.total)()`);
  await expect.poll(count, { timeout: 60_000 }).toBeGreaterThan(0);
}

/** The newest of the page's own uploads, with its pixels as the server has them. */
async function newest(page: Page) {
  await uploaded(page);
  const [item] = (await page.evaluate(
    `(async () => (await (await fetch('/api/ai/uploads')).json()).data.items)()`,
  )) as { imageId: string; name: string; width: number; height: number; mime: string; url: string }[];
  if (!item) throw new Error('nothing was uploaded');
  const encoded = (await page.evaluate(`(async () => {
    const bytes = new Uint8Array(await (await fetch('${item.url}')).arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
    return btoa(text);
  })()`)) as string;
  return { ...item, png: Buffer.from(encoded, 'base64') };
}

const choose = (page: Page, path: string) => page.locator('input[type=file]').first().setInputFiles(path);
const goOn = (page: Page, size: string) =>
  page.getByRole('button', { name: `Shrink to ${size} and go on` }).click();

test('a drawing over 5000 px is shrunk on the spot: the same pixels as the engine makes, lossless, its name kept', async () => {
  const opened = await visit();
  await withEvidence(opened, 'shrink-drawing', async (page) => {
    const source = bands(6000, 300);
    const { data, width, height, channels } = source;
    const png = await sharp(data, { raw: { width, height, channels: channels as 3 } })
      .png()
      .toBuffer();
    await page.goto(site.url + TOOLS.indoorRender.route);
    await choose(page, await save('section A.png', png));
    await page.getByText('Too large. Shrink it to fit').waitFor();
    await page.getByText('6000 × 300 px').waitFor();
    await page.getByText(/lossless PNG/).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await goOn(page, '5000 × 250');
    await page.getByRole('img', { name: 'Base picture' }).first().waitFor();
    const stored = await newest(page);
    expect(stored).toMatchObject({ name: 'section A.png', width: 5000, height: 250, mime: 'image/png' });
    const pixels = await sharp(stored.png).removeAlpha().raw().toBuffer();
    expect(Buffer.from(resizeArea(source, 5000, 250).data).equals(pixels)).toBe(true);
  });
});

test('a photo that lies on its side, dropped on the home page, comes upright, without its places, its AI label kept', async () => {
  const opened = await visit();
  await withEvidence(opened, 'shrink-photo', async (page) => {
    const { data, width, height } = bands(5600, 700);
    const label =
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:TC260="http://www.tc260.org.cn/ns/AIGC/1.0/"><TC260:AIGC>{"Label":"1"}</TC260:AIGC></rdf:Description></rdf:RDF></x:xmpmeta>';
    const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
      .withMetadata({ orientation: 6 })
      .withXmp(label)
      .jpeg()
      .toBuffer();
    await page.goto(site.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await dropFile(page, 'main', 'h1', { name: 'tower.jpg', type: 'image/jpeg', bytes: jpeg });
    await goOn(page, '625 × 5000');
    const stored = await newest(page);
    expect(stored).toMatchObject({ name: 'tower.jpg', width: 625, height: 5000, mime: 'image/jpeg' });
    expect(stored.png.toString('latin1')).toContain('{&quot;Label&quot;:&quot;1&quot;}');
  });
});

test('a PNG over 10 MB becomes a good JPEG of the same size; what is clear stays clear', async () => {
  const opened = await visit();
  await withEvidence(opened, 'shrink-bytes', async (page) => {
    await page.goto(site.url + TOOLS.indoorRender.route);
    const noise = Buffer.alloc(2100 * 1800 * 3);
    for (let at = 0, value = 7; at < noise.length; at += 1) {
      value = (Math.imul(value, 1_103_515_245) + 12_345) >>> 0;
      noise[at] = value >>> 24;
    }
    const png = await sharp(noise, { raw: { width: 2100, height: 1800, channels: 3 } })
      .png()
      .toBuffer();
    expect(png.byteLength).toBeGreaterThan(10 * 1024 * 1024);
    await choose(page, await save('scan.png', png));
    await page.getByRole('button', { name: 'Save as JPEG and go on' }).click();
    await page.getByRole('img', { name: 'Base picture' }).first().waitFor();
    expect(await newest(page)).toMatchObject({
      name: 'scan.jpg',
      width: 2100,
      height: 1800,
      mime: 'image/jpeg',
    });
  });
});

test('a picture on the server that is too large for another tool is shrunk there, or left', async () => {
  const opened = await visit();
  await withEvidence(opened, 'shrink-result', async (page) => {
    const { data, width, height } = bands(2600, 400);
    const png = await sharp(data, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
    await page.goto(site.url + TOOLS.indoorRender.route);
    await choose(page, await save('wide.png', png));
    await uploaded(page);
    await page.goto(site.url + TOOLS.realUpImg.route);
    await page.getByRole('button', { name: 'My files' }).first().click();
    await page.getByRole('button', { name: 'Use: wide.png' }).click();
    await page.getByText('At most 2000 px a side can be used here.').waitFor();
    await page.getByRole('button', { name: 'Leave it' }).click();
    await page.getByText('Too large. Shrink it to fit').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'My files' }).first().click();
    await page.getByRole('button', { name: 'Use: wide.png' }).click();
    await goOn(page, '2000 × 308');
    await page.getByRole('img', { name: 'Base picture' }).first().waitFor();
    await page.getByText('2000 × 308').first().waitFor();
    // The original is as it was.
    const items = (await page.evaluate(
      `(async () => (await (await fetch('/api/ai/uploads?q=wide')).json()).data.items)()`,
    )) as { width: number }[];
    expect(items.map((item) => item.width)).toEqual([2600]);
  });
});

test('masks that were painted on a picture that is too large are scaled along with it', async () => {
  const opened = await visit(true);
  await withEvidence(opened, 'shrink-masks', async (page) => {
    // A result of an enlarger is larger than what an upload may be.
    const { imageId, url } = await largeBase(page);
    await page.goto(site.url + TOOLS.clean.route);
    await page.evaluate(`(() => {
      const kept = JSON.parse(localStorage.getItem('plumbline.workspace') ?? '{"state":{"tools":{}},"version":1}');
      kept.state.tools.clean = { base: { imageId: '${imageId}', url: '${url}', thumbnailUrl: '${url}?w=384', width: 5200, height: 400 }, pictures: {}, values: {}, edits: {} };
      localStorage.setItem('plumbline.workspace', JSON.stringify(kept));
    })()`);
    await page.reload();
    await page.getByText('5200 × 400 px; this tool takes 5000 px a side at most.').waitFor();
    await page.getByRole('toolbar', { name: 'Mask tools' }).waitFor();
    await stroke(page, [
      [0.4, 0.5],
      [0.6, 0.5],
    ]);
    await page.getByRole('button', { name: 'Shrink to fit' }).click();
    await goOn(page, '5000 × 385');
    await page.getByText('The mask was scaled along with the picture').waitFor();
    await page.getByText('5000 × 385').first().waitFor();
    const apply = page.getByRole('button', { name: /^Apply · / });
    await apply.waitFor();
    expect(await apply.isEnabled()).toBe(true);
  });
});

/** A picture of 5200 × 400 px, enlarged from an upload. */
async function largeBase(page: Page): Promise<{ imageId: string; url: string }> {
  await page.goto(site.url + TOOLS.realUpImg.route);
  const { data, width, height } = bands(1300, 100);
  const png = await sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  await choose(page, await save('strip.png', png));
  await uploaded(page);
  await page.getByRole('radio', { name: /^4×/ }).check({ force: true });
  await page.getByRole('button', { name: /^Apply · |^Render · / }).click();
  await page.getByRole('img', { name: 'Rendered picture' }).first().waitFor({ timeout: 150_000 });
  return (await page.evaluate(`(async () => {
    const { data } = await (await fetch('/api/ai/getTaskList')).json();
    const { imageId, url } = data.items[0].images[0];
    return { imageId, url };
  })()`)) as { imageId: string; url: string };
}

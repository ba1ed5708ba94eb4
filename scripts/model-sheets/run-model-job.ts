import type { Task } from '@plumbline/contract/api/tasks.ts';
import {
  backToView,
  dropModel,
  giveMaterial,
  pickInView,
  renderView,
  setHour,
  unfold,
} from '@plumbline/e2e/model-workspace.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import type { Browser, Page } from 'playwright-core';
import type { Tile } from '../lib/contact-sheet.ts';
import { HOURS, type ModelJob, STYLES } from './jobs.ts';

interface Run {
  readonly browser: Browser;
  readonly url: string;
  /** Of an account of its own. */
  readonly phone: string;
  readonly size: 512 | 768;
  /** The view alone, to choose where to look from and what to click. */
  readonly viewOnly: boolean;
}

/** What a run shows: the view, then each style at each hour; in the last style something has another material. */
export interface ModelJobOutcome {
  readonly tiles: readonly Tile[];
  /** What the page complained of. */
  readonly problems: readonly string[];
}

/** Does with a model what a person does: drops it, walks to a view, chooses styles and hours, clicks a part and clads it. */
export async function runModelJob(
  job: ModelJob,
  bytes: Uint8Array,
  { browser, url, phone, size, viewOnly }: Run,
): Promise<ModelJobOutcome> {
  const { page, problems, close } = await openPage(browser);
  try {
    await signIn(page.request, url, phone);
    await dropModel(page, url, { name: job.file, bytes });
    await walkTo(page, job);
    await unfold(page, 'Precision');
    await page.getByRole('radio', { name: new RegExp(`^${size} · `) }).check();
    const tiles: Tile[] = [
      { picture: await page.locator('canvas').screenshot(), caption: `${job.file} · ${job.view}` },
    ];
    if (viewOnly) return { tiles, problems };
    const { category, styles } = STYLES[job.kind];
    await page.getByRole('radio', { name: category, exact: true }).check();
    for (const [index, style] of styles.entries()) {
      await page.getByRole('radio', { name: style, exact: true }).first().check();
      let changed = '';
      if (index === styles.length - 1) {
        const part = await pickInView(page, ...job.click);
        await giveMaterial(page, job.reach, job.material);
        await page.getByRole('button', { name: 'Let go of it' }).click();
        changed = ` · ${part}: ${job.material}`;
      }
      for (const hour of HOURS) {
        await setHour(page, hour);
        const { picture, seconds, fidelity } = await render(page, url);
        const measured = `${seconds.toFixed(1)} s · ${fidelity.toFixed(3)}`;
        tiles.push({ picture, caption: `${style} · ${hour}${changed} · ${measured}` });
        await backToView(page);
      }
    }
    return { tiles, problems };
  } catch (error) {
    await page.screenshot({ path: `out/models/failed-${job.file}.png` });
    throw error;
  } finally {
    await close();
  }
}

async function walkTo(
  page: Page,
  { view, focalLength, eyeHeight, pitch, eye, heading }: ModelJob,
): Promise<void> {
  await unfold(page, 'Camera');
  await page.getByRole('button', { name: view, exact: true }).click();
  const numbers = {
    'Eye X': eye?.[0],
    'Eye Y': eye?.[1],
    'Eye Z': eye?.[2],
    'Focal length (35 mm)': focalLength,
    'Eye height': eyeHeight,
    Heading: heading,
    Pitch: pitch,
  };
  for (const [name, value] of Object.entries(numbers)) {
    if (value === undefined) continue;
    const box = page.getByRole('spinbutton', { name, exact: true });
    await box.fill(String(value));
    await box.blur();
  }
}

async function render(page: Page, url: string) {
  const started = performance.now();
  const taskId = await renderView(page);
  const seconds = (performance.now() - started) / 1000;
  const answer = await page.request.get(`${url}/api/ai/getTaskByTaskId?taskId=${taskId}`);
  const { data } = (await answer.json()) as { readonly data: Task };
  const [image] = data.images;
  if (!image) throw new Error(`The task ended as ${data.state}.`);
  const picture = await (await page.request.get(new URL(image.url, url).href)).body();
  return { picture, seconds, fidelity: image.fidelity?.score ?? 0 };
}

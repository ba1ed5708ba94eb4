import type { EngineInfo } from '@plumbline/contract/api/catalogue.ts';
import type { Task } from '@plumbline/contract/api/tasks.ts';
import { SdapiStandIn } from '@plumbline/engines/automatic1111/testing/sdapi-stand-in.ts';
import { startComfyuiStandIn } from '@plumbline/engines/comfyui/testing/comfyui-stand-in.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { openRenewedSite } from '@plumbline/e2e/open-site.ts';
import { pressRender } from '@plumbline/e2e/press-render.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';

const RENDER_MS = 150_000;
/** So slow that a test sees its work in the middle. */
const STEP_MS = 60;

const comfyui = await startComfyuiStandIn({ stepMs: STEP_MS });
let webui: SdapiStandIn;
const site = openRenewedSite(async () => {
  // It ends with the test.
  webui = new SdapiStandIn();
  await webui.open();
  return { COMFYUI_URLS: comfyui.url, AUTOMATIC1111_URLS: webui.url };
});
afterAll(() => comfyui.close());

async function chooseEngine(page: Page, name: RegExp): Promise<void> {
  const engine = page.getByRole('group', { name: 'Engine' });
  await engine.getByText('Pictures and words go to a server in your operator’s network').first().waitFor();
  await engine.getByRole('radio', { name }).check();
}

async function read<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(site.url + path);
  return ((await answer.json()) as { readonly data: T }).data;
}

/** As servers know it: an engine that was well a moment ago is believed to be for half a minute. */
async function isThere(page: Page, engineId: string): Promise<boolean | undefined> {
  const { engines } = await read<{ readonly engines: readonly EngineInfo[] }>(page, '/api/ai/engines');
  return engines.find(({ id }) => id === engineId)?.healthy;
}

test('a render by a connected ComfyUI server is measured as ours are; where a server dies in the middle the ticket comes back', async ({
  onTestFailed,
}) => {
  const { page, problems, close } = await openPage(site.browser);
  onTestFailed(() => keepEvidence(page, 'connected-engine'));
  await signIn(page.request, site.url, '13800002901');
  await page.goto(`${site.url}/indoorRender`);
  await page.locator('main section ul button').first().click();
  await chooseEngine(page, /^ComfyUI/);
  const made = await pressRender(page);
  // While it renders, a coarse picture of it lies on the stage; the result takes its place.
  const coarse = page.getByRole('img', { name: 'Coarse picture, still rendering' });
  await coarse.waitFor({ timeout: RENDER_MS });
  await expect.poll(() => coarse.getAttribute('data-there'), { timeout: RENDER_MS }).toBe('true');
  await page.getByRole('img', { name: 'Rendered picture' }).first().waitFor({ timeout: RENDER_MS });
  await coarse.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^ComfyUI / }).waitFor();
  const task = await read<Task>(page, `/api/ai/getTaskByTaskId?taskId=${made}`);
  expect(task.engine?.id).toBe('comfyui');
  expect(task.images[0]?.fidelity?.score).toBeGreaterThan(0);
  const left = await read<number>(page, '/api/ai/totalTicket?type=1');

  // In the middle of the next one its server dies.
  await chooseEngine(page, /^Stable Diffusion WebUI/);
  webui.fail('dies');
  const lost = await pressRender(page);
  await expect
    .poll(async () => (await read<Task>(page, `/api/ai/getTaskByTaskId?taskId=${lost}`)).state, {
      timeout: RENDER_MS,
    })
    .toBe('failed');
  const { error } = await read<Task>(page, `/api/ai/getTaskByTaskId?taskId=${lost}`);
  expect(error?.code).toBe('ENGINE_UNREACHABLE');
  await page.getByText('The image server did not answer, or was lost in the middle').first().waitFor();
  expect(await read<number>(page, '/api/ai/totalTicket?type=1')).toBe(left);

  // It stays away: whoever asked for it has a picture all the same, and sees by whom.
  await webui.close();
  await expect.poll(() => isThere(page, 'automatic1111'), { timeout: RENDER_MS }).toBe(false);
  const instead = await pressRender(page);
  await expect
    .poll(async () => (await read<Task>(page, `/api/ai/getTaskByTaskId?taskId=${instead}`)).state, {
      timeout: RENDER_MS,
    })
    .toBe('done');
  expect((await read<Task>(page, `/api/ai/getTaskByTaskId?taskId=${instead}`)).engine?.id).toBe('builtin');
  await page.getByText('Stable Diffusion WebUI did not answer: another engine made this').first().waitFor();

  // A main model and a LoRA of that server, chosen by hand, are in its graph and in the record, and come back with the settings.
  await chooseEngine(page, /^ComfyUI/);
  await page.getByRole('combobox', { name: 'Main model' }).selectOption('dreamshaper_8.safetensors');
  await page.getByRole('combobox', { name: 'LoRA' }).selectOption('archviz.safetensors');
  await page.getByRole('slider', { name: 'Weight of archviz' }).fill('0.55');
  const known = comfyui.prompts().length;
  const chosen = await pressRender(page);
  await expect.poll(() => comfyui.prompts().length, { timeout: RENDER_MS }).toBeGreaterThan(known);
  const nodes = Object.values(comfyui.prompts().at(-1)?.prompt ?? {});
  expect(nodes.map(({ inputs }) => inputs)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ckpt_name: 'dreamshaper_8.safetensors' }),
      expect.objectContaining({ lora_name: 'archviz.safetensors', strength_model: 0.55 }),
    ]),
  );
  await page.getByRole('img', { name: 'Rendered picture' }).first().waitFor({ timeout: RENDER_MS });
  expect((await read<Task>(page, `/api/ai/getTaskByTaskId?taskId=${chosen}`)).request).toMatchObject({
    model: 'dreamshaper_8.safetensors',
    lora: [{ name: 'archviz.safetensors', weight: 0.55 }],
  });
  await page.getByRole('button', { name: 'Remove archviz' }).click();
  await page.getByRole('combobox', { name: 'Main model' }).selectOption({ index: 0 });
  const stage = page.getByRole('region', { name: 'Picture' });
  await stage.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Use these settings' }).click();
  await page.getByRole('slider', { name: 'Weight of archviz' }).waitFor();
  expect(await page.getByRole('combobox', { name: 'Main model' }).inputValue()).toBe(
    'dreamshaper_8.safetensors',
  );

  expect(problems).toEqual([]);
  await close();
});

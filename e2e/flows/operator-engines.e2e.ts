import { seriousViolations } from '@plumbline/e2e/axe-violations.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { openRenewedSite } from '@plumbline/e2e/open-site.ts';
import { pressRender } from '@plumbline/e2e/press-render.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import { SdapiStandIn } from '@plumbline/engines/automatic1111/testing/sdapi-stand-in.ts';
import { startComfyuiStandIn } from '@plumbline/engines/comfyui/testing/comfyui-stand-in.ts';
import type { EngineInfo } from '@plumbline/contract/api/catalogue.ts';
import type { Task } from '@plumbline/contract/api/tasks.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';

const ADMINISTRATOR = { account: 'chief', password: 'a long enough password' };
const RENDER_MS = 150_000;

/** It has what holds lines, and nothing that holds depth. */
const comfyui = await startComfyuiStandIn({
  folders: {
    checkpoints: ['dreamshaper_8.safetensors'],
    controlnet: ['control_v11p_sd15_lineart_fp16.safetensors'],
  },
});
const webui = new SdapiStandIn();
await webui.open();
const site = openRenewedSite({
  ADMIN_ACCOUNT: ADMINISTRATOR.account,
  ADMIN_PASSWORD: ADMINISTRATOR.password,
  COMFYUI_URLS: comfyui.url,
  AUTOMATIC1111_URLS: webui.url,
});
afterAll(async () => {
  await webui.close();
  await comfyui.close();
});

async function read<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(site.url + path);
  return ((await answer.json()) as { readonly data: T }).data;
}

/** Takes an option of one of the lines' lists, which lie over everything else. */
async function pick(list: Locator, option: string): Promise<void> {
  const page = list.page();
  await list.click();
  await page
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
    .getByTitle(option, { exact: true })
    .click();
  await page.keyboard.press('Escape');
}

test('an operator sees how each engine is and what it lacks, and says who may use it, for how much and which comes first', async ({
  onTestFailed,
}) => {
  const operator = await openPage(site.browser);
  const person = await openPage(site.browser);
  const { page } = operator;
  onTestFailed(() => keepEvidence(page, 'operator-engines'));
  onTestFailed(() => keepEvidence(person.page, 'operator-engines-person'));
  await page.goto(`${site.url}/aiDesignMangement?section=engines`);
  await page.getByLabel('Account').fill(ADMINISTRATOR.account);
  await page.getByLabel('Password', { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Engines', exact: true }).waitFor();
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  const save = page.getByRole('button', { name: 'Save the rules' });

  // Health, place, and what would have to be installed for what is not offered.
  await card('Built in')
    .getByText(/^Ready · Pictures and words stay/)
    .waitFor();
  const { host } = new URL(comfyui.url);
  await card('ComfyUI')
    .getByText(`Ready · ${host.split(':')[0]}`, { exact: false })
    .waitFor();
  await card('ComfyUI')
    .getByText(/things are missing$/)
    .click();
  await card('ComfyUI')
    .getByText('structure: depth ControlNet for SD 1.5 not found: put it in models/controlnet')
    .waitFor();
  expect(await save.isDisabled()).toBe(true);
  expect(await seriousViolations(page)).toEqual([]);

  // For members alone, three tickets more; and the other one is switched off.
  const users = card('ComfyUI').getByRole('checkbox', { name: 'Users' });
  await users.uncheck();
  await card('ComfyUI').getByLabel('Extra tickets per picture').fill('3');
  await card('Stable Diffusion WebUI').getByRole('switch').click();
  await card('Stable Diffusion WebUI').getByRole('checkbox').first().waitFor({ state: 'detached' });
  await save.click();
  await page.getByText(/Version 1 · .* · chief/).waitFor();

  // A person who is no member sees neither, and cannot start with one either.
  await signIn(person.page.request, site.url, '13800002931');
  const seen = async () =>
    (await read<{ readonly engines: readonly EngineInfo[] }>(person.page, '/api/ai/engines')).engines.map(
      ({ id }) => id,
    );
  await expect.poll(seen).toEqual(['builtin']);
  await person.page.goto(`${site.url}/indoorRender`);
  await person.page.locator('main section ul button').first().click();
  await person.page.getByRole('button', { name: /^Render · / }).waitFor();
  expect(await person.page.getByRole('radio', { name: /^ComfyUI/ }).count()).toBe(0);

  // Everybody may again, and where nobody chooses it comes first in interiors; the line above gives way to it.
  await users.check();
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.getByRole('button', { name: 'Add a line' }).click();
  const line = (at: number) =>
    page.getByRole('region', { name: 'Which comes first' }).getByRole('listitem').nth(at);
  await pick(line(1).getByRole('combobox', { name: 'Engine' }), 'ComfyUI');
  await pick(line(1).getByRole('combobox', { name: 'Tools' }), 'Interior render');
  await line(1).getByRole('button', { name: 'Move up' }).click();
  await line(0).getByText('ComfyUI').waitFor();
  await line(1).getByRole('button', { name: 'Remove' }).click();
  await save.click();
  await page.getByText(/Version 2 · .* · chief/).waitFor();
  expect(await seriousViolations(page)).toEqual([]);

  // So it is said, and so it is done.
  await person.page.reload();
  await person.page.locator('main section ul button').first().click();
  const chooser = person.page.getByRole('group', { name: 'Engine' });
  await chooser.getByText(/^ComfyUI first; where it does not answer/).waitFor();
  await chooser.getByText('+3 tickets each').first().waitFor();
  const taskId = await pressRender(person.page);
  const task = () => read<Task>(person.page, `/api/ai/getTaskByTaskId?taskId=${taskId}`);
  await expect.poll(async () => (await task()).state, { timeout: RENDER_MS }).toBe('done');
  expect((await task()).engine?.id).toBe('comfyui');

  // What nobody may use is said before it is saved.
  for (const box of await card('ComfyUI').getByRole('checkbox').all()) await box.uncheck();
  await card('ComfyUI').getByRole('alert').getByText('Nobody may use it like this.').waitFor();

  expect([...operator.problems, ...person.problems]).toEqual([]);
  await person.close();
  await operator.close();
});

import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Desktop, startDesktop } from '@plumbline/e2e/electron-stand-in/start-desktop.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import { readCode } from '@plumbline/e2e/read-code.ts';
import { DRAWN_WINDOW } from '@plumbline/e2e/electron-stand-in/drawn-window.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const site = openSite();
const PAGES = 'plumbline-app://client/index.html';
const TINY = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const SOURCES = JSON.stringify([
  { id: 'window:7:0', name: 'House – SketchUp', thumbnail: TINY },
  { id: 'window:1:0', name: 'Plumbline', thumbnail: TINY },
  { id: 'window:8:0', name: 'Minimised', thumbnail: '' },
]);
const folder = mkdtempSync(join(tmpdir(), 'plumbline-saved-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Done {
  readonly opened: string[];
  readonly shortcuts: string[];
  readonly schemes: string[];
  readonly menu: string[];
  readonly windows: {
    options: { webPreferences: Record<string, unknown> };
    visible: boolean;
    onTop: boolean;
  }[];
}
type Answer = { ok: boolean; why?: string; value?: unknown };

/** A command as a page of ours would send it. */
const command = (desktop: Desktop, name: string, input?: unknown, url = PAGES, isMainFrame = true) =>
  desktop.ask<Answer>('message', {
    url,
    isMainFrame,
    channel: 'plumbline:command',
    args: input === undefined ? [name] : [name, input],
  });

describe('from the first start to a picture in a folder', () => {
  let desktop: Desktop;
  beforeAll(async () => {
    desktop = await startDesktop({
      standIn: { SOURCES, INIT: JSON.stringify([DRAWN_WINDOW]), FOLDER: folder },
    });
    expect(await command(desktop, 'changeGlobal', { server: site.url })).toMatchObject({ ok: true });
    await command(desktop, 'chooseSaveFolder');
  });
  afterAll(() => desktop?.dispose());

  test('somebody signs in by e-mail, accepts the terms, and the token is nowhere in the page', async () => {
    const page = await desktop.page('index');
    await page.getByLabel('E-mail', { exact: true }).last().fill('desk@studio.example');
    await page.getByRole('button', { name: 'Get code' }).click();
    await page.getByLabel('Code', { exact: true }).fill(await readCode(site.url, 'desk@studio.example'));
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { name: 'Terms of use' }).waitFor();
    await page.getByRole('button', { name: 'Accept and go on' }).click();
    await page.getByRole('navigation', { name: 'History' }).waitFor();
    const seen = await page.evaluate<string>('JSON.stringify({ ...localStorage, cookie: document.cookie })');
    expect(seen).not.toContain('plumb_device_');
    const state = await command(desktop, 'state');
    expect(JSON.stringify(state)).not.toContain('plumb_device_');
    expect((state.value as { session: unknown }).session).toMatchObject({ phase: 'signed-in' });
  });

  test('a window, an area of it, a render, and the file that is saved by itself', async () => {
    const page = await desktop.page('index');
    await page.getByRole('button', { name: 'Choose a window' }).first().click();
    const windows = page.getByRole('dialog', { name: 'Choose a window' }).getByRole('listitem');
    // Neither the client itself nor what is minimised is offered.
    await expect.poll(() => windows.allInnerTexts()).toEqual(['House – SketchUp']);
    await windows.first().click();
    const still = page.getByRole('application', { name: 'Render area' });
    await still.waitFor();
    const box = await still.boundingBox();
    if (!box) throw new Error('no still');
    await page.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.1);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.9, box.y + box.height * 0.9, { steps: 4 });
    await page.mouse.up();
    await page.getByTestId('area').waitFor();
    await page.getByRole('button', { name: /^Render/ }).click();
    await page.getByRole('img', { name: 'Result' }).waitFor({ timeout: 120_000 });
    await expect.poll(() => readdirSync(folder)).toHaveLength(1);
    expect(readdirSync(folder)[0]).toMatch(/^ai-design-\d{8}-\d{6}-\d{3}\.(?:png|jpg|webp)$/);
    const { windows: opened } = await desktop.ask<Done>('done');
    expect(opened.map(({ visible, onTop }) => [visible, onTop])).toEqual([
      [true, false],
      [true, true],
    ]);
    await (await desktop.page('result')).getByRole('img', { name: 'Result' }).waitFor();
  });

  test('the shortcut renders once more without the window being touched', async () => {
    await desktop.ask('press', 'CommandOrControl+Shift+R');
    await expect.poll(() => readdirSync(folder), { timeout: 120_000 }).toHaveLength(2);
  });

  test('settings: languages and appearance at once, and kept over a crash', async () => {
    const page = await desktop.page('index');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: '日本語' }).click();
    await page.getByRole('heading', { name: '設定', exact: true }).waitFor();
    await page.getByRole('radio', { name: 'ダーク' }).click();
    await expect.poll(() => page.evaluate('document.documentElement.dataset.theme')).toBe('dark');
    expect((await desktop.ask<Done>('done')).menu[0]).toBe('Plumbline を開く');
    await desktop.kill();
    const again = await startDesktop({ dataDir: desktop.dataDir, standIn: { SOURCES } });
    try {
      const back = await again.page('index');
      // Signed in by itself, in the language of before, with what was rendered.
      await expect
        .poll(() => back.getByRole('navigation', { name: '履歴' }).getByRole('img').count())
        .toBe(2);
    } finally {
      await again.dispose();
    }
  });
});

describe('continuous mode', () => {
  let desktop: Desktop;
  beforeAll(async () => {
    desktop = await startDesktop({
      standIn: { SOURCES, INIT: JSON.stringify([DRAWN_WINDOW]), FOLDER: folder },
    });
    await command(desktop, 'changeGlobal', { server: site.url, autoSave: false });
    const email = 'follow@studio.example';
    await command(desktop, 'sendCode', { email });
    await command(desktop, 'signInByEmail', { email, code: await readCode(site.url, email) });
    await command(desktop, 'acceptTerms');
    // Said, not found out: which kind a drawing is of is the business of other tests.
    await command(desktop, 'changeRender', { imageKind: 'line', continuous: true });
  });
  afterAll(() => desktop?.dispose());

  test('a window is followed: it changes, is rendered, costs nothing while it stands still, and is kept and rendered in full', async () => {
    const page = await desktop.page('index');
    await page.getByRole('button', { name: 'Choose a window' }).first().click();
    await page.getByRole('dialog', { name: 'Choose a window' }).getByRole('listitem').first().click();
    await page.getByRole('button', { name: 'Whole window' }).click();
    await page.getByRole('button', { name: 'Start following' }).click();
    const live = page.getByRole('img', { name: 'Live', exact: true });
    const frameOf = async () => Number(await live.getAttribute('data-frame'));
    await live.waitFor({ timeout: 120_000 });
    await page.getByText('Nothing changed').waitFor({ timeout: 60_000 });
    const first = await frameOf();
    const leftOf = async () =>
      Number(/(\d+) live pictures left/.exec(await page.getByRole('complementary').innerText())?.[1]);
    const left = await leftOf();
    // The picture is of the proportions of the window, whatever those of the stage are.
    const shown = await live.boundingBox();
    expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(1000 / 700, 1);
    // It is on top of the modelling program as well.
    await (await desktop.page('result')).getByRole('img', { name: 'Live' }).waitFor();
    await page.waitForTimeout(3_000);
    expect([await frameOf(), await leftOf()]).toEqual([first, left]);
    await page.getByText('Nothing changed').waitFor();

    await page.evaluate('globalThis.hasChimney = !globalThis.hasChimney');
    await expect.poll(frameOf, { timeout: 90_000 }).toBeGreaterThan(first);
    expect(await leftOf()).toBeLessThan(left);

    await page.getByRole('button', { name: 'Keep this frame' }).click();
    const kept = page.getByRole('navigation', { name: 'History' }).getByRole('img');
    await expect.poll(() => kept.count()).toBeGreaterThan(0);
    const before = await kept.count();
    await page.getByRole('button', { name: 'Render in full' }).click();
    await expect.poll(() => kept.count(), { timeout: 120_000 }).toBe(before + 1);
    const state = (await command(desktop, 'state')).value as {
      history: { taskId: string | null; hasBase: boolean }[];
    };
    const [full, frame] = state.history;
    expect([full?.hasBase, frame?.hasBase, frame?.taskId]).toEqual([true, true, null]);
    expect(full?.taskId).not.toBeNull();
  }, 400_000);

  test('compared, a picture lies on what it was made of, and neither is stretched', async () => {
    const page = await desktop.page('index');
    await page.getByRole('navigation', { name: 'History' }).getByRole('button').first().click();
    await page.getByRole('radio', { name: 'Compare' }).check();
    const frame = await page.getByRole('img', { name: 'Result' }).boundingBox();
    expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(1000 / 700, 1);
    // It has a size once it has come, which is not before it is shown.
    const base = await page.getByRole('img', { name: 'Window' }).evaluate(async (image) => {
      const picture = image as unknown as {
        readonly naturalWidth: number;
        readonly naturalHeight: number;
        readonly decode: () => Promise<void>;
      };
      await picture.decode();
      return picture.naturalWidth / picture.naturalHeight;
    });
    expect(base).toBeCloseTo(1000 / 700, 1);
  });

  test('a closed window ends it, in words of its own', async () => {
    const page = await desktop.page('index');
    await page.evaluate('closeWindow()');
    await page.getByText('its picture no longer follows').first().waitFor();
    expect(await page.getByRole('button', { name: 'Start following' }).count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Stop following' }).count()).toBe(0);
  });
});

describe('what does not come in', () => {
  let desktop: Desktop;
  beforeAll(async () => {
    // Its window is opened by the link, whose page loads while the link is followed.
    desktop = await startDesktop({ standIn: { SOURCES }, args: ['--hidden', 'plumbline://settings'] });
    const page = await desktop.page('index');
    await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
  });
  afterAll(() => desktop?.dispose());

  test('every window is isolated, sandboxed and without Node', async () => {
    const [main] = (await desktop.ask<Done>('done')).windows;
    expect(main?.options.webPreferences).toMatchObject({
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
    });
    const page = await desktop.page('index');
    expect(await page.evaluate(() => [typeof require, typeof process, 'electron' in globalThis])).toEqual([
      'undefined',
      'undefined',
      false,
    ]);
    // Two functions, and nothing behind them.
    expect(
      await page.evaluate(() =>
        Object.keys((globalThis as unknown as { plumblineBridge: object }).plumblineBridge),
      ),
    ).toEqual(['invoke', 'listen']);
  });

  test('messages of strangers, frames inside, unknown commands, wrong input', async () => {
    for (const [answer, why] of [
      [await command(desktop, 'state', undefined, 'https://evil.example/'), 'stranger'],
      [await command(desktop, 'state', undefined, PAGES, false), 'stranger'],
      [await command(desktop, 'state', undefined, 'plumbline-app://client.evil/index.html'), 'stranger'],
      [await command(desktop, '__proto__'), 'unknown-command'],
      [await command(desktop, 'runProgram', 'calc.exe'), 'unknown-command'],
      [await command(desktop, 'changeGlobal', { saveFolder: { $ne: 1 } }), 'bad-input'],
      [await command(desktop, 'changeGlobal', { server: 'file:///etc/passwd' }), 'bad-input'],
      [await command(desktop, 'selectWindow', { id: 'screen:0:0' }), 'bad-input'],
      [await command(desktop, 'showInFolder', { id: '../../secret' }), 'bad-input'],
      [await command(desktop, 'openOutside', { page: 'https://evil.example' }), 'bad-input'],
      [await command(desktop, 'liveSend', { connection: 1, message: 'x'.repeat(20_001) }), 'bad-input'],
      [await command(desktop, 'liveOpen', { connection: -1 }), 'bad-input'],
    ] as const)
      expect(answer).toEqual({ ok: false, why });
    expect((await desktop.ask<Done>('done')).opened).toEqual([]);
  });

  test('deep links show, and nothing else', async () => {
    const page = await desktop.page('index');
    const settings = page.getByRole('heading', { name: 'Settings', exact: true });
    for (const link of [
      'plumbline://open?server=https://evil.example',
      'plumbline://sign-in?token=stolen',
      'plumbline://task/../../etc/passwd',
      'plumbline:javascript:alert(1)',
    ])
      await desktop.ask('link', link);
    const state = (await command(desktop, 'state')).value as { server: { address: string } };
    expect(state.server.address).toBe('http://127.0.0.1:8000');
    expect(await settings.count()).toBe(0);
    // The same link is followed each time.
    for (const _time of ['first', 'second']) {
      await desktop.ask('link', 'plumbline://settings');
      await settings.waitFor();
      await page.getByRole('button', { name: 'Back' }).click();
      await settings.waitFor({ state: 'detached' });
    }
    await desktop.ask('link', 'plumbline://settings');
    await settings.waitFor();
    await desktop.ask('link', 'plumbline://open');
    await settings.waitFor({ state: 'detached' });
  });

  test('no page goes elsewhere, opens another, or is granted more than it needs', async () => {
    const page = await desktop.page('index');
    const before = page.url();
    await page.evaluate("location.href = 'https://evil.example/'");
    await page.evaluate("void open('https://plumbline.example/help')");
    await expect
      .poll(async () => (await desktop.ask<Done>('done')).opened)
      .toEqual(['https://plumbline.example/help']);
    await page.evaluate("void open('http://evil.example/')");
    expect(page.url()).toBe(before);
    expect((await desktop.ask<Done>('done')).opened).toHaveLength(1);
    for (const [permission, granted] of [
      ['display-capture', true],
      ['media', false],
      ['geolocation', false],
      ['hid', false],
    ] as const)
      expect([permission, await desktop.ask('permission', permission)]).toEqual([permission, granted]);
  });

  test('a capture is of the window that was chosen, for our own page', async () => {
    const ask = (url: string) => desktop.ask<{ video?: { name: string } }>('displayMedia', url);
    expect(await ask(PAGES)).toEqual({});
    await command(desktop, 'listWindows');
    await command(desktop, 'selectWindow', { id: 'window:7:0' });
    expect((await ask(PAGES)).video?.name).toBe('House – SketchUp');
    expect(await ask('https://evil.example/')).toEqual({});
  });

  test('nothing of the program’s folder but its pages is served', async () => {
    const page = await desktop.page('index');
    const statuses = await page.evaluate(async () => {
      const names = [
        './index.html',
        './../main.mjs',
        './%2e%2e%2fmain.mjs',
        './preload.cjs',
        './history/..%2fqueue',
      ];
      return Promise.all(names.map(async (name) => (await fetch(name)).status));
    });
    expect(statuses).toEqual([200, 404, 404, 404, 404]);
    expect(existsSync(desktop.dataDir)).toBe(true);
  });
});

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import type { ClientPlatform } from '@plumbline/contract/api/client-release.ts';
import {
  app,
  type BrowserWindow,
  ipcMain,
  Menu,
  nativeTheme,
  net,
  protocol,
  safeStorage,
  session,
  shell as systemShell,
} from 'electron';
import type { Ports } from '../app/client-ports.ts';
import { DesktopClient } from '../app/desktop-client.ts';
import { baseName } from '../history/history.ts';
import { answerCommand } from '../ipc/answer-command.ts';
import { COMMAND_CHANNEL, EVENT_CHANNEL } from '../ipc/channels.ts';
import { DEEP_LINK_SCHEME, findDeepLink } from '../links/deep-link.ts';
import { outsideLink } from '../links/outside-link.ts';
import { PAGE_SCHEME, pageHeaders, PAGES, readPageRequest } from '../pages/page-request.ts';
import { mimeOf } from '../render/mime-of.ts';
import { cardMakersOf } from './card-makers.ts';
import { electronShell } from './electron-shell.ts';
import { cipheredSecrets, filePictures, fileStore } from './file-store.ts';
import { systemFolders } from './folders.ts';
import { guardContents, guardSession } from './guard-contents.ts';
import { createHttpServer } from './http-server.ts';
import { systemPrograms } from './programs.ts';
import { openTray } from './tray.ts';
import { openMainWindow, openResultWindow } from './windows.ts';

/** SPKI of the key of the releases; empty in a build that was made without one. */
declare const __RELEASE_KEY__: string;

const PLATFORMS: Partial<Record<NodeJS.Platform, ClientPlatform>> = { win32: 'windows', darwin: 'macos' };
const LOCAL_PATIENCE_MS = 4000;

protocol.registerSchemesAsPrivileged([
  { scheme: PAGE_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
]);
app.enableSandbox();
app.setAppUserModelId('app.plumbline.desktop');
// A second start shows the first one: two clients would be one account signed in twice.
if (app.requestSingleInstanceLock()) void app.whenReady().then(run);
else app.quit();

async function run(): Promise<void> {
  const data = join(app.getPath('userData'), 'client');
  const made = filePictures(join(data, 'history'));
  let main: BrowserWindow | undefined;
  let result: BrowserWindow | undefined;
  let captured: { id: string; name: string } | undefined;
  let quitting = false;

  const send: Ports['send'] = (name, value) => {
    for (const window of [main, result])
      if (window && !window.isDestroyed()) window.webContents.send(EVENT_CHANNEL, name, value);
    if (name === 'state') updateTray(client?.state.locale ?? 'en');
  };
  const openOutside = (address: string) => {
    const link = outsideLink(address, client?.state.server.address ?? '');
    if (link !== undefined) void systemShell.openExternal(link);
  };
  const showMain = () => {
    if (!main || main.isDestroyed()) main = newMainWindow();
    if (main.isMinimized()) main.restore();
    main.show();
    main.focus();
  };
  const showResult = (shown: boolean) => {
    if (!shown) return result?.hide();
    if (!result || result.isDestroyed()) result = openResultWindow(nativeTheme.shouldUseDarkColors);
    result.showInactive();
  };
  const newMainWindow = () => {
    const window = openMainWindow(nativeTheme.shouldUseDarkColors);
    window.on('close', (event) => {
      if (quitting || client?.state.settings.system.closeToTray === false) return void app.quit();
      event.preventDefault();
      window.hide();
    });
    return window;
  };

  Menu.setApplicationMenu(null);
  app.on('web-contents-created', (_event, contents) => guardContents(contents, openOutside));
  guardSession(session.defaultSession, { source: () => captured });
  protocol.handle(PAGE_SCHEME, async ({ url }) => {
    const asked = readPageRequest(url);
    if (asked?.kind === 'picture') {
      const isKnown = client?.state.history.some(({ id }) => id === asked.id);
      const bytes = await made.get(asked.isBase ? baseName(asked.id) : asked.id);
      if (bytes && isKnown)
        return new Response(Uint8Array.from(bytes), { headers: pageHeaders(mimeOf(bytes)) });
    }
    if (asked?.kind === 'file') {
      const path = join(import.meta.dirname, 'pages', asked.name);
      const bytes = await readFile(path).catch(() => undefined);
      if (bytes) return new Response(Uint8Array.from(bytes), { headers: pageHeaders(asked.type) });
    }
    return new Response('', { status: 404, headers: pageHeaders('text/plain') });
  });

  const updateTray = openTray({
    show: showMain,
    renderNow: () => send('renderNow', undefined),
    showResult: () => showResult(true),
    quit: () => app.quit(),
  });

  const client: DesktopClient = new DesktopClient({
    clock: {
      now: () => Date.now(),
      after: (ms, work) => {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
    },
    store: fileStore(data),
    queued: filePictures(join(data, 'queue')),
    made,
    secretOf: cipheredSecrets(join(data, 'secrets'), safeStorage),
    folders: systemFolders(join(app.getPath('pictures'), 'Plumbline')),
    programs: systemPrograms,
    machine: {
      memoryBytes: totalmem(),
      cardMakers: async () => cardMakersOf(await app.getGPUInfo('basic').catch(() => undefined)),
    },
    fetchJson: async (url) => {
      try {
        const response = await fetch(url, {
          signal: AbortSignal.timeout(LOCAL_PATIENCE_MS),
          redirect: 'error',
        });
        return { status: response.status, body: (await response.json()) as unknown };
      } catch {
        return undefined;
      }
    },
    createServer: (address, locale) =>
      createHttpServer({
        address,
        locale,
        fetch: (input, init) => net.fetch(String(input), init),
        forgetCookies: () => session.defaultSession.clearStorageData({ storages: ['cookies'] }),
      }),
    shell: electronShell({
      server: () => client.state.server.address,
      locale: () => client.state.locale,
      showMain,
      showResult,
      ownWindows: () =>
        [main, result].flatMap((window) =>
          window?.isDestroyed() === false ? [window.getMediaSourceId()] : [],
        ),
      onCaptured: (source) => (captured = source),
    }),
    newId: randomUUID,
    platform: PLATFORMS[process.platform] ?? 'linux',
    architecture: process.arch,
    releaseKey: __RELEASE_KEY__,
    send,
    log: (error) => void process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`),
  });

  ipcMain.handle(COMMAND_CHANNEL, ({ senderFrame }, name, input) =>
    answerCommand(client.handlers, {
      sender: { url: senderFrame?.url ?? '', isMainFrame: senderFrame?.parent === null },
      pages: PAGES,
      name,
      input,
      onError: (error) => void process.stderr.write(`${String(name)}: ${String(error)}\n`),
    }),
  );

  const followLink = (args: readonly string[]) => {
    const link = findDeepLink(args);
    if (link) client.followLink(link);
    else showMain();
  };
  app.setAsDefaultProtocolClient(DEEP_LINK_SCHEME);
  app.on('second-instance', (_event, argv) => followLink(argv));
  app.on('open-url', (event, url) => {
    event.preventDefault();
    followLink([url]);
  });
  app.on('activate', showMain);
  app.on('window-all-closed', () => undefined);
  app.on('before-quit', () => {
    quitting = true;
    client.stop();
  });
  nativeTheme.on('updated', () => client.systemChanged());

  if (!process.argv.includes('--hidden')) main = newMainWindow();
  await client.start();
  const link = findDeepLink(process.argv);
  if (link) client.followLink(link);
}

/**
 * Electron for tests: what `electron` is resolved to where its program cannot be had. Windows are pages of a real Chromium, `ipcMain` is
 * reached by a binding, the preload script runs unchanged before each page. What it does not stand in for is the boundary itself: that
 * a sandboxed page cannot reach Node is Electron’s doing, and is not tested here.
 */
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page, type Request as PageRequest } from 'playwright-core';
import { findChromium } from '../find-chromium.mjs';
import { fetchWithCookies } from './cookie-jar.ts';
import { serveControls } from './control.ts';

const env = (name: string) => process.env[`STAND_IN_${name}`] ?? '';
const DATA = env('DATA');
/** Chromium opens no scheme that it does not know: pages are shown under this origin, and asked for under their own. */
const SHOWN = 'https://client.plumbline-app.test';

type Handler = (request: Request) => Response | Promise<Response>;
let pageHandler: { readonly scheme: string; readonly handle: Handler } | undefined;
const toShown = (address: string) => address.replace(/^[a-z-]+:\/\/client/, SHOWN);
const toOwn = (address: string) =>
  address.startsWith(SHOWN) ? address.replace(SHOWN, `${pageHandler?.scheme ?? ''}://client`) : address;

/** What the client did to the system. */
const done = {
  opened: [] as string[],
  folders: [] as string[],
  loginItems: [] as unknown[],
  proxies: [] as unknown[],
  schemes: [] as string[],
  windows: [] as { options: unknown; visible: boolean; onTop: boolean }[],
  permissions: [] as unknown[],
};

const ipcHandlers = new Map<string, (event: unknown, ...args: unknown[]) => unknown>();
const appEvents = new EventEmitter();
const themeEvents = new EventEmitter();
const shortcuts = new Map<string, () => void>();
let permissionRequest:
  | ((contents: unknown, permission: string, done: (granted: boolean) => void) => void)
  | undefined;
let displayMedia:
  | ((request: { frame: unknown }, done: (streams: { video?: { id: string; name: string } }) => void) => void)
  | undefined;

let context: Promise<BrowserContext> | undefined;
const pages = new Map<Page, BrowserWindow>();

function openContext(): Promise<BrowserContext> {
  context ??= (async () => {
    const made = await chromium.launchPersistentContext(join(DATA, 'chromium'), {
      executablePath: findChromium() ?? '',
      headless: env('HEADED') === '',
      viewport: { width: 1180, height: 780 },
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--force-color-profile=srgb',
        // The test looks at the pages through it.
        `--remote-debugging-port=${env('DEBUG_PORT')}`,
        ...(JSON.parse(env('ARGS') || '[]') as string[]),
      ],
    });
    await made.route('**/*', async (route) => {
      const request = route.request();
      const url = request.url();
      if (url.startsWith(SHOWN) && pageHandler) {
        const answer = await pageHandler.handle(new Request(toOwn(url)));
        return route.fulfill({
          status: answer.status,
          headers: Object.fromEntries(answer.headers),
          body: Buffer.from(await answer.arrayBuffer()),
        });
      }
      // Electron asks the page’s owner before a frame goes elsewhere.
      if (request.isNavigationRequest()) {
        const window = windowOf(request);
        // A window that a page opens has no frame yet: none of ours is opened so.
        if (window === undefined) {
          [...pages.values()][0]?.webContents.openHandler?.({ url: toOwn(url) });
          await route.abort();
          await Promise.all(made.pages().map((page) => (pages.has(page) ? undefined : page.close())));
          return;
        }
        let stopped = false;
        window.webContents.emit('will-navigate', { preventDefault: () => (stopped = true) }, toOwn(url));
        // An answer without a body leaves the page where it is.
        if (stopped) return route.fulfill({ status: 204 });
      }
      return route.abort();
    });
    return made;
  })();
  return context;
}

function windowOf(request: PageRequest): BrowserWindow | undefined {
  try {
    return pages.get(request.frame().page());
  } catch {
    return undefined;
  }
}

class WebContents extends EventEmitter {
  openHandler: ((details: { url: string }) => { action: string }) | undefined;
  page: Page | undefined;
  send(channel: string, ...args: unknown[]): void {
    void this.page
      ?.evaluate(
        ([name, given]) =>
          (globalThis as unknown as { standInHear?: (name: unknown, args: unknown) => void }).standInHear?.(
            name,
            given,
          ),
        [channel, args] as const,
      )
      .catch(() => undefined);
  }
  isDestroyed(): boolean {
    return this.page?.isClosed() ?? false;
  }
  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.openHandler = handler;
  }
}

interface Options {
  width?: number;
  height?: number;
  show?: boolean;
  alwaysOnTop?: boolean;
  webPreferences?: { preload?: string };
}

/** Runs the preload script in the page as it is, with the part of `electron` that preload scripts have. */
function preloadFrame(source: string): string {
  return `(() => {
    const listeners = new Map();
    globalThis.standInHear = (name, args) => {
      for (const hear of listeners.get(name) ?? []) hear({ sender: null }, ...args);
    };
    const electron = {
      contextBridge: {
        exposeInMainWorld: (name, api) =>
          Object.defineProperty(globalThis, name, { value: Object.freeze(api), writable: false, configurable: false }),
      },
      ipcRenderer: {
        invoke: (channel, ...args) => globalThis.standInInvoke(channel, args),
        on: (name, hear) => listeners.set(name, [...(listeners.get(name) ?? []), hear]),
        off: (name, hear) => listeners.set(name, (listeners.get(name) ?? []).filter((each) => each !== hear)),
      },
    };
    const require = (name) => {
      if (name !== 'electron') throw new Error('a sandboxed preload script has no ' + name);
      return electron;
    };
    ((require, module, exports) => { ${source}\n })(require, { exports: {} }, {});
  })();`;
}

export class BrowserWindow extends EventEmitter {
  readonly webContents = new WebContents();
  readonly #options: Options;
  readonly #noted: { options: unknown; visible: boolean; onTop: boolean };
  #page: Promise<Page> | undefined;
  #destroyed = false;

  constructor(options: Options = {}) {
    super();
    this.#options = options;
    this.#noted = { options, visible: options.show !== false, onTop: options.alwaysOnTop === true };
    done.windows.push(this.#noted);
    appEvents.emit('web-contents-created', {}, this.webContents);
  }

  async loadURL(url: string): Promise<void> {
    this.#page ??= openContext().then(async (made) => {
      const page = await made.newPage();
      const { width = 800, height = 600, webPreferences } = this.#options;
      await page.setViewportSize({ width, height });
      pages.set(page, this);
      this.webContents.page = page;
      await page.exposeBinding('standInInvoke', async ({ frame }, channel: string, args: unknown[]) => {
        const senderFrame = { url: toOwn(frame.url()), parent: frame.parentFrame() };
        return ipcHandlers.get(channel)?.({ senderFrame }, ...args);
      });
      await page.addInitScript(preloadFrame(readFileSync(webPreferences?.preload ?? '', 'utf8')));
      for (const script of JSON.parse(env('INIT') || '[]') as string[]) await page.addInitScript(script);
      page.on('close', () => {
        this.#destroyed = true;
        this.emit('closed');
      });
      return page;
    });
    await (await this.#page).goto(toShown(url));
  }

  show(): void {
    this.#noted.visible = true;
  }
  showInactive(): void {
    this.#noted.visible = true;
  }
  hide(): void {
    this.#noted.visible = false;
  }
  focus(): void {
    this.show();
  }
  restore(): void {
    this.show();
  }
  close(): void {
    let stopped = false;
    this.emit('close', { preventDefault: () => (stopped = true) });
    if (!stopped) this.destroy();
  }
  destroy(): void {
    this.#destroyed = true;
    void this.webContents.page?.close();
  }
  isDestroyed(): boolean {
    return this.#destroyed;
  }
  isMinimized(): boolean {
    return false;
  }
  isVisible(): boolean {
    return this.#noted.visible;
  }
  getMediaSourceId(): string {
    return 'window:1:0';
  }
  setAlwaysOnTop(flag: boolean): void {
    this.#noted.onTop = flag;
  }
}

const cookies = fetchWithCookies();

export const app = {
  whenReady: () => Promise.resolve(),
  requestSingleInstanceLock: () => true,
  quit: () => {
    appEvents.emit('before-quit');
    void (async () => {
      await (await context)?.close();
      process.exit(0);
    })();
  },
  enableSandbox: () => undefined,
  setAppUserModelId: () => undefined,
  setAsDefaultProtocolClient: (scheme: string) => done.schemes.push(scheme) > 0,
  getPath: (name: string) => join(DATA, name),
  getPreferredSystemLanguages: () => [env('LANGUAGE') || 'en-GB'],
  setLoginItemSettings: (settings: unknown) => void done.loginItems.push(settings),
  getGPUInfo: () => Promise.resolve({ gpuDevice: [{ vendorId: 0x1002 }] }),
  on: (event: string, listener: (...args: never[]) => void) => appEvents.on(event, listener as () => void),
};

export const ipcMain = {
  handle: (channel: string, listener: (event: unknown, ...args: unknown[]) => unknown) =>
    void ipcHandlers.set(channel, listener),
};

export const protocol = {
  registerSchemesAsPrivileged: () => undefined,
  handle: (scheme: string, handle: Handler) => {
    pageHandler = { scheme, handle };
  },
};

export const session = {
  defaultSession: {
    setPermissionRequestHandler: (handler: typeof permissionRequest) => (permissionRequest = handler),
    setPermissionCheckHandler: () => undefined,
    setDisplayMediaRequestHandler: (handler: typeof displayMedia) => (displayMedia = handler),
    setProxy: (config: unknown) => Promise.resolve(void done.proxies.push(config)),
    clearStorageData: () => Promise.resolve(cookies.clear()),
  },
};

export const net = { fetch: cookies.fetch };

const picture = (address: string) => ({
  toDataURL: () => address,
  isEmpty: () => address === '',
  resize: () => picture(address),
});
export const nativeImage = { createFromPath: () => picture('data:image/png;base64,') };

/** Windows of other programs: those that the test names, with the pictures it gives. */
export const desktopCapturer = {
  getSources: () =>
    Promise.resolve(
      (JSON.parse(env('SOURCES') || '[]') as { id: string; name: string; thumbnail: string }[]).map(
        ({ id, name, thumbnail }) => ({ id, name, thumbnail: picture(thumbnail) }),
      ),
    ),
};

export const globalShortcut = {
  register: (accelerator: string, pressed: () => void) => {
    if (accelerator === env('TAKEN_SHORTCUT')) return false;
    shortcuts.set(accelerator, pressed);
    return true;
  },
  unregisterAll: () => shortcuts.clear(),
};

export const safeStorage = {
  isEncryptionAvailable: () => true,
  encryptString: (text: string) => Buffer.from(`sealed ${Buffer.from(text).toString('base64')}`),
  decryptString: (bytes: Buffer) =>
    Buffer.from(bytes.toString().replace(/^sealed /, ''), 'base64').toString(),
};

export const shell = {
  openExternal: (url: string) => Promise.resolve(void done.opened.push(url)),
  openPath: (path: string) => Promise.resolve(done.opened.push(path) > 0 ? '' : 'no'),
  showItemInFolder: (path: string) => void done.folders.push(path),
};

export const dialog = {
  showOpenDialog: () => Promise.resolve({ canceled: env('FOLDER') === '', filePaths: [env('FOLDER')] }),
};

export const nativeTheme = {
  get shouldUseDarkColors() {
    return this.themeSource === 'dark' || (this.themeSource === 'system' && env('DARK') !== '');
  },
  themeSource: 'system',
  on: (event: string, listener: () => void) => themeEvents.on(event, listener),
};

let menu: { label?: string; click?: () => void }[] = [];
export class Menu {
  static buildFromTemplate(template: typeof menu): typeof menu {
    return template;
  }
  static setApplicationMenu(): void {}
}
export class Tray extends EventEmitter {
  setToolTip(): void {}
  setContextMenu(given: typeof menu): void {
    menu = given;
  }
  destroy(): void {}
}

serveControls({
  done: () => ({ ...done, shortcuts: [...shortcuts.keys()], menu: menu.map(({ label }) => label ?? '-') }),
  press: (accelerator: string) => shortcuts.get(accelerator)?.(),
  menu: (label: string) => menu.find((each) => each.label === label)?.click?.(),
  link: (url: string) => void appEvents.emit('second-instance', {}, ['plumbline', url]),
  close: () => [...pages.values()][0]?.close(),
  quit: () => app.quit(),
  permission: (permission: string) =>
    new Promise((resolve) => permissionRequest?.({}, permission, (granted) => resolve(granted))),
  /** What a page of this address would be given to capture. */
  displayMedia: (url: string) =>
    new Promise((resolve) => displayMedia?.({ frame: { url, parent: null } }, (streams) => resolve(streams))),
  /** A message as a frame of this address would send it, past every check of a page. */
  message: ({
    url,
    isMainFrame,
    channel,
    args,
  }: {
    url: string;
    isMainFrame: boolean;
    channel: string;
    args: unknown[];
  }) => ipcHandlers.get(channel)?.({ senderFrame: { url, parent: isMainFrame ? null : {} } }, ...args),
});

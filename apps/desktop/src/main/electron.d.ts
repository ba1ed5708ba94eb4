/**
 * The part of Electron that the adapter uses, as its own declarations have it. Written down here, because Electron itself is no
 * dependency of the checkout: its package brings a browser from outside the registry when it is first used. The release
 * script checks the adapter against the real declarations too.
 */
declare module 'electron' {
  interface Size {
    width: number;
    height: number;
  }
  interface NativeImage {
    toDataURL(): string;
    isEmpty(): boolean;
    resize(options: { width?: number; height?: number }): NativeImage;
  }
  const nativeImage: { createFromPath(path: string): NativeImage };

  interface FrameLike {
    readonly url: string;
    readonly parent: unknown;
  }
  interface IpcMainInvokeEvent {
    readonly senderFrame: FrameLike | null;
  }
  const ipcMain: {
    handle(channel: string, listener: (event: IpcMainInvokeEvent, ...args: unknown[]) => unknown): void;
  };
  const ipcRenderer: {
    invoke(channel: string, ...args: unknown[]): Promise<unknown>;
    on(channel: string, listener: (event: unknown, ...args: unknown[]) => void): unknown;
    off(channel: string, listener: (event: unknown, ...args: unknown[]) => void): unknown;
  };
  const contextBridge: { exposeInMainWorld(name: string, api: unknown): void };

  interface PreventableEvent {
    preventDefault(): void;
  }
  interface WebContents {
    send(channel: string, ...args: unknown[]): void;
    isDestroyed(): boolean;
    setWindowOpenHandler(handler: (details: { url: string }) => { action: 'deny' }): void;
    on(event: 'will-navigate', listener: (event: PreventableEvent, url: string) => void): unknown;
    on(event: 'will-redirect', listener: (event: PreventableEvent, url: string) => void): unknown;
    on(event: 'will-attach-webview', listener: (event: PreventableEvent) => void): unknown;
    on(event: 'render-process-gone', listener: () => void): unknown;
  }
  interface BrowserWindowOptions {
    width?: number;
    height?: number;
    minWidth?: number;
    minHeight?: number;
    title?: string;
    icon?: string;
    show?: boolean;
    alwaysOnTop?: boolean;
    skipTaskbar?: boolean;
    backgroundColor?: string;
    autoHideMenuBar?: boolean;
    webPreferences?: {
      preload?: string;
      contextIsolation?: boolean;
      sandbox?: boolean;
      nodeIntegration?: boolean;
      nodeIntegrationInWorker?: boolean;
      nodeIntegrationInSubFrames?: boolean;
      webSecurity?: boolean;
      webviewTag?: boolean;
      spellcheck?: boolean;
      /** A window behind others goes on sending frames. */
      backgroundThrottling?: boolean;
    };
  }
  class BrowserWindow {
    constructor(options?: BrowserWindowOptions);
    readonly webContents: WebContents;
    loadURL(url: string): Promise<void>;
    show(): void;
    showInactive(): void;
    hide(): void;
    focus(): void;
    close(): void;
    destroy(): void;
    restore(): void;
    isDestroyed(): boolean;
    isMinimized(): boolean;
    isVisible(): boolean;
    getMediaSourceId(): string;
    setAlwaysOnTop(flag: boolean, level?: 'floating'): void;
    on(event: 'close', listener: (event: PreventableEvent) => void): unknown;
    on(event: 'closed', listener: () => void): unknown;
  }

  interface DesktopCapturerSource {
    readonly id: string;
    readonly name: string;
    readonly thumbnail: NativeImage;
  }
  const desktopCapturer: {
    getSources(options: {
      types: ('window' | 'screen')[];
      thumbnailSize?: Size;
      fetchWindowIcons?: boolean;
    }): Promise<DesktopCapturerSource[]>;
  };

  interface Session {
    setPermissionRequestHandler(
      handler: (contents: WebContents, permission: string, callback: (granted: boolean) => void) => void,
    ): void;
    setPermissionCheckHandler(
      handler: (contents: WebContents | null, permission: string, origin: string) => boolean,
    ): void;
    setDisplayMediaRequestHandler(
      handler: (
        request: { readonly frame: FrameLike | null },
        callback: (streams: { video?: { id: string; name: string } }) => void,
      ) => void,
    ): void;
    setProxy(config: { mode?: 'system' | 'direct' | 'fixed_servers'; proxyRules?: string }): Promise<void>;
    clearStorageData(options?: { storages?: 'cookies'[] }): Promise<void>;
  }
  const session: { readonly defaultSession: Session };

  const protocol: {
    registerSchemesAsPrivileged(
      schemes: {
        scheme: string;
        privileges?: { standard?: boolean; secure?: boolean; supportFetchAPI?: boolean };
      }[],
    ): void;
    handle(scheme: string, handler: (request: Request) => Response | Promise<Response>): void;
  };

  const net: { fetch(input: string, init?: RequestInit): Promise<Response> };

  interface GpuDevice {
    readonly vendorId: number;
  }
  const app: {
    whenReady(): Promise<void>;
    requestSingleInstanceLock(): boolean;
    quit(): void;
    enableSandbox(): void;
    setAppUserModelId(id: string): void;
    setAsDefaultProtocolClient(scheme: string): boolean;
    getPath(name: 'userData' | 'pictures' | 'temp'): string;
    getPreferredSystemLanguages(): string[];
    setLoginItemSettings(settings: { openAtLogin?: boolean; args?: string[] }): void;
    getGPUInfo(level: 'basic' | 'complete'): Promise<unknown>;
    on(event: 'second-instance', listener: (event: unknown, argv: string[]) => void): unknown;
    on(event: 'open-url', listener: (event: PreventableEvent, url: string) => void): unknown;
    on(event: 'activate' | 'before-quit' | 'window-all-closed', listener: () => void): unknown;
    on(event: 'web-contents-created', listener: (event: unknown, contents: WebContents) => void): unknown;
  };

  const globalShortcut: {
    register(accelerator: string, callback: () => void): boolean;
    unregisterAll(): void;
  };
  const safeStorage: {
    isEncryptionAvailable(): boolean;
    encryptString(text: string): Buffer;
    decryptString(encrypted: Buffer): string;
  };
  const shell: {
    openExternal(url: string): Promise<void>;
    /** @returns why it could not be opened; empty where it was */
    openPath(path: string): Promise<string>;
    showItemInFolder(path: string): void;
  };
  const dialog: {
    showOpenDialog(options: {
      title?: string;
      properties?: ('openDirectory' | 'createDirectory')[];
    }): Promise<{ canceled: boolean; filePaths: string[] }>;
  };
  const nativeTheme: {
    readonly shouldUseDarkColors: boolean;
    themeSource: 'system' | 'light' | 'dark';
    on(event: 'updated', listener: () => void): unknown;
  };

  interface MenuItemOptions {
    label?: string;
    type?: 'separator';
    enabled?: boolean;
    click?: () => void;
  }
  class Menu {
    static buildFromTemplate(template: MenuItemOptions[]): Menu;
    static setApplicationMenu(menu: Menu | null): void;
  }
  class Tray {
    constructor(image: NativeImage);
    setToolTip(text: string): void;
    setContextMenu(menu: Menu): void;
    on(event: 'click', listener: () => void): unknown;
    destroy(): void;
  }
}

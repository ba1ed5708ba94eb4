import { join } from 'node:path';
import { BrowserWindow } from 'electron';
import { PAGES } from '../pages/page-request.ts';

const DIST = import.meta.dirname;

/** Context isolation, sandbox, nothing of Node: the same for every window. */
const PREFERENCES = {
  preload: join(DIST, 'preload.cjs'),
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  webviewTag: false,
  spellcheck: false,
} as const;

const ICON = join(DIST, 'pages', 'icon.png');

/** The client’s main window. It captures on while another program is in front of it. */
export function openMainWindow(isDark: boolean): BrowserWindow {
  return open('index.html', {
    width: 1180,
    height: 780,
    minWidth: 880,
    minHeight: 600,
    backgroundColor: isDark ? '#161616' : '#f6f6f5',
    webPreferences: { ...PREFERENCES, backgroundThrottling: false },
  });
}

/** The newest picture, above the modelling program. */
export function openResultWindow(isDark: boolean): BrowserWindow {
  const window = open('result.html', {
    width: 480,
    height: 400,
    minWidth: 240,
    minHeight: 200,
    show: false,
    skipTaskbar: true,
    alwaysOnTop: true,
    backgroundColor: isDark ? '#161616' : '#f6f6f5',
    webPreferences: PREFERENCES,
  });
  window.setAlwaysOnTop(true, 'floating');
  return window;
}

function open(page: string, options: ConstructorParameters<typeof BrowserWindow>[0]): BrowserWindow {
  const window = new BrowserWindow({ title: 'Plumbline', icon: ICON, autoHideMenuBar: true, ...options });
  void window.loadURL(`${PAGES}${page}`);
  return window;
}

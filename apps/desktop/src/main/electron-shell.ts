import { join } from 'node:path';
import { app, desktopCapturer, dialog, globalShortcut, nativeTheme, session, shell } from 'electron';
import type { Locale } from '@plumbline/contract/text.ts';
import type { Shell } from '../app/client-ports.ts';
import { outsideLink } from '../links/outside-link.ts';
import type { Settings } from '../settings/settings.ts';
import { trayTexts } from '../texts/tray-texts.ts';
import { writeWhole } from './file-store.ts';

interface Surroundings {
  readonly server: () => string;
  readonly locale: () => Locale;
  readonly showMain: () => void;
  readonly showResult: (shown: boolean) => void;
  /** Ids of the client’s own windows, which are not captured. */
  readonly ownWindows: () => readonly string[];
  readonly onCaptured: (source: { id: string; name: string } | undefined) => void;
}

const THUMBNAIL = { width: 320, height: 200 };
const PROXY_MODES = { system: 'system', none: 'direct', manual: 'fixed_servers' } as const;

/** The system, by Electron. What it does is decided elsewhere. */
export function electronShell(surroundings: Surroundings): Shell {
  let known: readonly { id: string; name: string }[] = [];
  return {
    listWindows: async () => {
      const sources = await desktopCapturer.getSources({ types: ['window'], thumbnailSize: THUMBNAIL });
      const own = new Set(surroundings.ownWindows());
      // A minimised window has no picture to choose it by, and none to render.
      const windows = sources.filter(
        ({ id, name, thumbnail }) => !own.has(id) && name !== '' && !thumbnail.isEmpty(),
      );
      known = windows.map(({ id, name }) => ({ id, name }));
      return windows.map(({ id, name, thumbnail }) => ({
        id,
        title: name,
        thumbnail: thumbnail.toDataURL(),
      }));
    },
    setCaptured: (windowId) => surroundings.onCaptured(known.find(({ id }) => id === windowId)),
    chooseFolder: async (what) => {
      const title =
        trayTexts[what === 'save' ? 'chooseSaveFolder' : 'choosePlumblineFolder'][surroundings.locale()];
      const { canceled, filePaths } = await dialog.showOpenDialog({
        title,
        properties: ['openDirectory', 'createDirectory'],
      });
      return canceled ? undefined : filePaths[0];
    },
    showInFolder: (path) => shell.showItemInFolder(path),
    openOutside: async (address) => {
      const link = outsideLink(address, surroundings.server());
      if (link !== undefined) await shell.openExternal(link);
    },
    showMain: surroundings.showMain,
    showResult: surroundings.showResult,
    setShortcut: (accelerator, pressed) => {
      globalShortcut.unregisterAll();
      return globalShortcut.register(accelerator, pressed);
    },
    applySystem,
    install: async (file, bytes) => {
      const path = join(app.getPath('temp'), file);
      await writeWhole(path, bytes);
      const failure = await shell.openPath(path);
      if (failure !== '') throw new Error(failure);
      app.quit();
    },
    systemLocales: () => app.getPreferredSystemLanguages(),
    systemIsDark: () => nativeTheme.shouldUseDarkColors,
  };
}

async function applySystem({ system }: Settings): Promise<void> {
  const { startAtLogin, theme, proxy } = system;
  nativeTheme.themeSource = theme;
  app.setLoginItemSettings({ openAtLogin: startAtLogin, args: ['--hidden'] });
  const isManual = proxy.mode === 'manual' && proxy.address !== '';
  await session.defaultSession.setProxy(
    isManual
      ? { mode: PROXY_MODES.manual, proxyRules: proxy.address }
      : { mode: PROXY_MODES[proxy.mode === 'manual' ? 'system' : proxy.mode] },
  );
}

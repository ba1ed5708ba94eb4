import { join } from 'node:path';
import { Menu, nativeImage, Tray } from 'electron';
import type { Locale } from '@plumbline/contract/text.ts';
import { trayTexts } from '../texts/tray-texts.ts';

interface Actions {
  readonly show: () => void;
  readonly renderNow: () => void;
  readonly showResult: () => void;
  readonly quit: () => void;
}

/** The icon beside the clock, with what is wanted without the window. Its menu speaks the language in use. */
export function openTray(actions: Actions): (locale: Locale) => void {
  const image = nativeImage.createFromPath(join(import.meta.dirname, 'pages', 'icon.png'));
  const tray = new Tray(image.resize({ width: 18, height: 18 }));
  tray.setToolTip('Plumbline');
  tray.on('click', actions.show);
  let shown: Locale | undefined;
  return (locale) => {
    if (locale === shown) return;
    shown = locale;
    tray.setContextMenu(
      Menu.buildFromTemplate([
        { label: trayTexts.show[locale], click: actions.show },
        { label: trayTexts.renderNow[locale], click: actions.renderNow },
        { label: trayTexts.showResult[locale], click: actions.showResult },
        { type: 'separator' },
        { label: trayTexts.quit[locale], click: actions.quit },
      ]),
    );
  };
}

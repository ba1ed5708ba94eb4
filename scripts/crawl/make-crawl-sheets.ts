import { join, relative } from 'node:path';
import { type Look, nameOf, NARROW, WIDE } from '@plumbline/e2e/crawl/looks.ts';
import { makeSheet } from '../lib/contact-sheet.ts';
import { root } from '../lib/paths.mjs';

export interface Shot {
  readonly path: string;
  readonly look: Look;
  readonly signedIn: boolean;
  readonly picture: Buffer;
}

/** What fits a sheet so that one still sees what is wrong with a page. */
const WIDE_SHEET = { columns: 6, width: 400, height: 250, tiles: 36 };
const NARROW_SHEET = { columns: 12, width: 200, height: 433, tiles: 36 };

/** Sheets of all that was seen, wide and narrow ones, a page's looks beside each other. @returns their paths */
export async function makeCrawlSheets(shots: readonly Shot[], folder: string): Promise<string[]> {
  const made: string[] = [];
  for (const [name, viewport, layout] of [
    ['wide', WIDE, WIDE_SHEET],
    ['narrow', NARROW, NARROW_SHEET],
  ] as const) {
    const here = shots.filter(({ look }) => look.viewport.width === viewport.width);
    const inOrder = Map.groupBy(here, ({ path, signedIn }) => `${signedIn} ${path}`);
    const tiles = [...inOrder.values()].flatMap((ofPage) =>
      ofPage.map(({ path, look, signedIn, picture }) => ({
        picture,
        caption: `${path}, ${nameOf(look)}${signedIn ? ', in' : ''}`,
      })),
    );
    for (let at = 0; at < tiles.length; at += layout.tiles) {
      const file = join(folder, `${name}-${String(at / layout.tiles + 1).padStart(2, '0')}.png`);
      const sheet = await makeSheet(tiles.slice(at, at + layout.tiles), layout);
      await sheet.png({ palette: true }).toFile(file);
      made.push(relative(root, file));
    }
  }
  return made;
}

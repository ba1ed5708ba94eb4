import { everyLanguageOf, type OwnEntry } from '@plumbline/contract/content/own-content.ts';
import type { EntryVersion, StoredEntry } from '@plumbline/core/own-content/own-content-repository.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import type { UsedStyle } from '@plumbline/contract/content/used-content.ts';
import type { LibraryItem } from './library-collection.ts';

/** Address of a picture or cover of own content. */
export function ownFileUrl(file: string): string {
  return `${OTHER_PATHS.ownContent}/${file}`;
}

/** A style's own colours as a picture: it stands for a cover that is still to be made. */
function paletteUrl({ walls, floor, timber, fabrics, accents }: UsedStyle['palette']): string {
  const colours = [walls[0], walls[1], floor, timber, fabrics[0], accents[0]].flatMap((colour) =>
    colour === undefined ? [] : [colour.slice(1)],
  );
  return `${OTHER_PATHS.ownContent}/palette/${colours.join('-')}`;
}

/** What an entry is shown by: its cover, and until there is one its picture or its colours; never nothing that breaks. */
export function coverUrlOf(
  { value, cover }: EntryVersion,
  styleOf: (id: string) => Pick<UsedStyle, 'palette'> | undefined,
): string {
  if (cover.file !== null) return ownFileUrl(cover.file);
  if ('picture' in value) return ownFileUrl(value.picture);
  if (value.kind === 'style') return paletteUrl(value.palette);
  const palette =
    value.kind === 'category' && value.style !== undefined ? styleOf(value.style)?.palette : undefined;
  return palette ? paletteUrl(palette) : '';
}

/** Published entries as items of the library, in the order that operators gave them. */
export function ownLibraryItems(entries: readonly StoredEntry[]): LibraryItem[] {
  return entries.flatMap(({ id, kind, published }) => {
    if (!published || published.value.hidden || kind === 'category') return [];
    const { value, pictureSize } = published;
    const cover = coverUrlOf(published, () => undefined);
    return [
      {
        id,
        kind,
        name: everyLanguageOf(value.name),
        cover,
        url: 'picture' in value ? ownFileUrl(value.picture) : cover,
        tags: tagsOf(value),
        own: true,
        ...(value.kind === 'material'
          ? { tileSizeMm: tileSize(value.tileWidthMm, pictureSize) }
          : value.kind === 'object'
            ? { heightMm: value.heightMm }
            : {}),
      },
    ];
  });
}

function tileSize(width: number, picture: EntryVersion['pictureSize']): [number, number] {
  return [Math.round(width), Math.round(picture ? (width * picture.height) / picture.width : width)];
}

/** As those of the built-in items: what it is first, then where it belongs. */
function tagsOf(value: OwnEntry): string[] {
  switch (value.kind) {
    case 'material':
      return [...new Set([value.family, ...value.domains, ...value.roles])];
    case 'object':
      return [...value.domains, value.stands];
    case 'style':
      return [...value.domains];
    case 'prompt':
      return [value.group, 'interior', 'exterior', 'landscape'];
    case 'background':
      return ['exterior', 'landscape', value.like];
    case 'category':
      return [];
  }
}

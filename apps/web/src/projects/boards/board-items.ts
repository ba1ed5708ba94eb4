import type { BoardItem, BoardItemInput } from '@plumbline/contract/api/boards.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import type { BoardShape } from './lay-out-board.ts';

/** An item as the server takes it. One that it does not know any more comes as a new one. */
export function asInput(item: BoardItem, known: ReadonlySet<string>): BoardItemInput {
  const { itemId, caption, size, heading } = item;
  const placed = { caption, size, heading, ...(known.has(itemId) ? { itemId } : {}) };
  switch (item.kind) {
    case 'view':
      return { kind: 'view', viewId: item.viewId, ...placed };
    case 'picture':
      return { kind: 'picture', imageId: item.imageId, ...placed };
    case 'work':
      return { kind: 'work', workId: item.workId, ...placed };
    case 'material':
      return { kind: 'material', materialId: item.materialId, ...placed };
    case 'note':
      return { kind: 'note', text: item.text, ...placed };
  }
}

/** Of something that was just put on a board. */
export const WORDLESS = { caption: '', heading: '' } as const;

/** What an item shows. */
export interface ItemFace {
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly width: number;
  readonly height: number;
}

export function faceOf(item: BoardItem): ItemFace | undefined {
  if (item.kind === 'work' && item.work)
    return { ...item.work, url: item.work.coverUrl, thumbnailUrl: item.work.coverUrl };
  if (item.kind === 'material' && item.material)
    return { url: item.material.coverUrl, thumbnailUrl: item.material.coverUrl, width: 1, height: 1 };
  if ((item.kind === 'view' || item.kind === 'picture') && item.picture) return item.picture;
  return undefined;
}

/** What an item calls itself, where that says something; a view and a material need no caption to be known. */
export function nameOf(item: BoardItem, locale: Locale): string {
  if (item.kind === 'view') return item.name;
  if (item.kind === 'work') return item.work?.title ?? '';
  return item.kind === 'material' ? (item.material?.name[locale] ?? '') : '';
}

/** The words below an item. */
export function captionOf(item: BoardItem, locale: Locale): string {
  if (item.kind === 'note') return '';
  return item.caption === '' ? nameOf(item, locale) : item.caption;
}

/** Where nothing is shown any more, a frame of the usual shape stays. */
const EMPTY_RATIO = 4 / 3;
const NARROWEST = 0.4;
const WIDEST = 4;
const LEAST_NOTE = 230;

/** What a character and a line of words take, and what is left free around them, in pixels. */
export interface WordSize {
  readonly character: number;
  readonly line: number;
  readonly padding: number;
}

/** How many lines words take, a little more rather than less. */
export function linesOf(words: string, width: number, { character, padding }: WordSize): number {
  return words.split('\n').reduce((sum, line) => {
    // Characters of scripts without spaces are twice as wide.
    const wide = [...line].reduce((count, each) => count + (each > '\u2e80' ? 1.9 : 1), 0);
    return sum + Math.max(1, Math.ceil((wide * character) / Math.max(40, width - padding)));
  }, 0);
}

interface ShapeOptions {
  /** Height of the words below a picture. */
  readonly foot: number;
  /** As wide as it is likely to become, for notes. */
  readonly width: number;
  readonly note: WordSize;
  /** Notes have lines of their own: there is no room for words beside pictures. */
  readonly narrow: boolean;
}

export function shapeOf(item: BoardItem, { foot, width, note, narrow }: ShapeOptions): BoardShape {
  const section = item.heading !== '';
  const { size } = item;
  if (item.kind === 'note') {
    if (size === 'l' || narrow) return { size: 'l', section, foot: 0, ratio: null };
    // Narrower words need more lines, and so a narrower frame yet: that ends where they can still be read.
    const wide = Math.max(LEAST_NOTE, width);
    const height = linesOf(item.text, wide, note) * note.line + note.padding;
    return { size, section, foot: 0, ratio: clamp(wide / height, NARROWEST, WIDEST) };
  }
  const face = faceOf(item);
  const ratio = face ? clamp(face.width / face.height, NARROWEST, WIDEST) : EMPTY_RATIO;
  const isSwatch = item.kind === 'material' && size === 's';
  return { size: isSwatch ? 'swatch' : size, section, ratio, foot };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

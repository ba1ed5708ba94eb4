import type { BoardItem } from '@plumbline/contract/api/boards.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import { captionOf, linesOf, shapeOf, type WordSize } from './board-items.ts';
import { type BoardRow, type BoardSheet, layOutBoard, NARROW } from './lay-out-board.ts';

export interface ItemLayout {
  readonly rows: readonly BoardRow[];
  /** Height of the words below each item. */
  readonly feet: readonly number[];
}

interface Options extends BoardSheet {
  readonly locale: Locale;
  readonly words: BoardWords;
}

/** How words on a board are set. */
export interface BoardWords {
  readonly note: WordSize;
  readonly caption: WordSize;
  /** Room for a caption is left where there is none, so that one can be written. */
  readonly always: boolean;
}

export const ON_SCREEN: BoardWords = {
  note: { character: 7.6, line: 22, padding: 40 },
  caption: { character: 6.9, line: 20, padding: 14 },
  always: true,
};
export const ON_PAPER: BoardWords = {
  note: { character: 6.5, line: 17.5, padding: 4 },
  caption: { character: 6, line: 18, padding: 8 },
  always: false,
};

/** Heights follow from widths, and these from heights: they settle quickly. */
const ROUNDS = 4;

/** Lays out what is on a board with its words: notes are as high as they need, captions of a row end together. */
export function layOutItems(items: readonly BoardItem[], { locale, words, ...sheet }: Options): ItemLayout {
  let widths: number[] = items.map(() => sheet.width / 3);
  let feet: number[] = items.map(() => words.caption.line + words.caption.padding);
  let rows: BoardRow[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const shapes = items.map((item, at) =>
      shapeOf(item, {
        foot: feet[at] ?? 0,
        width: widths[at] ?? sheet.width,
        note: words.note,
        narrow: sheet.width < NARROW,
      }),
    );
    rows = layOutBoard(shapes, sheet);
    const cells = new Map(
      rows.flatMap(({ columns }) => columns.flat()).map((cell) => [cell.index, cell.width]),
    );
    widths = items.map((_, at) => cells.get(at) ?? sheet.width);
    feet = feetOf(items, rows, widths, words, locale);
  }
  const shapes = items.map((item, at) =>
    shapeOf(item, {
      foot: feet[at] ?? 0,
      width: widths[at] ?? sheet.width,
      note: words.note,
      narrow: sheet.width < NARROW,
    }),
  );
  return { rows: layOutBoard(shapes, sheet), feet };
}

function feetOf(
  items: readonly BoardItem[],
  rows: readonly BoardRow[],
  widths: readonly number[],
  { caption, always }: BoardWords,
  locale: Locale,
): number[] {
  const own = items.map((item, at) => {
    const text = item.kind === 'note' ? '' : captionOf(item, locale);
    if (text === '' && (item.kind === 'note' || !always)) return 0;
    return linesOf(text, widths[at] ?? 0, caption) * caption.line + caption.padding;
  });
  const feet = [...own];
  for (const { columns } of rows) {
    const last = columns.flatMap((column) => column.slice(-1)).map(({ index }) => index);
    const most = Math.max(...last.map((index) => own[index] ?? 0));
    for (const index of last) if (items[index]?.kind !== 'note') feet[index] = most;
  }
  return feet;
}

import type { Locale } from '@plumbline/contract/text.ts';
import { cutText, fontObjects, round, showText, textWidth } from './pdf-text.ts';
import { jpegSize } from './jpeg-size.ts';

export interface SheetCell {
  readonly caption: string;
  /** Beneath it, smaller. */
  readonly note: string;
  /** JPEG; null: an empty frame with the note in it. */
  readonly picture: Uint8Array | null;
  /** Drawn on the picture; null for none. */
  readonly label: string | null;
}

export interface SheetGroup {
  readonly title: string;
  readonly cells: readonly SheetCell[];
}

export interface Sheet {
  readonly title: string;
  readonly subtitle: string;
  readonly groups: readonly SheetGroup[];
  /** The `AIGC` field (GB 45438-2025), for the file's properties. */
  readonly aigc: string;
  readonly locale: Locale;
}

/** A4 upright, in points. */
const PAGE = { width: 595.276, height: 841.89, margin: 34 };
const COLUMNS = 4;
const GAP = 9;
const CELL_WIDTH = (PAGE.width - 2 * PAGE.margin - (COLUMNS - 1) * GAP) / COLUMNS;
const PICTURE_HEIGHT = CELL_WIDTH * 0.75;
const CELL_HEIGHT = PICTURE_HEIGHT + 28;
const GROUP_HEAD = 24;
const CAPTION = 7;
const NOTE = 6;

/**
 * A contact sheet as PDF (ISO 32000-1): groups of pictures with what they are called, four to a row, on as many pages of A4 as
 * they need. The same sheet gives the same bytes.
 */
export function writeSheet(sheet: Sheet): Uint8Array {
  const pages: Page[] = [];
  let page = beginPage(pages);
  page.content.push(
    showText(cutText(sheet.title, (PAGE.width - 2 * PAGE.margin) / 16), PAGE.margin, page.y - 16, 16),
    showText(cutText(sheet.subtitle, (PAGE.width - 2 * PAGE.margin) / 8), PAGE.margin, page.y - 30, 8, 0.45),
  );
  page.y -= 44;
  for (const group of sheet.groups) {
    for (let from = 0; from < group.cells.length; from += COLUMNS) {
      const head = from === 0 ? GROUP_HEAD : 0;
      if (page.y - head - CELL_HEIGHT < PAGE.margin) page = beginPage(pages);
      if (head > 0) {
        const width = (PAGE.width - 2 * PAGE.margin) / 9;
        page.content.push(showText(cutText(group.title, width), PAGE.margin, page.y - 14, 9));
        page.y -= GROUP_HEAD;
      }
      for (const [column, cell] of group.cells.slice(from, from + COLUMNS).entries())
        drawCell(page, cell, PAGE.margin + column * (CELL_WIDTH + GAP));
      page.y -= CELL_HEIGHT;
    }
  }
  return assemble(pages, sheet);
}

interface Page {
  readonly content: string[];
  readonly pictures: Uint8Array[];
  /** How far down it is full, in points from its lower edge. */
  y: number;
}

function beginPage(pages: Page[]): Page {
  const page = { content: [], pictures: [], y: PAGE.height - PAGE.margin };
  pages.push(page);
  return page;
}

function drawCell(page: Page, { caption, note, picture, label }: SheetCell, x: number): void {
  const bottom = page.y - PICTURE_HEIGHT;
  const size = picture && jpegSize(picture);
  if (picture && size) {
    const scale = Math.min(CELL_WIDTH / size.width, PICTURE_HEIGHT / size.height);
    const [width, height] = [size.width * scale, size.height * scale];
    const name = `P${page.pictures.push(picture)}`;
    page.content.push(
      `q ${round(width)} 0 0 ${round(height)} ${round(x)} ${round(bottom + PICTURE_HEIGHT - height)} cm /${name} Do Q`,
    );
    if (label !== null) drawLabel(page, label, x + width, bottom + PICTURE_HEIGHT - height);
  } else {
    page.content.push(
      `q 0.82 G 0.6 w ${round(x)} ${round(bottom)} ${round(CELL_WIDTH)} ${round(PICTURE_HEIGHT)} re S Q`,
      showText(
        cutText(note, CELL_WIDTH / CAPTION - 1),
        x + CAPTION,
        bottom + PICTURE_HEIGHT / 2,
        CAPTION,
        0.5,
      ),
    );
  }
  page.content.push(showText(cutText(caption, CELL_WIDTH / CAPTION), x, bottom - 10, CAPTION));
  if (size) page.content.push(showText(cutText(note, CELL_WIDTH / NOTE), x, bottom - 18, NOTE, 0.45));
}

/** In the lower right corner, white on a dark ground. */
function drawLabel(page: Page, label: string, right: number, bottom: number): void {
  const width = textWidth(label) * NOTE + 6;
  page.content.push(
    `q 0.1 g ${round(right - width)} ${round(bottom)} ${round(width)} ${round(NOTE + 4)} re f Q`,
    showText(label, right - width + 3, bottom + 3, NOTE, 1),
  );
}

function assemble(pages: readonly Page[], { title, aigc, locale }: Sheet): Uint8Array {
  // 1 catalogue, 2 pages, 3 properties, 4…7 fonts; then of each page itself, its content and its pictures.
  const objects: Uint8Array[] = [];
  const kids: string[] = [];
  let next = 8;
  for (const [index, { content, pictures }] of pages.entries()) {
    const number = `${index + 1} / ${pages.length}`;
    const footer = showText(
      number,
      PAGE.width - PAGE.margin - textWidth(number) * 7,
      PAGE.margin - 16,
      7,
      0.45,
    );
    const names = pictures.map((_, at) => `/P${at + 1} ${next + 2 + at} 0 R`).join('');
    kids.push(`${next} 0 R`);
    objects.push(
      plain(
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/Contents ${next + 1} 0 R/Resources<</Font<</L 4 0 R/A 5 0 R>>/XObject<<${names}>>>>>>`,
      ),
      stream('', plain([...content, footer].join('\n'))),
      ...pictures.map(pictureObject),
    );
    next += 2 + pictures.length;
  }
  const properties = `<</Title ${textString(title)}/Producer(Plumbline)/AIGC ${textString(aigc)}>>`;
  return file([
    plain('<</Type/Catalog/Pages 2 0 R>>'),
    plain(`<</Type/Pages/Kids[${kids.join(' ')}]/Count ${pages.length}>>`),
    plain(properties),
    ...fontObjects(4, locale).map(plain),
    ...objects,
  ]);
}

const SPACES: Readonly<Record<number, string>> = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' };

function pictureObject(picture: Uint8Array): Uint8Array {
  const { width = 1, height = 1, components = 3 } = jpegSize(picture) ?? {};
  return stream(
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/${SPACES[components]}/BitsPerComponent 8/Filter/DCTDecode`,
    picture,
  );
}

function file(objects: readonly Uint8Array[]): Uint8Array {
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.5\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let length = parts[0]?.length ?? 0;
  const offsets: number[] = [];
  const push = (part: Uint8Array): void => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    push(plain(`${index + 1} 0 obj\n`));
    push(object);
    push(plain('\nendobj\n'));
  }
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  push(
    plain(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R/Info 3 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function stream(keys: string, data: Uint8Array): Uint8Array {
  return Buffer.concat([plain(`<<${keys}/Length ${data.length}>>\nstream\n`), data, plain('\nendstream')]);
}

const plain = (text: string): Uint8Array => Buffer.from(text, 'latin1');

/** Any text in the properties: UTF-16 with its mark, as digits. */
function textString(text: string): string {
  return `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
}

import { deflateSync } from 'node:zlib';
import {
  DRAWING_LAYERS,
  type Drawing,
  type DrawnFill,
  type DrawnStroke,
  type DrawnText,
  type Polyline,
  type Underlay,
} from '../drawing.ts';

/** PDF points to a millimetre. */
const POINTS = 72 / 25.4;

/**
 * A drawing as PDF (ISO 32000-1), one page of the size of its sheet, in vectors and true to scale. The same drawing gives the same bytes: nothing
 * in it tells the time. Names of rooms are text: Latin ones in Helvetica, others by the fonts for Chinese and Japanese that
 * readers of PDF bring themselves (ISO 32000-1, 9.7.5.2), so that no font of megabytes lies in every file.
 */
export function writePdf(drawing: Drawing, language: 'zh-CN' | 'en' | 'ja'): Uint8Array {
  const { widthMm, heightMm } = drawing.sheet;
  const content = [`${round(POINTS)} 0 0 ${round(-POINTS)} 0 ${round(heightMm * POINTS)} cm 1 J 1 j`];
  if (drawing.underlay !== null) content.push(placeUnderlay(drawing.underlay));
  for (const layer of DRAWING_LAYERS) {
    for (const fill of drawing.fills) if (fill.layer === layer) content.push(writeFill(fill));
    for (const stroke of drawing.strokes) if (stroke.layer === layer) content.push(writeStroke(stroke));
    for (const text of drawing.texts) if (text.layer === layer) content.push(writeText(text));
  }
  const asian = drawing.texts.every(({ text }) => isLatin(text))
    ? null
    : language === 'ja'
      ? JAPANESE
      : CHINESE;
  const first = drawing.underlay === null ? 6 : 7;
  const objects: Uint8Array[] = [
    plain('<</Type/Catalog/Pages 2 0 R>>'),
    plain('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    plain(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${round(widthMm * POINTS)} ${round(heightMm * POINTS)}]/Contents 4 0 R/Resources<</Font<</L 5 0 R${asian === null ? '' : `/A ${first} 0 R`}>>${drawing.underlay === null ? '' : '/XObject<</U 6 0 R>>'}>>>>`,
    ),
    stream('', Buffer.from(content.join('\n'), 'latin1')),
    plain('<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>'),
  ];
  if (drawing.underlay !== null) {
    const { pixelsAcross, pixelsDown, grey } = drawing.underlay;
    objects.push(
      stream(
        `/Type/XObject/Subtype/Image/Width ${pixelsAcross}/Height ${pixelsDown}/ColorSpace/DeviceGray/BitsPerComponent 8`,
        grey,
      ),
    );
  }
  if (asian !== null) objects.push(...fontOf(asian, first));
  return assemble(objects);
}

const CHINESE = { name: 'STSong-Light', encoding: 'UniGB-UTF16-H', ordering: 'GB1' };
const JAPANESE = { name: 'HeiseiKakuGo-W5', encoding: 'UniJIS-UTF16-H', ordering: 'Japan1' };

/** The three objects of a font that the reader brings, from number `first` on. */
function fontOf(asian: typeof CHINESE, first: number): readonly Uint8Array[] {
  return [
    plain(
      `<</Type/Font/Subtype/Type0/BaseFont/${asian.name}/Encoding/${asian.encoding}/DescendantFonts[${first + 1} 0 R]>>`,
    ),
    plain(
      `<</Type/Font/Subtype/CIDFontType0/BaseFont/${asian.name}/CIDSystemInfo<</Registry(Adobe)/Ordering(${asian.ordering})/Supplement 2>>/FontDescriptor ${first + 2} 0 R/DW 1000>>`,
    ),
    plain(
      `<</Type/FontDescriptor/FontName/${asian.name}/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 700/StemV 80>>`,
    ),
  ];
}

function assemble(objects: readonly Uint8Array[]): Uint8Array {
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
  push(
    plain(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function plain(text: string): Uint8Array {
  return Buffer.from(text, 'latin1');
}

function stream(keys: string, data: Uint8Array): Uint8Array {
  const packed = deflateSync(data, { level: 9 });
  return Buffer.concat([
    plain(`<<${keys}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`),
    packed,
    plain('\nendstream'),
  ]);
}

function placeUnderlay({ x, y, widthMm, heightMm }: Underlay): string {
  // Images stand upwards from their lower edge, and millimetres here run downwards.
  return `q ${round(widthMm)} 0 0 ${round(-heightMm)} ${round(x)} ${round(y + heightMm)} cm /U Do Q`;
}

function writeFill({ colour, rule, outlines, layer }: DrawnFill): string {
  const rgb = [1, 3, 5].map((at) => round(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ');
  const path = outlines.map((outline) => `${pathOf(outline)} h`).join('\n');
  const [fill, both] = rule === 'evenodd' ? ['f*', 'B*'] : ['f', 'B'];
  // A hair of its own colour closes the joint between shapes that only touch.
  return layer === 'poche'
    ? `q ${rgb} rg ${rgb} RG 0.08 w\n${path}\n${both} Q`
    : `q ${rgb} rg\n${path}\n${fill} Q`;
}

function writeStroke({ weightMm, lines }: DrawnStroke): string {
  return `0.067 G ${weightMm} w\n${lines.map(pathOf).join('\n')}\nS`;
}

function pathOf(line: Polyline): string {
  let path = `${round(line[0] as number)} ${round(line[1] as number)} m`;
  for (let k = 2; k < line.length; k += 2)
    path += ` ${round(line[k] as number)} ${round(line[k + 1] as number)} l`;
  return path;
}

/** Latin letters of Helvetica in thousandths of their size (Adobe's metrics), from space to tilde. */
const WIDTHS =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
    .split(' ')
    .map(Number);

function isLatin(text: string): boolean {
  return [...text].every((character) => (character.codePointAt(0) ?? 0) < 0x100);
}

interface TextRun {
  readonly text: string;
  readonly latin: boolean;
}

/** Letters and figures within Chinese and Japanese keep their own widths: each script is set in its own font. */
function runsOf(text: string): readonly TextRun[] {
  const runs: { text: string; latin: boolean }[] = [];
  for (const character of text) {
    const latin = isLatin(character);
    const last = runs.at(-1);
    if (last?.latin === latin) last.text += character;
    else runs.push({ text: character, latin });
  }
  return runs;
}

/** In sizes of the text. */
function widthOf({ text, latin }: TextRun): number {
  if (!latin) return [...text].length;
  return [...text].reduce(
    (sum, character) => sum + (WIDTHS[(character.codePointAt(0) ?? 0) - 32] ?? 556) / 1000,
    0,
  );
}

function writeText({ x, y, sizeMm, anchor, text, layer }: DrawnText): string {
  const runs = runsOf(text);
  const width = runs.reduce((sum, run) => sum + widthOf(run), 0);
  const left = anchor === 'start' ? x : x - (width * sizeMm) / (anchor === 'middle' ? 2 : 1);
  const shown = runs.map((run) => `/${run.latin ? 'L' : 'A'} ${sizeMm} Tf ${hexOf(run)} Tj`).join(' ');
  const place = `1 0 0 -1 ${round(left)} ${round(y)} Tm`;
  const halo = layer === 'rooms' ? `BT 1 G 0.7 w 1 Tr ${place} ${shown} ET\n` : '';
  return `${halo}BT 0.067 g 0 Tr ${place} ${shown} ET`;
}

function hexOf({ text, latin }: TextRun): string {
  return latin
    ? `<${Buffer.from(text, 'latin1').toString('hex')}>`
    : `<${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
}

/** Thousandths of a millimetre, and never as `1e-7`, which PDF does not know. */
function round(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

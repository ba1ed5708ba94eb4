import type { Locale } from '@plumbline/contract/text.ts';

/** Latin letters of Helvetica in thousandths of their size (Adobe's metrics), from space to tilde. */
const WIDTHS =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
    .split(' ')
    .map(Number);

/** What Helvetica has in PDF's own encoding; C1 controls are no letters. */
const isLatin = (character: string) => /^[\x20-\x7e\xa1-\xff]$/.test(character);

interface Run {
  readonly text: string;
  readonly latin: boolean;
}

/** Letters and figures within Chinese and Japanese keep their own widths: each script is set in its own font. */
function runsOf(text: string): Run[] {
  const runs: { text: string; latin: boolean }[] = [];
  for (const character of text) {
    const latin = isLatin(character);
    const last = runs.at(-1);
    if (last?.latin === latin) last.text += character;
    else runs.push({ text: character, latin });
  }
  return runs;
}

const widthOfCharacter = (character: string) =>
  isLatin(character) ? (WIDTHS[(character.codePointAt(0) ?? 0) - 32] ?? 556) / 1000 : 1;

/** In sizes of the text. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, character) => sum + widthOfCharacter(character), 0);
}

/** So much of a text as a width has room for, with dots where some is missing. */
export function cutText(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  const kept = [...text];
  while (kept.length > 0 && textWidth(`${kept.join('')}...`) > width) kept.pop();
  return `${kept.join('').trimEnd()}...`;
}

/** Operators that show a text in points from its lower left corner. `grey`: 0 black … 1 white. */
export function showText(text: string, x: number, y: number, size: number, grey = 0.1): string {
  const shown = runsOf(text).map(({ text: run, latin }) => {
    const bytes = latin ? Buffer.from(run, 'latin1') : Buffer.from(run, 'utf16le').swap16();
    return `/${latin ? 'L' : 'A'} ${size} Tf <${bytes.toString('hex')}> Tj`;
  });
  return `BT ${grey} g 1 0 0 1 ${round(x)} ${round(y)} Tm ${shown.join(' ')} ET`;
}

const CHINESE = { name: 'STSong-Light', encoding: 'UniGB-UTF16-H', ordering: 'GB1' };
const JAPANESE = { name: 'HeiseiKakuGo-W5', encoding: 'UniJIS-UTF16-H', ordering: 'Japan1' };

/**
 * The fonts as PDF objects from number `first` on: Helvetica (`L`), and the one for Chinese or Japanese that readers bring
 * themselves (ISO 32000-1, 9.7.5.2), three objects (`A`).
 */
export function fontObjects(first: number, locale: Locale): string[] {
  const { name, encoding, ordering } = locale === 'ja' ? JAPANESE : CHINESE;
  return [
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/${encoding}/DescendantFonts[${first + 2} 0 R]>>`,
    `<</Type/Font/Subtype/CIDFontType0/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(${ordering})/Supplement 2>>/FontDescriptor ${first + 3} 0 R/DW 1000>>`,
    `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 700/StemV 80>>`,
  ];
}

/** Thousandths of a point, and never as `1e-7`, which PDF does not know. */
export function round(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

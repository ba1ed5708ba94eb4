/** What a pattern of names can say of a picture. */
export const NAME_TOKENS = [
  'number',
  'base',
  'style',
  'atmosphere',
  'environment',
  'engine',
  'seed',
] as const;
export type NameToken = (typeof NAME_TOKENS)[number];

export const DEFAULT_NAME_PATTERN = '{number}-{base}-{style}-{atmosphere}';

/** Long enough for what people write, short enough for every file system with an ending behind it. */
const NAME_MAX = 100;
const TOKEN = /\{([^{}]*)\}/g;
/** What no file system takes in a name, what cannot be seen, and what turns the direction of the rest. */
const UNSAFE = /[\\/:*?"<>|{}\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
/** Devices of Windows, with whatever ending. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

export type PictureWords = Readonly<Record<NameToken, string>>;

/** The tokens of a pattern that there are not; empty where it can be used. */
export function unknownTokens(pattern: string): string[] {
  const known: readonly string[] = NAME_TOKENS;
  return [...pattern.matchAll(TOKEN)].map(([, name = '']) => name).filter((name) => !known.includes(name));
}

/**
 * The names of pictures by a pattern, without an ending, in the order of the pictures. What would be a name twice is numbered:
 * also where only a file system that knows no capitals would take it for the same.
 */
export function namePictures(pattern: string, pictures: readonly PictureWords[]): string[] {
  const taken = new Set<string>();
  return pictures.map((words) => {
    const name = safeName(fill(pattern, words));
    for (let copy = 1; ; copy++) {
      const numbered = copy === 1 ? name : `${name} (${copy})`;
      const folded = numbered.normalize('NFKC').toLowerCase();
      if (taken.has(folded)) continue;
      taken.add(folded);
      return numbered;
    }
  });
}

const SEPARATED = /[-_\s]$|^$/;

/** What a picture has no word for leaves no gap: of the separators on both sides of it one stays. */
function fill(pattern: string, words: PictureWords): string {
  let filled = '';
  let from = 0;
  let gap = false;
  const add = (literal: string) => {
    filled += gap && SEPARATED.test(filled) ? literal.replace(/^[-_\s]+/, '') : literal;
    gap = false;
  };
  for (const token of pattern.matchAll(TOKEN)) {
    add(pattern.slice(from, token.index));
    const word = words[token[1] as NameToken] ?? '';
    filled += word;
    gap = word === '';
    from = token.index + token[0].length;
  }
  add(pattern.slice(from));
  return filled.replaceAll(/^[-_\s]+|[-_\s]+$/g, '');
}

/** Any text as a name that every file system takes, and that says of no folder. */
export function safeName(text: string): string {
  const cut = [...text.normalize('NFC').replaceAll(UNSAFE, ' ').replaceAll(/\s+/g, ' ')]
    .slice(0, NAME_MAX)
    .join('')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '');
  if (cut === '') return 'picture';
  return RESERVED.test(cut) ? `_${cut}` : cut;
}

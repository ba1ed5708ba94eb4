import type { FunctionName } from '../tools/function-name.ts';
import type { FoundWord } from './find-words.ts';
import type { WordWish } from './word-reading.ts';
import type { WishKind } from './word-types.ts';

/** Which tools do what words cannot, in the order of the work. */
const WISH_TOOLS: Readonly<Record<WishKind, readonly FunctionName[]>> = {
  add: ['objectChangepro'],
  remove: ['clean', 'cleanpro'],
  replace: ['objectChangepro'],
  move: ['clean', 'objectChangepro'],
  recolour: ['colorchange'],
  material: ['materialChange'],
  enlarge: ['realUpImg'],
  sharpen: ['upScaleImg'],
  extend: ['extendImg'],
  'cut-out': ['matting'],
};

/** What is asked of the picture as a whole. */
const OF_THE_PICTURE: ReadonlySet<WishKind> = new Set(['enlarge', 'sharpen', 'extend', 'cut-out']);

export interface FoundWish {
  readonly wish: WordWish;
  /** The words that it was read from. */
  readonly words: readonly FoundWord[];
}

const has = <Key extends string>(word: FoundWord | undefined, key: Key): boolean =>
  Boolean(word?.meaning && key in word.meaning);

function verbOf(word: FoundWord): WishKind | undefined {
  return word.meaning && 'verb' in word.meaning ? word.meaning.verb : undefined;
}

/**
 * Finds what a prompt asks to be added, removed, replaced, moved or dyed, which no words do here, and the tool for each. A
 * thing without a verb is asked for as well; one that is denied is to go.
 */
export function findWishes(words: readonly FoundWord[], denied: ReadonlySet<FoundWord>): FoundWish[] {
  const wishes: FoundWish[] = [];
  const asked = new Set<FoundWord>();
  const add = (kind: WishKind, phrase: readonly FoundWord[], verb?: FoundWord) => {
    for (const word of phrase) asked.add(word);
    wishes.push({ wish: describe(kind, phrase), words: verb ? [verb, ...phrase] : phrase });
  };
  for (const word of words) {
    const verb = verbOf(word);
    if (verb && OF_THE_PICTURE.has(verb)) add(verb, [word]);
  }
  let carried: FoundWord | undefined;
  for (const [at, word] of words.entries()) {
    const clause = words.filter((other) => other.clause === word.clause);
    const verbs = clause.filter((other) => {
      const kind = verbOf(other);
      return kind !== undefined && !OF_THE_PICTURE.has(kind);
    });
    if (asked.has(word)) continue;
    const governing = verbFor(word, verbs) ?? (clause.some(actsByItself) ? undefined : carried);
    if (verbs.length > 0) carried = verbs.at(-1);
    if (has(word, 'thing')) {
      const phrase = withModifiers(words, at);
      // A sofa in velvet is where the velvet goes.
      if (!governing && !denied.has(word) && phrase.some((part) => has(part, 'material'))) continue;
      const verb = governing && verbOf(governing);
      // "the sofa in green", 沙发换成绿色: a colour behind a thing dyes what is there.
      const behind = clause.filter(
        (part) => has(part, 'colour') && part.start > word.end && !asked.has(part),
      );
      const dyes = behind.length > 0 && verb !== 'add' && verb !== 'remove' && !denied.has(word);
      if (dyes) add('recolour', [...phrase, ...behind.slice(0, 1)], governing);
      else add(denied.has(word) ? 'remove' : (verb ?? 'add'), phrase, governing);
    } else if (has(word, 'surface') && !clause.some((part) => has(part, 'material'))) {
      const colour = clause.find((part) => has(part, 'colour') && !asked.has(part));
      const substance = clause.find((part) => has(part, 'substance') && !asked.has(part));
      if (colour) add('recolour', inOrder([colour, word]), governing);
      else if (substance) add('material', inOrder([substance, word]), governing);
      else if (governing)
        add(
          verbOf(governing) === 'replace' ? 'material' : (verbOf(governing) ?? 'replace'),
          [word],
          governing,
        );
    } else if (word.meaning === null && verbs.length > 0 && governing && !clause.some(isNamed)) {
      // "Add a zorp": nobody knows what it is, but it is to be added.
      add(verbOf(governing) ?? 'add', withModifiers(words, at), governing);
    }
  }
  // Colours and substances of nothing that is named here.
  for (const word of words) {
    if (asked.has(word) || denied.has(word)) continue;
    if (has(word, 'colour')) add('recolour', [word]);
    else if (has(word, 'substance')) add('material', [word]);
  }
  return wishes.toSorted((a, b) => (a.words[0]?.start ?? 0) - (b.words[0]?.start ?? 0));
}

function actsByItself(word: FoundWord): boolean {
  return ['atmosphere', 'environment', 'style', 'material', 'brightness', 'warmth'].some((kind) =>
    has(word, kind),
  );
}

function isNamed(word: FoundWord): boolean {
  return has(word, 'thing') || has(word, 'surface') || actsByItself(word);
}

/** The nearest verb before a word in its clause; in languages that put it last, the nearest behind it. */
function verbFor(word: FoundWord, verbs: readonly FoundWord[]): FoundWord | undefined {
  return (
    verbs.filter((verb) => verb.start < word.start).at(-1) ?? verbs.find((verb) => verb.start > word.start)
  );
}

/** The colours and substances right before a word, and the word: "red sports car", 红色的跑车. */
function withModifiers(words: readonly FoundWord[], at: number): FoundWord[] {
  let begin = at;
  for (let before = at - 1; before >= 0; before -= 1) {
    const word = words[before] as FoundWord;
    if (word.clause !== words[at]?.clause) break;
    if (has(word, 'colour') || has(word, 'substance') || has(word, 'material')) begin = before;
    else if (!has(word, 'glue') || !/^[的のな]$/.test(word.text)) break;
  }
  return words.slice(begin, at + 1).filter((word) => !has(word, 'glue'));
}

/** Materials that do not show in a tool: another lays them on what is painted. */
export function wishesForMaterials(words: readonly FoundWord[]): FoundWish[] {
  return words.flatMap((word) =>
    word.meaning && 'material' in word.meaning
      ? [
          {
            wish: {
              kind: 'material' as const,
              text: word.text,
              tools: WISH_TOOLS.material,
              materialId: word.meaning.material.id,
            },
            words: [word],
          },
        ]
      : [],
  );
}

function inOrder(words: readonly FoundWord[]): FoundWord[] {
  return words.toSorted((a, b) => a.start - b.start);
}

function describe(kind: WishKind, phrase: readonly FoundWord[]): WordWish {
  const objectId = phrase.flatMap(({ meaning }) => (meaning && 'thing' in meaning ? [meaning.thing] : []))[0];
  const color = phrase.flatMap(({ meaning }) => (meaning && 'colour' in meaning ? [meaning.colour] : []))[0];
  const latin = phrase.some(({ text }) => /\p{Script=Latin}/u.test(text));
  return {
    kind,
    text: OF_THE_PICTURE.has(kind) ? '' : phrase.map(({ text }) => text).join(latin ? ' ' : ''),
    tools: WISH_TOOLS[kind],
    ...(objectId && (kind === 'add' || kind === 'replace') ? { objectId } : {}),
    ...(color !== undefined && kind === 'recolour' ? { color } : {}),
  };
}

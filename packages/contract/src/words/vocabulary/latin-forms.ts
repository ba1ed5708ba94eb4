const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/’/g, "'"],
  [/'s$/, ''],
  [/^gray/, 'grey'],
  [/color/, 'colour'],
  [/^center/, 'centre'],
  [/^harbor/, 'harbour'],
  [/panelling|paneling/, 'panelling'],
  [/^curb$/, 'kerb'],
];

/** American and British spellings as one. */
export function inOneSpelling(words: readonly string[]): string[] {
  return words.map((word) =>
    SPELLINGS.reduce((spelt, [pattern, replacement]) => spelt.replace(pattern, replacement), word),
  );
}

/** From which listed word an English form may come: plural, comparison, adverb, participle. The likeliest first. */
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ies$/, ['y']],
  [/(?:s|x|z|ch|sh)es$/, [':']],
  [/ves$/, ['f', 'fe']],
  [/s$/, ['']],
  [/iest$|ier$/, ['y']],
  [/est$|er$/, ['', 'e', '-']],
  [/ily$/, ['y']],
  [/ly$/, ['']],
  [/ing$/, ['', 'e', '-']],
  [/ed$/, ['', 'e', '-']],
  [/y$/, ['']],
  [/ish$/, ['']],
];
/** Shorter words are taken as they are: "bus", "ring" and "red" are no forms. */
const SHORTEST_STEM = 3;

/** The words that a form may be of. */
export function baseForms(form: string): string[] {
  return ENDINGS.flatMap(([ending, replacements]) => {
    if (!ending.test(form)) return [];
    return replacements.flatMap((replacement) => {
      const stem =
        replacement === ':'
          ? form.slice(0, -2)
          : replacement === '-'
            ? undouble(form.replace(ending, ''))
            : form.replace(ending, replacement);
      return stem.length >= SHORTEST_STEM ? [stem] : [];
    });
  });
}

/** "swapped" is of "swap". */
function undouble(stem: string): string {
  return /([b-df-hj-np-tv-z])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

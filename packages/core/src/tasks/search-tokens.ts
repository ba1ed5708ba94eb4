import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';

/** Raised where the tokens of the same task become others; `indexTasks` then writes those of earlier tasks anew. */
export const SEARCH_RULE = 1;
/** Longer runs of letters are no words. */
const TOKEN_MAX = 64;

/** Scripts that do not put spaces between words. */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆`;
const RUNS = new RegExp(
  `(?<unspaced>[${UNSPACED}]+)|(?<spaced>(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+)`,
  'gu',
);

interface Run {
  readonly text: string;
  readonly spaced: boolean;
}

/** Full-width letters are letters, and case says nothing. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function runsOf(text: string): Run[] {
  return [...text.matchAll(RUNS)].map(({ groups }) => ({
    text: groups?.['unspaced'] ?? groups?.['spaced'] ?? '',
    spaced: groups?.['spaced'] !== undefined,
  }));
}

/** Every two neighbours, and the last one by itself: so each character begins a token. */
function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.map((character, at) => character + (characters[at + 1] ?? ''));
}

/** Words of spaced scripts whole, Chinese and Japanese in overlapping pairs. */
export function wordTokens(text: string): string[] {
  return runsOf(foldText(text)).flatMap((run) =>
    run.spaced ? [[...run.text].slice(0, TOKEN_MAX).join('')] : pairsOf(run.text),
  );
}

/** The fields of a request that works are filtered by; no word has an equals sign. */
const FILTERED = {
  space: 'classifyId2',
  style: 'classifyId3',
  atmosphere: 'atmosphere',
  environment: 'environment',
  size: 'size',
} as const satisfies Record<string, keyof RenderRequest>;
export type FilteredField = keyof typeof FILTERED;
export const FILTERED_FIELDS = Object.keys(FILTERED) as FilteredField[];
/** Each picture of a task has a seed of its own: the request's plus its number. */
const SEEDS = 2 ** 32;

export const HAS_PROMPT_TOKEN = 'prompt=';

export function fieldToken(field: FilteredField | 'seed', value: string | number): string {
  return `${field}=${value}`;
}

/** What a task is found by: the words of its texts and the fields of its request. */
export function searchTokensOf(texts: readonly string[], request: RenderRequest): string[] {
  const fields = FILTERED_FIELDS.flatMap((field) => {
    const value = request[FILTERED[field]];
    return value === undefined ? [] : [fieldToken(field, value)];
  });
  const seeds = Array.from({ length: request.count }, (_, at) =>
    fieldToken('seed', (request.seed + at) % SEEDS),
  );
  const prompt = request.promptTxt.trim() === '' ? [] : [HAS_PROMPT_TOKEN];
  return [...new Set([...texts.flatMap(wordTokens), ...fields, ...seeds, ...prompt])];
}

export interface SearchTerm {
  readonly token: string;
  /** Any token that begins so will do. */
  readonly prefix: boolean;
}

export interface SearchQuery {
  /** All of them must be among the tokens. */
  readonly terms: readonly SearchTerm[];
  /** All of them must also stand in the texts as they are: pairs say nothing of their order. */
  readonly passages: readonly string[];
}

const WORDS_MAX = 10;

/** What a person typed: each word must be found somewhere. */
export function readSearch(query: string | undefined): SearchQuery {
  const words = foldText(query ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, WORDS_MAX);
  const terms: SearchTerm[] = [];
  const passages: string[] = [];
  for (const word of words) {
    const runs = runsOf(word);
    // Signs alone have no tokens.
    if (runs.length === 0) passages.push(word);
    for (const { text, spaced } of runs) {
      const length = [...text].length;
      if (spaced) terms.push({ token: [...text].slice(0, TOKEN_MAX).join(''), prefix: true });
      else if (length === 1) terms.push({ token: text, prefix: true });
      else
        terms.push(
          ...pairsOf(text)
            .slice(0, -1)
            .map((token) => ({ token, prefix: false })),
        );
      if (!spaced && length > 2) passages.push(text);
    }
  }
  return { terms, passages };
}

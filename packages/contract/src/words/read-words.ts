import type { RenderRequest } from '../api/start-task.ts';
import { actingHere } from './acting-here.ts';
import { composeMaterials } from './compose-materials.ts';
import { type FoundWish, findWishes, wishesForMaterials } from './find-wishes.ts';
import { type FoundWord, findWords } from './find-words.ts';
import { readDesignWords } from './design/read-design-words.ts';
import { findQualifying } from './find-qualifying.ts';
import { markDenied } from './mark-denied.ts';
import { subjectOf } from './subject-of.ts';
import { type ChosenInPanel, type Judged, weighWords } from './weigh-words.ts';
import type { WantedByWords, WordMark, WordReading } from './word-reading.ts';
import type { WordState } from './word-types.ts';

/** A request as far as it decides what words come to; what is absent has not been chosen. */
export type WordsRequest = Pick<RenderRequest, 'function'> &
  ChosenInPanel & {
    readonly [Name in 'promptTxt' | 'negativePrompt' | 'imageKind' | 'itemSet' | 'ignoreWordAndImage']?:
      | RenderRequest[Name]
      | undefined;
  };

const NOTHING: WantedByWords = { warmth: 0, brightness: 0, saturation: 0, contrast: 0, materials: {} };

/** States of a word that was answered, be it by what is so anyway. */
const ANSWERED: ReadonlySet<WordState> = new Set(['acts', 'already', 'overruled', 'outweighed', 'denied']);

/**
 * Reads the words of a request in Chinese, English and Japanese: which act, on what, which ask for something that a tool does,
 * and which nobody knows. The page shows this while it is typed, the server starts by it, and the engine renders by it.
 */
export function readWords(request: WordsRequest): WordReading {
  if (request.function === 'textToImage') return readDesignWords(request);
  const acting = actingHere({
    function: request.function,
    ...(request.imageKind === undefined ? {} : { imageKind: request.imageKind }),
    ...(request.itemSet === undefined ? {} : { itemSet: request.itemSet }),
  });
  const text = request.promptTxt ?? '';
  const nothing = { marks: [], wishes: [], wanted: NOTHING, unanswered: false };
  if (!acting || request.ignoreWordAndImage) return nothing;
  const positive = composeMaterials(findWords(text));
  const negative = composeMaterials(findWords(request.negativePrompt ?? ''));
  const denied = new Set([...markDenied(positive), ...markDenied(negative)]);
  const qualifying = findQualifying(positive);
  const removed = removedByVerb(positive);
  const wishes = findWishes(positive, denied);
  const { judged, wanted } = weighWords(
    positive.filter((word) => !qualifying.has(word)),
    negative,
    new Set([...denied, ...removed]),
    acting,
    request,
  );
  const context = { judged, denied, wishes };
  const marks = [
    ...positive.flatMap((word) => markOf('promptTxt', text, word, context)),
    ...negative.flatMap((word) => markOf('negativePrompt', request.negativePrompt ?? '', word, context)),
  ];
  const answered = marks.some(({ field, state }) => field === 'promptTxt' && ANSWERED.has(state));
  return {
    marks,
    wishes: [
      ...wishes,
      ...wishesForMaterials(positive.filter((word) => judged.get(word)?.state === 'idle')),
    ].map(({ wish }) => wish),
    wanted,
    unanswered: text.trim() !== '' && !answered,
  };
}

/** "Remove the fog", 去掉雾: what a verb takes away is denied. */
function removedByVerb(words: readonly FoundWord[]): FoundWord[] {
  const removes = ({ meaning }: FoundWord) =>
    meaning !== null && 'verb' in meaning && meaning.verb === 'remove';
  return words.filter(
    (word) =>
      word.meaning !== null &&
      ('atmosphere' in word.meaning || 'environment' in word.meaning) &&
      words.some((other) => other.clause === word.clause && removes(other)),
  );
}

interface Context {
  readonly judged: ReadonlyMap<FoundWord, Judged>;
  readonly denied: ReadonlySet<FoundWord>;
  readonly wishes: readonly FoundWish[];
}

function markOf(
  field: WordMark['field'],
  text: string,
  word: FoundWord,
  { judged, denied, wishes }: Context,
): WordMark[] {
  const { start, end, meaning } = word;
  if (meaning && ('glue' in meaning || 'denial' in meaning)) return [];
  const place = { field, start, end, text: text.slice(start, end) };
  const verdict = judged.get(word);
  const subject = subjectOf(meaning);
  const about = subject === undefined ? {} : { subject };
  if (verdict) {
    const { state, yieldsTo } = verdict;
    return [{ ...place, ...about, state, ...(yieldsTo === undefined ? {} : { yieldsTo }) }];
  }
  if (wishes.some(({ words }) => words.includes(word)))
    return [{ ...place, subject: subject ?? 'thing', state: 'wish' }];
  if (!meaning) return [{ ...place, state: 'unknown' }];
  if ('quality' in meaning) return [{ ...place, ...about, state: 'already' }];
  if ('cannot' in meaning) return [{ ...place, ...about, state: 'idle' }];
  // A verb without an object, of which nothing is left to ask.
  if ('verb' in meaning) return [];
  return [{ ...place, ...about, state: field === 'negativePrompt' || denied.has(word) ? 'denied' : 'plain' }];
}

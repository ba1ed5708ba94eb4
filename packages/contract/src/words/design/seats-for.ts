import { type DesignWord, has } from './attach-words.ts';

/** How many sit somewhere, told before the number: "a table for six", 供六人, 可坐八人. */
const BEFORE = /(?:\b(?:for|seats|seating|seating for)\s+|供|可坐|可供|容纳|坐)$/;
/** Or behind it and the people: 六人餐桌, 6人掛け, 12人用. */
const BEHIND =
  /^[\d一二两三四五六七八九十]+\s*[人名](?:用|掛け|がけ|座|位|使用|办公|餐|圆桌|会议|长桌|のオフィス)/;

export interface Seats {
  readonly count: number;
  /** The number, and the people that it counts where they are named: nobody asked for them in the picture. */
  readonly words: ReadonlySet<DesignWord>;
}

/** For how many a space or a table is to be; undefined where nothing says so. */
export function seatsFor(text: string, words: readonly DesignWord[]): Seats | undefined {
  const lower = text.toLowerCase();
  const at = words.findIndex(
    (word) =>
      has(word, 'number') &&
      (BEHIND.test(lower.slice(word.start)) ||
        (BEFORE.test(lower.slice(0, word.start)) && !countsThings(words, word))),
  );
  const number = words[at];
  if (!number?.meaning || !('number' in number.meaning)) return undefined;
  const people = words[at + 1];
  const named = people && isPerson(people) && people.clause === number.clause ? [people] : [];
  return { count: number.meaning.number, words: new Set([number, ...named]) };
}

const isPerson = ({ meaning }: DesignWord) =>
  Boolean(meaning && 'placed' in meaning && meaning.placed === 'person');

/** "For two armchairs" speaks of armchairs. */
function countsThings(words: readonly DesignWord[], number: DesignWord): boolean {
  const next = words[words.indexOf(number) + 1];
  return next !== undefined && next.clause === number.clause && has(next, 'placed') && !isPerson(next);
}

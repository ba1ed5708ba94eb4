import { type DesignWord, has } from './attach-words.ts';

/** Hours of the day that every weather can have; by themselves they mean a clear one. */
const HOURS: ReadonlySet<string> = new Set(
  'noon,midday,daylight,morning,morning light,afternoon,中午,正午,午后,下午,早晨,早上,清晨,昼下がり,正午の,朝の光'.split(
    ',',
  ),
);
/** What any building to live in is called. */
const HOMES: ReadonlySet<string> = new Set('house,home,residence,房子,住宅,家'.split(','));

/** Words that say something where they stand alone, and speak against nothing more definite: an afternoon of rain, 四合院住宅. */
export function isMild(word: DesignWord): boolean {
  const { meaning, text } = word;
  if (meaning && 'atmosphere' in meaning) return meaning.atmosphere === 'sunny' && HOURS.has(text);
  return has(word, 'space') && HOMES.has(text);
}

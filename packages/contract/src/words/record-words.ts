import type { WordsRecord } from '../api/words.ts';
import type { WordReading } from './word-reading.ts';

/**
 * What is kept of a reading with a picture.
 *
 * @param acted whether the words that should act changed a pixel
 */
export function recordWords({ marks, wishes }: WordReading, acted: boolean): WordsRecord {
  return {
    marks: marks.map(({ field, text, state, subject, yieldsTo }) => ({
      field,
      text,
      state: state === 'acts' && !acted ? 'idle' : state,
      ...(subject === undefined ? {} : { subject }),
      ...(yieldsTo === undefined ? {} : { yieldsTo }),
    })),
    wishes: wishes.map(({ kind, text, tools }) => ({ kind, text, tools: [...tools] })),
    acted,
  };
}

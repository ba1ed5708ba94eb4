import type { WordMark } from '@plumbline/contract/words/word-reading.ts';

type Gone = 'overruled' | 'idle' | 'denied';

export interface GroupedMarks {
  /** What acts, or is so anyway. */
  readonly acts: readonly WordMark[];
  readonly outweighed: readonly WordMark[];
  /** What is understood and does nothing, by why. */
  readonly gone: readonly { readonly state: Gone; readonly texts: readonly string[] }[];
  readonly unknown: readonly string[];
}

type Marked = Pick<WordMark, 'text' | 'state'>;

/** Marks as they are told of: each word once, however often it stands there. */
export function groupMarks(marks: readonly WordMark[]): GroupedMarks {
  const once = marks.filter((mark, at) => marks.findIndex((other) => isSame(other, mark)) === at);
  const of = (state: WordMark['state']) => once.filter((mark) => mark.state === state);
  const gone = (['overruled', 'idle', 'denied'] as const)
    .map((state) => ({ state, texts: of(state).map(({ text }) => text) }))
    .filter(({ texts }) => texts.length > 0);
  return {
    acts: [...of('acts'), ...of('already')],
    outweighed: of('outweighed'),
    gone,
    unknown: of('unknown').map(({ text }) => text),
  };
}

function isSame(a: Marked, b: Marked): boolean {
  return a.text.toLowerCase() === b.text.toLowerCase() && a.state === b.state;
}

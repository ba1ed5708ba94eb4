import type { WordMark } from '@plumbline/contract/words/word-reading.ts';

export interface TextPart {
  readonly start: number;
  readonly text: string;
  readonly mark?: WordMark;
}

/** A text in its marked words and what stands between them. */
export function splitByMarks(text: string, marks: readonly WordMark[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const mark of marks) {
    if (mark.start > at) parts.push({ start: at, text: text.slice(at, mark.start) });
    parts.push({ start: mark.start, text: text.slice(mark.start, mark.end), mark });
    at = mark.end;
  }
  if (at < text.length) parts.push({ start: at, text: text.slice(at) });
  return parts;
}

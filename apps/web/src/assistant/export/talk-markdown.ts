import type { TalkMessage } from '@plumbline/contract/api/talks.ts';

export interface TalkNames {
  readonly title: string;
  readonly you: string;
  readonly sources: string;
  readonly personaOf: (personaId: string) => string;
  /** What a picture of a question is called. */
  readonly pictureOf: (number: number) => string;
}

/** A talk as a file of Markdown: the branch that is shown, who says what, and where it is from. */
export function talkMarkdown(messages: readonly TalkMessage[], names: TalkNames): string {
  const parts = messages.flatMap(({ role, persona, text, images, parts: more }) => {
    const who = role === 'question' ? names.you : names.personaOf(persona);
    const sources = more.flatMap((part) => (part.kind === 'source' ? [`- ${part.title}`] : []));
    return [
      `## ${who}`,
      ...images.map((_, at) => `*${names.pictureOf(at + 1)}*`),
      text.trim(),
      ...(sources.length > 0 ? [`${names.sources}:`, sources.join('\n')] : []),
    ].filter((part) => part !== '');
  });
  return `${[`# ${names.title}`, ...parts].join('\n\n')}\n`;
}

/** The name of a file after a talk: what file systems do not take is left out. */
export function talkFileName(title: string): string {
  const safe = title
    .replaceAll(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${safe.slice(0, 60).trim() || 'talk'}.md`;
}

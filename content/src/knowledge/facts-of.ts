import { type KnowledgeFact, knowledgeFactSchema } from '@plumbline/contract/knowledge/fact.ts';
import { readQuantities } from '@plumbline/contract/knowledge/read-quantities.ts';
import { fillText } from '@plumbline/contract/text.ts';

/** Tags are words with spaces between; `norm` is the public standard that says so. */
type FactRow = readonly [tags: string, zh: string, en: string, ja: string, norm?: string];
export type TableRow = readonly [tags: string, zh: string, en: string, ja: string, value?: string];

/**
 * Facts of a topic. The sentence is what counts: its quantities are read from it, so that no number stands twice. A fact’s id is
 * made of its topic and tags.
 */
export function factsOf(topic: string, rows: readonly FactRow[]): KnowledgeFact[] {
  return rows.map(([tags, zh, en, ja, norm]) =>
    knowledgeFactSchema.parse({
      id: `${topic}-${tags.replaceAll(' ', '-')}`,
      topic,
      tags: tags.split(' '),
      text: { 'zh-CN': zh, en, ja },
      values: readQuantities(en),
      ...(norm !== undefined && { norm }),
    }),
  );
}

/** One fact for each row of a table: `sentence` has places for `{name}` and `{value}`. */
export function tableOf(
  topic: string,
  tag: string,
  sentence: readonly [zh: string, en: string, ja: string],
  rows: readonly TableRow[],
  norm?: string,
): KnowledgeFact[] {
  const [zh, en, ja] = sentence;
  return factsOf(
    topic,
    rows.map(([tags, nameZh, nameEn, nameJa, value = '']) => [
      `${tag} ${tags}`,
      fillText(zh, { name: nameZh, value }),
      fillText(en, { name: nameEn, value }),
      fillText(ja, { name: nameJa, value }),
      ...(norm === undefined ? ([] as const) : ([norm] as const)),
    ]),
  );
}

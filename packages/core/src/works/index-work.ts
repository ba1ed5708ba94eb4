import { LOCALES, type LocalisedText } from '@plumbline/contract/text.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { WorkVocabulary } from './classify-work.ts';
import { facetsOf } from './facets.ts';
import { searchTokens } from './search-tokens.ts';
import type { WorkDetails, WorkIndex, WorkRecord, WorkText } from './work-record.ts';

type Indexed = Pick<
  WorkRecord,
  'kind' | 'title' | 'classifyIds' | 'style' | 'space' | 'materials' | 'function' | 'colours'
> &
  Pick<WorkDetails, 'story' | 'sections'>;

/** What a work is found by: its own words, and the names of what it shows in every language. */
export function indexWork(work: Indexed, vocabulary: WorkVocabulary): WorkIndex {
  const names: (LocalisedText | undefined)[] = [
    ...(vocabulary.path(work.classifyIds) ?? []).map(({ name }) => name),
    work.style === null ? undefined : vocabulary.styleName(work.style),
    ...work.materials.map(vocabulary.materialName),
    work.function === null ? undefined : TOOLS[work.function].title,
  ];
  const texts: (WorkText | undefined)[] = [
    work.title,
    ...names,
    ...work.sections.map(({ caption }) => caption),
    work.story,
  ];
  return { facets: facetsOf(work), words: searchTokens(texts.flatMap(wordsIn)) };
}

function wordsIn(text: WorkText | undefined): readonly string[] {
  if (text === undefined) return [];
  return typeof text === 'string' ? [text] : LOCALES.map((locale) => text[locale]);
}

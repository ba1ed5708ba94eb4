import type { CaseWords, WorkWords } from '../work-spec.ts';

type Texts = readonly [zh: string, en: string, ja: string];

/** Title and story, each in Chinese, English and Japanese. */
export function say(title: Texts, story: Texts): WorkWords {
  return {
    title: { 'zh-CN': title[0], en: title[1], ja: title[2] },
    story: { 'zh-CN': story[0], en: story[1], ja: story[2] },
  };
}

/** Title and story of a case, and a caption for each of its sections. */
export function tell(title: Texts, story: Texts, ...captions: readonly Texts[]): CaseWords {
  return {
    ...say(title, story),
    captions: captions.map(([zh, en, ja]) => ({ 'zh-CN': zh, en, ja })),
  };
}

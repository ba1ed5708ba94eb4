import type { HelpTopic } from '@plumbline/contract/api/help.ts';
import type { ErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';

/** One text in the three languages, in this order. */
export type Words = readonly [zh: string, en: string, ja: string];

/** Another article, a tool, or a page of the site under words of its own. */
export type HelpTarget =
  | { readonly article: string }
  | { readonly tool: FunctionName }
  | { readonly page: `/${string}`; readonly text: Words };

export type ArticleBlock =
  | { readonly kind: 'heading' | 'paragraph' | 'note'; readonly text: Words }
  | { readonly kind: 'steps' | 'list'; readonly items: readonly Words[] }
  | {
      readonly kind: 'messages';
      readonly items: readonly { readonly code: ErrorCode; readonly answer: Words }[];
    }
  | { readonly kind: 'links'; readonly targets: readonly HelpTarget[] };

export interface HelpArticle {
  /** In addresses and links; a published one is never given to another article. */
  readonly id: string;
  readonly topic: HelpTopic;
  readonly title: Words;
  readonly lead: Words;
  /** How people ask for it who do not know its words. */
  readonly asked: Words;
  /** Tools whose workspace leads here. */
  readonly tools?: readonly FunctionName[];
  readonly blocks: readonly ArticleBlock[];
}

export const heading = (...text: Words): ArticleBlock => ({ kind: 'heading', text });
export const paragraph = (...text: Words): ArticleBlock => ({ kind: 'paragraph', text });
export const note = (...text: Words): ArticleBlock => ({ kind: 'note', text });
export const steps = (...items: Words[]): ArticleBlock => ({ kind: 'steps', items });
export const list = (...items: Words[]): ArticleBlock => ({ kind: 'list', items });
export const links = (...targets: HelpTarget[]): ArticleBlock => ({ kind: 'links', targets });
/** What a person reads when something did not work, from the catalogue itself, and what to do then. */
export function messages(answers: Partial<Record<ErrorCode, Words>>): ArticleBlock {
  return {
    kind: 'messages',
    items: Object.entries(answers).map(([code, answer]) => ({ code: code as ErrorCode, answer })),
  };
}

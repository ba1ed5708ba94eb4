/** A tag of facts and its words in zh-CN, en and ja, with bars between. */
export type TermRow = readonly [tag: string, zh: string, en: string, ja: string];

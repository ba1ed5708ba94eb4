import type { LocalisedText } from '@plumbline/contract/text.ts';

/** What the built-in assistant says besides facts and figures. */
export const ANSWER_TEXTS = {
  declined: {
    'zh-CN':
      '这个问题我不知道。我是内置助手，只会回答设计方面的尺寸、规范、材料、风格、采光、照明、声学、植物、色彩和计算问题。',
    en: 'I do not know that. I am the built-in assistant and know dimensions, norms, materials, styles, daylight, lighting, acoustics, planting, colours and some calculations of design.',
    ja: 'それはわかりません。内蔵アシスタントが答えられるのは、設計の寸法・基準・材料・スタイル・採光・照明・音響・植栽・色彩と計算だけです。',
  },
  formula: { 'zh-CN': '公式：', en: 'Formula: ', ja: '式：' },
  worked: { 'zh-CN': '代入：', en: 'With numbers: ', ja: '計算：' },
  ruleOfThumb: { 'zh-CN': '经验值', en: 'rule of thumb', ja: '経験則' },
  sourceBrackets: { 'zh-CN': '（依据：{source}）', en: '(Source: {source})', ja: '（出典：{source}）' },
} as const satisfies Record<string, LocalisedText>;

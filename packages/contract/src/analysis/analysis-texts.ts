import type { LocalisedText } from '../text.ts';
import type { LightSide, PERSPECTIVES } from './analysis-lists.ts';

const text = (zh: string, en: string, ja: string): LocalisedText => ({ 'zh-CN': zh, en, ja });

export const LIGHT_TEXTS: Readonly<Record<LightSide, LocalisedText>> = {
  left: text('光从左侧来', 'Light comes from the left', '光は左から差しています'),
  right: text('光从右侧来', 'Light comes from the right', '光は右から差しています'),
  above: text('上方更亮', 'It is brighter above', '上の方が明るい絵です'),
  below: text('下方更亮', 'It is brighter below', '下の方が明るい絵です'),
  even: text('光线均匀', 'Light is even', '光は均一です'),
};

/** What black bodies of 2,000, 4,000, 6,500 and 12,500 K look like, and where these lie on a scale even in mireds. */
export const KELVIN_STOPS: readonly (readonly [colour: string, percent: number])[] = [
  ['#ff890e', 0],
  ['#ffd1a3', 60],
  ['#fff9fd', 82],
  ['#c4d7ff', 100],
];

export const WARMTH_TEXTS: Readonly<Record<'warm' | 'neutral' | 'cool', LocalisedText>> = {
  warm: text('色调偏暖', 'warm in colour', '暖かい色合いです'),
  neutral: text('色温中性', 'neutral in colour', '色温度は中立です'),
  cool: text('色调偏冷', 'cool in colour', '冷たい色合いです'),
};

export const PERSPECTIVE_TEXTS: Readonly<Record<(typeof PERSPECTIVES)[number], LocalisedText>> = {
  parallel: text('无明显灭点', 'Nothing vanishes in it', 'はっきりした消失点はありません'),
  'one-point': text('一点透视', 'One-point perspective', '一点透視'),
  'two-point': text('两点透视', 'Two-point perspective', '二点透視'),
  'three-point': text('三点透视', 'Three-point perspective', '三点透視'),
};

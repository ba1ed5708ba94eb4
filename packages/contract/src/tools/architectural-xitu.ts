import { IMAGE_MAX_EDGE_WEB } from '../constants.ts';
import { BASE_FIELDS, OUTPUT_FIELDS, PROMPT_FIELDS } from './field-lists.ts';
import { renderFields as f } from './render-fields.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

export const architecturalXitu: ToolDescriptor = {
  function: 'architecturalXitu',
  route: '/architecturalXitu',
  group: 'render',
  title: { 'zh-CN': '效果图洗图', en: 'Effect wash', ja: 'パースの仕上げ' },
  summary: {
    'zh-CN': '给未完成的效果图、截图或照片加上光线、氛围和质感，结构不变',
    en: 'Light, weather and finish for a raw render, a screenshot or a photo; the structure stays',
    ja: '仕上げ前のパース・スクリーンショット・写真に光と質感を。形は変わりません',
  },
  categoryId: '3',
  moreCategoryIds: ['1', '2', '7'],
  sceneSpace: 'exterior',
  sceneCorrections: 'locks',
  fields: [
    ...BASE_FIELDS,
    f.category,
    f.space,
    f.style,
    f.atmosphere,
    f.washWeight,
    f.environment,
    ...PROMPT_FIELDS,
    f.strength,
    f.similarity,
    ...OUTPUT_FIELDS,
  ],
  maxEdge: IMAGE_MAX_EDGE_WEB,
  price: { perImage: 1 },
  allowed: 'signed-in',
  keepsGeometry: true,
};

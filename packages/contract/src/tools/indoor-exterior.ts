import { CN_STRENGTH_INDOOR_EXTERIOR, IMAGE_MAX_EDGE_WEB } from '../constants.ts';
import { BASE_FIELDS, OUTPUT_FIELDS, PROMPT_FIELDS } from './field-lists.ts';
import { renderFields as f } from './render-fields.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

export const indoorExterior: ToolDescriptor = {
  function: 'indoorExterior',
  route: '/indoorExterior',
  group: 'render',
  title: { 'zh-CN': '室内外渲染', en: 'Indoor–exterior render', ja: '屋内外レンダリング' },
  summary: {
    'zh-CN': '露台、檐廊、庭院等室内外相接的画面一起渲染，结构控制更严格',
    en: 'Terraces, verandas and courts where inside meets outside, rendered together with firmer geometry',
    ja: 'テラスや縁側など、屋内と屋外がつながる場面を一緒にレンダリング',
  },
  categoryId: '3',
  moreCategoryIds: ['1'],
  sceneSpace: 'exterior',
  fields: [
    ...BASE_FIELDS,
    f.category,
    f.space,
    f.style,
    f.atmosphere,
    f.environment,
    ...PROMPT_FIELDS,
    { ...f.strength, default: CN_STRENGTH_INDOOR_EXTERIOR },
    f.similarity,
    ...OUTPUT_FIELDS,
  ],
  maxEdge: IMAGE_MAX_EDGE_WEB,
  ticketsPerImage: 1,
  allowed: 'signed-in',
  keepsGeometry: true,
};

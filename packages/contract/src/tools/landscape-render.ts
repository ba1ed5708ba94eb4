import { IMAGE_MAX_EDGE_WEB } from '../constants.ts';
import { BASE_FIELDS, LOOK_FIELDS, OUTPUT_FIELDS, PROMPT_FIELDS } from './field-lists.ts';
import { renderFields as f } from './render-fields.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

export const landscapeRender: ToolDescriptor = {
  function: 'landscapeRender',
  route: '/landscapeRender',
  group: 'render',
  title: { 'zh-CN': '景观渲染', en: 'Landscape render', ja: 'ランドスケープレンダリング' },
  summary: {
    'zh-CN': '花园、公园、广场的线稿、模型或照片变成景观效果图，水岸和园路不变',
    en: 'A drawing, model or photo of a garden, park or square becomes a render; banks and paths stay',
    ja: '庭・公園・広場の線画・模型・写真をパースに。水際も園路もそのまま',
  },
  categoryId: '7',
  sceneSpace: 'landscape',
  fields: [
    ...BASE_FIELDS,
    ...LOOK_FIELDS,
    f.environment,
    ...PROMPT_FIELDS,
    f.strength,
    f.finish,
    f.similarity,
    ...OUTPUT_FIELDS,
  ],
  maxEdge: IMAGE_MAX_EDGE_WEB,
  price: { perImage: 1 },
  allowed: 'signed-in',
  keepsGeometry: true,
};

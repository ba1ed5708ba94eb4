import { IMAGE_MAX_EDGE_WEB } from '../constants.ts';
import { BASE_FIELDS, OUTPUT_FIELDS, PROMPT_FIELDS } from './field-lists.ts';
import { renderFields as f } from './render-fields.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

export const allPlan: ToolDescriptor = {
  function: 'allPlan',
  route: '/allPlan',
  group: 'plan',
  title: { 'zh-CN': '彩色总平面', en: 'Coloured master plan', ja: '着彩配置図' },
  summary: {
    'zh-CN': '总平面线稿变成彩色总图：建筑、道路、绿地、水面和树影',
    en: 'A site plan becomes a coloured master plan: buildings, roads, planting, water and tree shadows',
    ja: '配置図に着彩：建物・道路・緑地・水面・樹木の影',
  },
  categoryId: '5',
  sceneSpace: 'site',
  fields: [
    ...BASE_FIELDS,
    f.domain,
    f.space,
    f.style,
    f.atmosphere,
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

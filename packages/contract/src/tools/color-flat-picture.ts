import { IMAGE_MAX_EDGE_WEB } from '../constants.ts';
import { BASE_FIELDS, OUTPUT_FIELDS, PROMPT_FIELDS } from './field-lists.ts';
import { renderFields as f } from './render-fields.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

export const colorFlatPicture: ToolDescriptor = {
  function: 'colorFlatPicture',
  route: '/colorFlatPicture',
  group: 'plan',
  title: { 'zh-CN': '彩色平面图', en: 'Coloured floor plan', ja: '着彩平面図' },
  summary: {
    'zh-CN': '平面图按房间铺上真实比例的材料，墙线和文字保留',
    en: 'A floor plan gets materials at true scale, room by room; walls and lettering stay',
    ja: '平面図の部屋ごとに実寸の素材を。壁の線も文字も残ります',
  },
  categoryId: '6',
  sceneSpace: 'plan',
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

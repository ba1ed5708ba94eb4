import { IMAGE_MAX_EDGE_WEB } from '../constants.ts';
import { BASE_FIELDS, OUTPUT_FIELDS, PROMPT_FIELDS } from './field-lists.ts';
import { renderFields as f } from './render-fields.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

export const indoorTransfer: ToolDescriptor = {
  function: 'indoorTransfer',
  route: '/indoorTransfer',
  group: 'render',
  title: { 'zh-CN': '室内风格迁移', en: 'Interior style transfer', ja: '室内スタイル転写' },
  summary: {
    'zh-CN': '把一张室内参考图的配色和材质用到自己的房间',
    en: 'The palette and materials of a reference room on your own room',
    ja: '参考にした部屋の配色と素材を自分の部屋に',
  },
  categoryId: '1',
  sceneSpace: 'interior',
  sceneCorrections: 'locks',
  fields: [
    ...BASE_FIELDS,
    f.reference,
    f.followMaterials,
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

import { IMAGE_MAX_EDGE_WEB } from '../constants.ts';
import { BASE_FIELDS, OUTPUT_FIELDS, PROMPT_FIELDS } from './field-lists.ts';
import { renderFields as f } from './render-fields.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

export const styletransferpro: ToolDescriptor = {
  function: 'styletransferpro',
  route: '/styletransferpro',
  group: 'render',
  title: { 'zh-CN': '风格迁移', en: 'Style transfer', ja: 'スタイル転写' },
  summary: {
    'zh-CN': '把一张参考图的色彩、光线和笔触用到自己的图上',
    en: 'The colours, light and touch of a reference picture on your own design',
    ja: '参考画像の色・光・筆致を自分の図に',
  },
  categoryId: '3',
  sceneSpace: 'exterior',
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

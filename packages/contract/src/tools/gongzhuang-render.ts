import { IMAGE_MAX_EDGE_WEB } from '../constants.ts';
import { BASE_FIELDS, LOOK_FIELDS, OUTPUT_FIELDS, PROMPT_FIELDS } from './field-lists.ts';
import { renderFields as f } from './render-fields.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

export const gongzhuangRender: ToolDescriptor = {
  function: 'gongzhuangRender',
  route: '/gongzhuangRender',
  group: 'render',
  title: { 'zh-CN': '工装渲染', en: 'Commercial space render', ja: '商業空間レンダリング' },
  summary: {
    'zh-CN': '办公、展厅、酒店、餐饮等公共空间的线稿、模型或照片变成效果图',
    en: 'A drawing, model or photo of an office, exhibition hall, hotel or restaurant becomes a render',
    ja: 'オフィス・展示空間・ホテル・飲食店の線画・模型・写真をパースに',
  },
  categoryId: '2',
  sceneSpace: 'interior',
  fields: [
    ...BASE_FIELDS,
    ...LOOK_FIELDS,
    {
      ...f.environment,
      hint: {
        'zh-CN': '图纸中窗外的景色；模型和照片保留自身的窗景',
        en: 'What is seen through the windows of a drawing; models and photos keep their own view',
        ja: '図面の窓から見える景色。模型と写真は元のままです',
      },
    },
    ...PROMPT_FIELDS,
    f.strength,
    f.finish,
    f.sunFrom,
    f.sunHeight,
    f.similarity,
    ...OUTPUT_FIELDS,
  ],
  maxEdge: IMAGE_MAX_EDGE_WEB,
  price: { perImage: 1 },
  allowed: 'signed-in',
  keepsGeometry: true,
};

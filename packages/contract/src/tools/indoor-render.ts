import { IMAGE_MAX_EDGE_WEB } from '../constants.ts';
import { BASE_FIELDS, LOOK_FIELDS, OUTPUT_FIELDS, PROMPT_FIELDS } from './field-lists.ts';
import { renderFields as f } from './render-fields.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

export const indoorRender: ToolDescriptor = {
  function: 'indoorRender',
  route: '/indoorRender',
  group: 'render',
  title: { 'zh-CN': '室内渲染', en: 'Interior render', ja: '室内レンダリング' },
  summary: {
    'zh-CN': '室内线稿、草图、白模或照片变成效果图，家具和门窗都在原处',
    en: 'A drawing, model or photo of a room becomes a render; furniture and openings stay where they are',
    ja: '室内の線画・スケッチ・模型・写真をパースに。家具も開口部もそのまま',
  },
  categoryId: '1',
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

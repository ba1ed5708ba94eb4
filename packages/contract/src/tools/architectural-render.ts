import { IMAGE_MAX_EDGE_WEB } from '../constants.ts';
import { BASE_FIELDS, LOOK_FIELDS, OUTPUT_FIELDS, PROMPT_FIELDS } from './field-lists.ts';
import { renderFields as f } from './render-fields.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

export const architecturalRender: ToolDescriptor = {
  function: 'architecturalRender',
  route: '/architecturalRender',
  group: 'render',
  title: { 'zh-CN': '建筑渲染', en: 'Architecture render', ja: '建築レンダリング' },
  summary: {
    'zh-CN': '线稿、草图、白模或照片变成建筑效果图，结构一笔不改',
    en: 'A line drawing, sketch, model or photo of a building becomes a render; not one line moves',
    ja: '線画・スケッチ・模型・写真を建築パースに。線は一本も動きません',
  },
  categoryId: '3',
  sceneSpace: 'exterior',
  fields: [
    ...BASE_FIELDS,
    ...LOOK_FIELDS,
    f.environment,
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

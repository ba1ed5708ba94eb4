import { IMAGE_MAX_EDGE_WEB } from '../constants.ts';
import { BASE_FIELDS, LOOK_FIELDS, OUTPUT_FIELDS, PROMPT_FIELDS } from './field-lists.ts';
import { renderFields as f } from './render-fields.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

export const birdsViewRender: ToolDescriptor = {
  function: 'birdsViewRender',
  route: '/birdsViewRender',
  group: 'render',
  title: { 'zh-CN': '鸟瞰渲染', en: 'Bird’s-eye render', ja: '鳥瞰レンダリング' },
  summary: {
    'zh-CN': '从上方看的线稿、模型或航拍变成鸟瞰效果图',
    en: 'A drawing, model or aerial photo seen from above becomes a bird’s-eye render',
    ja: '上から見た線画・模型・空撮を鳥瞰パースに',
  },
  categoryId: '4',
  sceneSpace: 'aerial',
  fields: [
    ...BASE_FIELDS,
    ...LOOK_FIELDS,
    f.birdView,
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

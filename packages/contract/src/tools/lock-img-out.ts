import { IMAGE_MAX_EDGE_WEB } from '../constants.ts';
import { lockEditor } from './edit-fields.ts';
import { BASE_FIELDS, LOOK_FIELDS, OUTPUT_FIELDS, PROMPT_FIELDS } from './field-lists.ts';
import { renderFields as f } from './render-fields.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

export const lockImgOut: ToolDescriptor = {
  function: 'lockImgOut',
  route: '/lockImgOut',
  group: 'render',
  title: { 'zh-CN': '室外锁图', en: 'Outdoor lock image', ja: '屋外ロックレンダリング' },
  summary: {
    'zh-CN': '锁定建筑或任何区域，其余部分重新渲染；锁定的一个像素也不变',
    en: 'Lock the building or any region and render the rest anew; what is locked does not change by one pixel',
    ja: '建物など任意の領域をロックし、残りをレンダリング。ロック部分は一画素も変わりません',
  },
  categoryId: '3',
  sceneSpace: 'exterior',
  fields: [
    ...BASE_FIELDS,
    f.mask,
    ...LOOK_FIELDS,
    f.lock,
    f.environment,
    ...PROMPT_FIELDS,
    f.strength,
    f.similarity,
    ...OUTPUT_FIELDS,
  ],
  editor: lockEditor,
  maxEdge: IMAGE_MAX_EDGE_WEB,
  price: { perImage: 1 },
  allowed: 'signed-in',
  keepsGeometry: true,
};

import { IMAGE_MAX_EDGE_WEB } from '../constants.ts';
import { changeEditor, editFields as f } from './edit-fields.ts';
import { BASE_FIELDS, LOOK_FIELDS, PROMPT_FIELDS } from './field-lists.ts';
import { renderFields as r } from './render-fields.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

export const architecturalPart: ToolDescriptor = {
  function: 'architecturalPart',
  route: '/architecturalPart',
  group: 'edit',
  title: { 'zh-CN': '局部渲染', en: 'Partial render', ja: '部分レンダリング' },
  summary: {
    'zh-CN': '只重新渲染涂抹的部分，其余一个像素也不变',
    en: 'Only what is painted is rendered anew; the rest stays to the pixel',
    ja: '塗った部分だけを描き直します。ほかは一画素も変わりません',
  },
  fields: [
    ...BASE_FIELDS,
    f.area,
    r.category,
    ...LOOK_FIELDS.filter(({ name }) => name !== 'classifyId1'),
    ...PROMPT_FIELDS,
    r.strength,
    r.similarity,
    f.count,
    f.ownSize,
    f.seed,
  ],
  maxEdge: IMAGE_MAX_EDGE_WEB,
  price: { perImage: 1 },
  allowed: 'signed-in',
  keepsGeometry: false,
  categoryId: '3',
  moreCategoryIds: ['1'],
  editor: changeEditor,
  maskHolds: 'paint',
  exactOutsideMask: true,
};

import { IMAGE_MAX_EDGE_WEB } from '../constants.ts';
import { OUTPUT_FIELDS, PROMPT_FIELDS } from './field-lists.ts';
import { renderFields as f } from './render-fields.ts';
import type { ToolDescriptor, ToolField } from './tool-descriptor.ts';

/** Nothing is made before it was chosen. */
function withoutDefault({ default: _chosen, ...field }: ToolField): ToolField {
  return field;
}

export const inspiration: ToolDescriptor = {
  function: 'inspiration',
  route: '/aiToolPage/inspiration',
  group: 'render',
  title: { 'zh-CN': '灵感渲染', en: 'Inspiration', ja: 'インスピレーション' },
  summary: {
    'zh-CN': '没有底图也能开始：选类别、空间、氛围和环境，得到一个设计场景',
    en: 'Start without a picture: choose category, space, atmosphere and surroundings and get a designed scene',
    ja: '元の絵がなくても、カテゴリー・空間・雰囲気・環境を選べば場面ができます',
  },
  categoryId: '1',
  moreCategoryIds: ['2', '3', '4', '7'],
  fields: [
    { ...f.category, required: true },
    { ...f.space, required: true },
    f.style,
    f.styleLock,
    { ...withoutDefault(f.atmosphere), required: true },
    { ...f.environment, required: true },
    ...PROMPT_FIELDS,
    f.aspect,
    ...OUTPUT_FIELDS,
  ],
  maxEdge: IMAGE_MAX_EDGE_WEB,
  price: { perImage: 1 },
  allowed: 'signed-in',
  keepsGeometry: false,
};

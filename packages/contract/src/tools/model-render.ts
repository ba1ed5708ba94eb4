import { IMAGE_MAX_EDGE_WEB } from '../constants.ts';
import { LOOK_FIELDS, OUTPUT_FIELDS, PROMPT_FIELDS } from './field-lists.ts';
import { renderFields as f } from './render-fields.ts';
import type { ToolDescriptor, ToolField } from './tool-descriptor.ts';

const MODEL_FIELDS: readonly ToolField[] = [
  {
    name: 'modelId',
    section: 'base',
    control: 'model',
    required: true,
    label: { 'zh-CN': '模型', en: 'Model', ja: 'モデル' },
  },
  {
    name: 'camera',
    section: 'base',
    control: 'model-view',
    label: { 'zh-CN': '相机', en: 'Camera', ja: 'カメラ' },
  },
  {
    name: 'viewId',
    section: 'base',
    control: 'model-view',
    label: { 'zh-CN': '视角', en: 'View', ja: 'ビュー' },
  },
  {
    name: 'section',
    section: 'base',
    control: 'model-view',
    label: { 'zh-CN': '剖切', en: 'Section', ja: '断面' },
  },
  {
    name: 'hidden',
    section: 'base',
    control: 'model-view',
    label: { 'zh-CN': '隐藏的部分', en: 'Hidden parts', ja: '非表示の部分' },
  },
  {
    name: 'sun',
    section: 'look',
    control: 'model-view',
    label: { 'zh-CN': '太阳', en: 'Sun', ja: '太陽' },
  },
  {
    name: 'materials',
    section: 'look',
    control: 'model-view',
    label: { 'zh-CN': '材质', en: 'Materials', ja: '素材' },
  },
];

const KEEP_TEXTURES: ToolField = {
  name: 'keepTextures',
  section: 'look',
  control: 'toggle',
  default: true,
  label: { 'zh-CN': '保留模型自带贴图', en: 'Keep its own textures', ja: 'モデルのテクスチャを保つ' },
  hint: {
    'zh-CN': '关闭后，能识别的构件改用风格的材质；识别不了的保持原样',
    en: 'Off: what is recognised takes the style’s materials; the rest stays as it is',
    ja: 'オフでは、判別できる部材がスタイルの素材になります。その他はそのままです',
  },
};

/** Each edge and material is traced, so a large picture shows more and not the same larger. */
const SIZE: ToolField = {
  ...f.size,
  hint: {
    'zh-CN': '越大越慢：3840 约需 768 的十倍时间',
    en: 'Larger takes longer: 3840 about ten times as long as 768',
    ja: '大きいほど時間がかかります。3840 は 768 の約十倍です',
  },
  options: [
    ...f.size.options,
    { value: 1536, label: { 'zh-CN': '1536 · 清晰', en: '1536 · sharp', ja: '1536 · 高精細' } },
    { value: 2560, label: { 'zh-CN': '2560 · 2.5K', en: '2560 · 2.5K', ja: '2560 · 2.5K' } },
    { value: 3840, label: { 'zh-CN': '3840 · 4K', en: '3840 · 4K', ja: '3840 · 4K' } },
  ],
};

export const modelRender: ToolDescriptor = {
  function: 'modelRender',
  route: '/aiToolPage/modelRender',
  group: 'render',
  title: { 'zh-CN': '模型渲染', en: 'Model render', ja: 'モデルレンダリング' },
  summary: {
    'zh-CN': '直接用三维模型出图：环顾、剖切、选好视角和太阳，每条边都与模型一致',
    en: 'Straight from a 3D model: look around, cut it open, choose view and sun; every edge is the model’s',
    ja: '3D モデルから直接パースに。見回し、断面、視点と太陽を選べ、すべての線がモデルのまま',
  },
  categoryId: '3',
  moreCategoryIds: ['1', '2', '4'],
  fields: [
    ...MODEL_FIELDS,
    f.category,
    ...LOOK_FIELDS.filter(({ name }) => name !== 'classifyId1'),
    f.environment,
    KEEP_TEXTURES,
    ...PROMPT_FIELDS,
    f.aspect,
    ...OUTPUT_FIELDS.map((field) => (field.name === 'size' ? SIZE : field)),
  ],
  maxEdge: IMAGE_MAX_EDGE_WEB,
  price: { perImage: 1, bySize: { 1536: 1, 2560: 2, 3840: 3 } },
  allowed: 'signed-in',
  needs: 'models',
  keepsGeometry: true,
};

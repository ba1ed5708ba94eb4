import { CN_STRENGTH_INDOOR_EXTERIOR, IMAGE_MAX_EDGE_WEB, SHRINK_RATIO_DEFAULT } from '../constants.ts';
import { BASE_FIELDS, OUTPUT_FIELDS, PROMPT_FIELDS } from './field-lists.ts';
import { renderFields as f } from './render-fields.ts';
import type { ToolDescriptor, ToolField } from './tool-descriptor.ts';

/** What the picture shows: a whole scene, or one item that is to be shown in a set. */
const ITEM_SET: ToolField = {
  name: 'itemSet',
  section: 'look',
  control: 'choice',
  default: 'scene',
  label: { 'zh-CN': '单品背景', en: 'Background of a single item', ja: '単品の背景' },
  hint: {
    'zh-CN': '底图只有一件物品时：自动抠出，放进所选场景',
    en: 'Where the picture shows one item alone: it is cut out and shown in the chosen set',
    ja: '一つの物だけを写した画像なら、切り抜いて選んだ場面に置きます',
  },
  options: [
    { value: 'scene', label: { 'zh-CN': '整个画面', en: 'None: a whole scene', ja: 'なし（場面全体）' } },
    { value: 'sweep', label: { 'zh-CN': '无缝背景纸', en: 'Paper sweep', ja: '背景紙' } },
    { value: 'room', label: { 'zh-CN': '房间', en: 'Room', ja: '部屋' } },
    { value: 'gallery', label: { 'zh-CN': '展厅', en: 'Gallery', ja: 'ギャラリー' } },
    { value: 'terrace', label: { 'zh-CN': '露台', en: 'Terrace', ja: 'テラス' } },
    { value: 'garden', label: { 'zh-CN': '花园', en: 'Garden', ja: '庭' } },
  ],
};

const ITEM_SHARE: ToolField = {
  name: 'scaleRatio',
  section: 'precision',
  control: 'slider',
  default: SHRINK_RATIO_DEFAULT,
  min: 0.3,
  max: 1,
  step: 0.05,
  label: { 'zh-CN': '单品占比', en: 'Share of the item', ja: '単品の割合' },
};

export const indoorExterior: ToolDescriptor = {
  function: 'indoorExterior',
  route: '/indoorExterior',
  group: 'render',
  title: { 'zh-CN': '室内外渲染', en: 'Indoor–exterior render', ja: '屋内外レンダリング' },
  summary: {
    'zh-CN': '露台、檐廊、庭院等室内外相接的画面一起渲染，结构控制更严格',
    en: 'Terraces, verandas and courts where inside meets outside, rendered together with firmer geometry',
    ja: 'テラスや縁側など、屋内と屋外がつながる場面を一緒にレンダリング',
  },
  categoryId: '3',
  moreCategoryIds: ['1'],
  sceneSpace: 'exterior',
  fields: [
    ...BASE_FIELDS,
    f.category,
    ITEM_SET,
    f.space,
    f.style,
    f.atmosphere,
    f.environment,
    ...PROMPT_FIELDS,
    { ...f.strength, default: CN_STRENGTH_INDOOR_EXTERIOR },
    f.finish,
    f.similarity,
    ITEM_SHARE,
    ...OUTPUT_FIELDS,
  ],
  maxEdge: IMAGE_MAX_EDGE_WEB,
  price: { perImage: 1 },
  allowed: 'signed-in',
  keepsGeometry: true,
};

import { SHRINK_RATIO_DEFAULT, UPSCALE_MULTIPLIERS } from '../constants.ts';
import type { LocalisedText } from '../text.ts';
import { renderFields } from './render-fields.ts';
import { MASK_TOOLS, type EditorDescriptor, type ToolField } from './tool-descriptor.ts';

const text = (zh: string, en: string, ja: string): LocalisedText => ({ 'zh-CN': zh, en, ja });

/** Every way of making a mask. */
export const changeEditor: EditorDescriptor = { mask: 'change', tools: MASK_TOOLS };
/** What is painted is locked. */
export const lockEditor: EditorDescriptor = { mask: 'lock', tools: MASK_TOOLS };
export const removeEditor: EditorDescriptor = { mask: 'remove', tools: MASK_TOOLS };

/** Fields of the editing tools; a descriptor lists them by name and may add its own. */
export const editFields = {
  base: renderFields.base,
  area: {
    name: 'mask',
    section: 'base',
    control: 'mask',
    required: true,
    label: text('修改区域', 'Area to change', '変更する範囲'),
    hint: text(
      '只有涂抹的部分会改变，其余一个像素也不动',
      'Only what is painted changes; everything else stays to the pixel',
      '塗った部分だけが変わり、ほかは一画素も変わりません',
    ),
  },
  remove: {
    name: 'mask',
    section: 'base',
    control: 'mask',
    required: true,
    label: text('要去除的部分', 'What to take away', '消したい部分'),
    hint: text(
      '涂满物品和它的影子，其余一个像素也不动',
      'Paint the object and its shadow; everything else stays to the pixel',
      '物とその影を塗ってください。ほかは一画素も変わりません',
    ),
  },
  trimap: {
    name: 'mask',
    section: 'base',
    control: 'mask',
    label: text('抠图范围', 'What to cut out', '切り抜く範囲'),
    hint: text(
      '不涂则自动识别主体；也可以点选，或用画笔标出主体和背景',
      'Left alone, the subject is found by itself; or click it, or mark subject and background with the brush',
      '何も塗らなければ自動で見つけます。クリックやブラシで指定もできます',
    ),
  },
  material: {
    name: 'material',
    section: 'look',
    control: 'material',
    required: true,
    label: text('材质', 'Material', '素材'),
  },
  object: {
    name: 'objectId',
    section: 'look',
    control: 'object',
    label: text('物品', 'Object', '物'),
  },
  objectSize: {
    name: 'object',
    section: 'look',
    control: 'object-size',
    label: text('物品的实际尺寸', 'Real size of the object', '物の実寸'),
    hint: text(
      '按画面的地平线换算成它在图中的大小',
      'The horizon of the picture tells how large it is seen',
      '画像の水平線から、見える大きさを求めます',
    ),
  },
  color: {
    name: 'color',
    section: 'look',
    control: 'color',
    required: true,
    label: text('颜色', 'Colour', '色'),
    hint: text('明暗和纹理保留不变', 'Its shading and texture stay', '陰影と質感はそのままです'),
  },
  canvas: {
    name: 'outpaint',
    section: 'look',
    control: 'canvas',
    label: text('新画布', 'New canvas', '新しいキャンバス'),
  },
  shrink: {
    name: 'scaleRatio',
    section: 'precision',
    control: 'slider',
    default: SHRINK_RATIO_DEFAULT,
    min: 0.3,
    max: 1,
    step: 0.05,
    label: text('原图占比', 'Share of the picture', '元画像の割合'),
  },
  multiplier: {
    name: 'multiplier',
    section: 'look',
    control: 'choice',
    default: UPSCALE_MULTIPLIERS[0],
    label: text('放大倍数', 'Enlargement', '拡大倍率'),
    options: UPSCALE_MULTIPLIERS.map((value) => ({
      value,
      label: text(`${value} 倍`, `${value}×`, `${value} 倍`),
    })),
  },
  ownSize: {
    name: 'size',
    section: 'precision',
    control: 'fixed',
    default: 'max',
    label: text('尺寸', 'Size', 'サイズ'),
    options: [{ value: 'max', label: text('与底图相同', "The base's own", 'ベースと同じ') }],
  },
  count: renderFields.count,
  seed: renderFields.seed,
  /** Of a tool that comes to the same result with any seed: taken, and kept with the task, but not for choosing. */
  idleSeed: { ...renderFields.seed, control: 'fixed' },
} as const satisfies Record<string, ToolField>;

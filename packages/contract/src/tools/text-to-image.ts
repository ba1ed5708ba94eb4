import { IMAGE_MAX_EDGE_WEB } from '../constants.ts';
import { OUTPUT_FIELDS } from './field-lists.ts';
import { renderFields as f } from './render-fields.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

const { default: _empty, ...prompt } = f.prompt;

export const textToImage: ToolDescriptor = {
  function: 'textToImage',
  route: '/aiToolPage/textToImage',
  group: 'render',
  title: { 'zh-CN': '文生图', en: 'Text to image', ja: '文章から画像' },
  summary: {
    'zh-CN': '用一句话描述空间：读懂的词变成设计，数量、颜色、圆窗和视角都按所写',
    en: 'Describe a space in a sentence: what is understood becomes a design, down to numbers, colours and the camera',
    ja: '一文で空間を描写すると、読み取れた言葉が設計になります。数・色・窓の形・視点も書いたとおりに',
  },
  fields: [
    {
      ...prompt,
      required: true,
      label: { 'zh-CN': '描述', en: 'Description', ja: '説明' },
      hint: {
        'zh-CN':
          '空间、风格、物品的数量和颜色、时间、天气、环境、视角，例如“侘寂风卧室，圆窗，黄昏，两把单人椅，从床上看出去”',
        en: 'Space, style, things with number and colour, hour, weather, place, view: “a bedroom in wabi-sabi with a round window at dusk, two armchairs, seen from the bed”',
        ja: '空間・スタイル・物の数と色・時間・天気・周辺・視点（例：侘び寂びの寝室、丸窓、夕暮れ、アームチェア二脚、ベッドから見た眺め）',
      },
    },
    {
      ...f.negative,
      hint: {
        'zh-CN': '不要出现的物品，例如“窗帘，绿植”',
        en: 'What should not be there, e.g. “curtains, plants”',
        ja: '置かないもの（例：カーテン、観葉植物）',
      },
    },
    f.aspect,
    ...OUTPUT_FIELDS,
  ],
  maxEdge: IMAGE_MAX_EDGE_WEB,
  price: { perImage: 1 },
  allowed: 'signed-in',
  keepsGeometry: false,
};

import { IMAGE_MAX_EDGE_WEB } from '../constants.ts';
import { changeEditor, editFields as f } from './edit-fields.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

export const colorchange: ToolDescriptor = {
  function: 'colorchange',
  route: '/colorchange',
  group: 'edit',
  title: { 'zh-CN': '颜色替换', en: 'Colour change', ja: '色の変更' },
  summary: {
    'zh-CN': '给涂抹处换个颜色，明暗、纹理和高光都保留',
    en: 'Another colour for what is painted; its shading, texture and highlights stay',
    ja: '塗った部分を別の色に。陰影・質感・ハイライトは残ります',
  },
  fields: [f.base, f.area, f.color, f.ownSize, f.idleSeed],
  maxEdge: IMAGE_MAX_EDGE_WEB,
  price: { perImage: 1 },
  allowed: 'signed-in',
  keepsGeometry: false,
  editor: changeEditor,
  maskHolds: 'paint',
  exactOutsideMask: true,
};

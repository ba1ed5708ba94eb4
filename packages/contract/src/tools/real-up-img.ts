import { IMAGE_MAX_EDGE_ENLARGER } from '../constants.ts';
import { editFields as f } from './edit-fields.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

export const realUpImg: ToolDescriptor = {
  function: 'realUpImg',
  route: '/realUpImg',
  group: 'edit',
  title: { 'zh-CN': '高清放大', en: 'Enlarge', ja: '高解像度化' },
  summary: {
    'zh-CN': '放大 2 倍或 4 倍，线条和纹理保持清晰（会员）',
    en: 'Twice or four times the size with crisp lines and textures (members)',
    ja: '2 倍・4 倍に拡大。線も質感もくっきり（会員）',
  },
  fields: [f.base, f.multiplier, f.ownSize, f.idleSeed],
  maxEdge: IMAGE_MAX_EDGE_ENLARGER,
  price: { perImage: 1, byMultiplier: { 2: 1, 4: 2 } },
  allowed: 'members',
  keepsGeometry: false,
};

import { IMAGE_MAX_EDGE_ENLARGER } from '../constants.ts';
import { editFields as f } from './edit-fields.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

export const upScaleImg: ToolDescriptor = {
  function: 'upScaleImg',
  route: '/upScaleImg',
  group: 'edit',
  title: { 'zh-CN': '清晰度增强', en: 'Sharpness boost', ja: '鮮明度アップ' },
  summary: {
    'zh-CN': '尺寸不变，去除模糊和压缩痕迹（会员）',
    en: 'Same size, without blur and compression marks (members)',
    ja: '大きさはそのまま、ぼけや圧縮のノイズを取り除きます（会員）',
  },
  fields: [f.base, f.ownSize, f.idleSeed],
  maxEdge: IMAGE_MAX_EDGE_ENLARGER,
  price: { perImage: 1 },
  allowed: 'members',
  keepsGeometry: false,
};

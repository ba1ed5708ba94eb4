import { IMAGE_MAX_EDGE_WEB } from '../constants.ts';
import { editFields as f } from './edit-fields.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

export const compress: ToolDescriptor = {
  function: 'compress',
  route: '/compress',
  group: 'edit',
  title: { 'zh-CN': '无损压缩', en: 'Lossless compression', ja: '可逆圧縮' },
  summary: {
    'zh-CN': '文件更小，像素完全相同',
    en: 'A smaller file with exactly the same pixels',
    ja: '画素はまったく同じまま、ファイルを小さく',
  },
  fields: [f.base, f.ownSize, f.idleSeed],
  maxEdge: IMAGE_MAX_EDGE_WEB,
  price: { perImage: 1 },
  allowed: 'signed-in',
  keepsGeometry: false,
  readsOriginal: true,
};

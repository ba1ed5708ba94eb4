import { IMAGE_MAX_EDGE_WEB } from '../constants.ts';
import { editFields as f } from './edit-fields.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

export const extendImg: ToolDescriptor = {
  function: 'extendImg',
  route: '/extendImg',
  group: 'edit',
  title: { 'zh-CN': '扩图', en: 'Extend the picture', ja: '画像の拡張' },
  summary: {
    'zh-CN': '把画面向外延伸到任意画布，原图一个像素也不变',
    en: 'The picture goes on to any canvas; the original stays to the pixel',
    ja: '画像を任意のキャンバスへ広げます。元の部分は一画素も変わりません',
  },
  fields: [f.base, f.canvas, f.shrink, f.count, f.ownSize, f.seed],
  maxEdge: IMAGE_MAX_EDGE_WEB,
  price: { perImage: 1 },
  allowed: 'signed-in',
  keepsGeometry: false,
};

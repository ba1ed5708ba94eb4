import { IMAGE_MAX_EDGE_WEB } from '../constants.ts';
import { editFields as f, removeEditor } from './edit-fields.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

export const clean: ToolDescriptor = {
  function: 'clean',
  route: '/clean',
  group: 'edit',
  title: { 'zh-CN': '快速去除', en: 'Quick removal', ja: 'かんたん消去' },
  summary: {
    'zh-CN': '涂掉不要的东西，背景自动补全',
    en: 'Paint away what should not be there; the background closes behind it',
    ja: '不要なものを塗るだけ。背景を自動で補います',
  },
  fields: [f.base, f.remove, f.ownSize, f.seed],
  maxEdge: IMAGE_MAX_EDGE_WEB,
  price: { perImage: 1 },
  allowed: 'signed-in',
  keepsGeometry: false,
  editor: removeEditor,
  maskHolds: 'paint-and-rest',
  exactOutsideMask: true,
};

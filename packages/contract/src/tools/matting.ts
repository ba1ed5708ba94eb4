import { IMAGE_MAX_EDGE_WEB } from '../constants.ts';
import { editFields as f } from './edit-fields.ts';
import { MASK_TOOLS } from './tool-descriptor.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

export const matting: ToolDescriptor = {
  function: 'matting',
  route: '/matting',
  group: 'edit',
  title: { 'zh-CN': '智能抠图', en: 'Cut out', ja: '切り抜き' },
  summary: {
    'zh-CN': '边缘干净的透明抠图：自动、点选，或用画笔标出范围',
    en: 'A transparent cut-out with clean edges: by itself, by clicks, or with a brush',
    ja: '縁のきれいな透明切り抜き。自動、クリック、ブラシで',
  },
  fields: [f.base, f.trimap, f.ownSize, f.idleSeed],
  maxEdge: IMAGE_MAX_EDGE_WEB,
  price: { perImage: 1 },
  allowed: 'signed-in',
  keepsGeometry: false,
  editor: { mask: 'trimap', tools: MASK_TOOLS },
  maskHolds: 'paint-and-rest',
};

import { IMAGE_MAX_EDGE_WEB } from '../constants.ts';
import { editFields as f, removeEditor } from './edit-fields.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

export const cleanpro: ToolDescriptor = {
  function: 'cleanpro',
  route: '/cleanpro',
  group: 'edit',
  title: { 'zh-CN': '精细去除', en: 'Fine removal', ja: '精密消去' },
  summary: {
    'zh-CN': '顺着透视和结构补全，给出几个方案供挑选',
    en: 'Closed along its perspective and structure, with several candidates to choose from',
    ja: '透視と構造に沿って補い、複数の案から選べます',
  },
  fields: [f.base, f.remove, { ...f.count, default: 3 }, f.ownSize, f.seed],
  maxEdge: IMAGE_MAX_EDGE_WEB,
  price: { perImage: 1 },
  allowed: 'signed-in',
  keepsGeometry: false,
  editor: removeEditor,
  maskHolds: 'paint-and-rest',
  exactOutsideMask: true,
};

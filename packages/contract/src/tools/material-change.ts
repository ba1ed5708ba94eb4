import { IMAGE_MAX_EDGE_WEB } from '../constants.ts';
import { changeEditor, editFields as f } from './edit-fields.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

export const materialChange: ToolDescriptor = {
  function: 'materialChange',
  route: '/materialChange',
  group: 'edit',
  title: { 'zh-CN': '材质替换', en: 'Material replacement', ja: '素材の置き換え' },
  summary: {
    'zh-CN': '把墙、地、台面换成任意材质：透视和真实尺寸正确，原有光影保留',
    en: 'A wall, floor or worktop in another material: true to perspective and real size, its own light kept',
    ja: '壁・床・天板を別の素材に。透視と実寸に忠実で、元の光と影を残します',
  },
  fields: [f.base, f.area, f.material, f.ownSize, f.seed],
  maxEdge: IMAGE_MAX_EDGE_WEB,
  price: { perImage: 1 },
  allowed: 'signed-in',
  keepsGeometry: false,
  editor: { ...changeEditor, quad: true },
  maskHolds: 'paint',
  exactOutsideMask: true,
};

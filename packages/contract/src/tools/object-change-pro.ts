import { IMAGE_MAX_EDGE_WEB } from '../constants.ts';
import { changeEditor, editFields as f } from './edit-fields.ts';
import { renderFields } from './render-fields.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

export const objectChangepro: ToolDescriptor = {
  function: 'objectChangepro',
  route: '/objectChangepro',
  group: 'edit',
  title: { 'zh-CN': '物品替换', en: 'Object replacement', ja: '物の置き換え' },
  summary: {
    'zh-CN': '把涂抹处换成素材库里的物品、自己抠好的物品、另一种材质或参考图的样子',
    en: 'What is painted becomes an object of the library or a cut-out of yours, another material, or the look of a reference',
    ja: '塗った部分を、ライブラリの物・自分で切り抜いた物・別の素材・参考画像の姿に置き換えます',
  },
  fields: [
    f.base,
    f.area,
    f.object,
    f.objectSize,
    { ...f.material, required: false },
    { ...renderFields.reference, required: false },
    f.count,
    f.ownSize,
    f.seed,
  ],
  maxEdge: IMAGE_MAX_EDGE_WEB,
  price: { perImage: 1 },
  allowed: 'signed-in',
  keepsGeometry: false,
  editor: { ...changeEditor, quad: true },
  maskHolds: 'paint-and-rest',
  exactOutsideMask: true,
  replacedBy: ['objectId', 'material', 'style_img'],
};

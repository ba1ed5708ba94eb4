import { IMAGE_MAX_EDGE_WEB } from '../constants.ts';
import { lockEditor } from './edit-fields.ts';
import { BASE_FIELDS, LOOK_FIELDS, OUTPUT_FIELDS, PROMPT_FIELDS } from './field-lists.ts';
import { renderFields as f } from './render-fields.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

export const lockImg: ToolDescriptor = {
  function: 'lockImg',
  route: '/lockImg',
  group: 'render',
  title: {
    'zh-CN': '室内材质保持渲染',
    en: 'Interior material-keeping render',
    ja: '室内素材保持レンダリング',
  },
  summary: {
    'zh-CN': '换光线和氛围，保持自己的材质；锁定的区域一个像素也不变',
    en: 'New light and atmosphere while your materials stay; locked regions do not change by one pixel',
    ja: '光と雰囲気を変えても素材はそのまま。ロックした領域は一画素も変わりません',
  },
  categoryId: '1',
  sceneSpace: 'interior',
  fields: [
    ...BASE_FIELDS,
    f.mask,
    ...LOOK_FIELDS,
    f.lock,
    {
      ...f.environment,
      hint: {
        'zh-CN': '图纸中窗外的景色；模型和照片保留自身的窗景',
        en: 'What is seen through the windows of a drawing; models and photos keep their own view',
        ja: '図面の窓から見える景色。模型と写真は元のままです',
      },
    },
    ...PROMPT_FIELDS,
    f.strength,
    f.similarity,
    ...OUTPUT_FIELDS,
  ],
  editor: lockEditor,
  maxEdge: IMAGE_MAX_EDGE_WEB,
  price: { perImage: 1 },
  allowed: 'signed-in',
  keepsGeometry: true,
};

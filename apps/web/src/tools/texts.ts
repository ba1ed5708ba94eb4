import { text } from '../i18n/texts.ts';

export const toolTexts = {
  building: text('建筑与场地', 'Buildings and sites', '建築と敷地'),
  room: text('室内空间', 'Rooms', '室内空間'),
  refine: text('保持与精修', 'Keep and refine', '保持と仕上げ'),
  idea: text('参考与灵感', 'Reference and ideas', '参考とアイデア'),
  plan: text('平面', 'Plans', '図面'),
  edit: text('编辑', 'Edit', '編集'),
  assist: text('助手', 'Assist', 'アシスト'),
  live: text('实时', 'Live', 'ライブ'),
  groupRender: text('渲染', 'Render', 'レンダリング'),
  groupEdit: text('编辑', 'Edit', '編集'),
  groupPlan: text('平面', 'Plan', '図面'),
  groupAssist: text('助手', 'Assist', 'アシスト'),
  groupLive: text('实时', 'Live', 'ライブ'),
} as const;

import { text } from '../i18n/texts.ts';

export const toolTexts = {
  building: text('建筑与场地', 'Buildings and sites', '建築と敷地'),
  room: text('室内空间', 'Rooms', '室内空間'),
  refine: text('保持与精修', 'Keep and refine', '保持と仕上げ'),
  idea: text('参考与灵感', 'Reference and ideas', '参考とアイデア'),
  plan: text('平面', 'Plans', '図面'),
  change: text('局部修改', 'Change a part', '部分を変える'),
  remove: text('去除与扩展', 'Remove and extend', '消去と拡張'),
  quality: text('画质与文件', 'Quality and files', '画質とファイル'),
  assist: text('助手', 'Assist', 'アシスト'),
  live: text('实时', 'Live', 'ライブ'),
  helpers: text('文字与图片', 'Words and pictures', '言葉と画像'),
  helper_batches: text(
    '多张图、多种风格，并排对比',
    'Many pictures in many looks, side by side',
    '多数の画像を多数の見せ方で比較',
  ),
  helper_prompts: text(
    '用表单写提示词，中英日互译',
    'Choose and write; it translates and weighs',
    '選んで書けば、訳して整えます',
  ),
  helper_analysis: text(
    '看清色彩、光线、镜头与问题',
    'Colours, light, camera and faults',
    '色・光・カメラ・問題点を調べます',
  ),
  forMembers: text(
    '会员可用，开通后即可使用',
    'For members; become one to use it',
    '会員限定。会員になると使えます',
  ),
  groupRender: text('渲染', 'Render', 'レンダリング'),
  groupEdit: text('编辑', 'Edit', '編集'),
  groupPlan: text('平面', 'Plan', '図面'),
  groupAssist: text('助手', 'Assist', 'アシスト'),
  groupLive: text('实时', 'Live', 'ライブ'),
} as const;

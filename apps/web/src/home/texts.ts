import { text } from '../i18n/texts.ts';

export const homeTexts = {
  headline: text(
    '图纸变成效果图，\n一笔不改。',
    'Your drawing, rendered.\nNot one line moves.',
    '図面をパースに。\n線は一本も\n動きません。',
  ),
  lead: text(
    '把线稿、草图、白模或照片拖到页面任意位置。',
    'Drop a line drawing, sketch, white model or photo anywhere on this page.',
    '線画・スケッチ・白模型・写真を、このページのどこにでもドロップしてください。',
  ),
  choose: text('选择图片', 'Choose a picture', '画像を選択'),
  compare: text('图纸与效果图的对比', 'Drawing and render compared', '図面とパースの比較'),
  drawing: text('图纸', 'Drawing', '図面'),
  render: text('效果图', 'Render', 'パース'),
  examples: text('示例', 'Examples', '例'),
  trySample: text('用这张试试', 'Try this drawing', 'この図面で試す'),
  showSample: text('查看：{{name}}', 'Show: {{name}}', '表示：{{name}}'),
  tools: text('工具', 'Tools', 'ツール'),
  whatIsIt: text('图里是什么？', 'What does it show?', '何の図面ですか？'),
  looking: text('正在识别图片类型…', 'Looking at the picture…', '画像の種類を判別中…'),
  dropElsewhere: text(
    '也可以放在空隙处，由图片类型决定',
    'Or drop it between them: its kind decides',
    '枠の間に落とすと、画像の種類で決まります',
  ),
  cancel: text('取消', 'Cancel', 'キャンセル'),
} as const;

import { text } from '../../i18n/texts.ts';

export const sheetTexts = {
  several: text(
    '这张图纸上有 {{count}} 幅图',
    '{{count}} drawings on this sheet',
    'このシートには図が {{count}} 点あります',
  ),
  pickOne: text('选一幅来渲染', 'Pick one to render', '1 点を選んでレンダリング'),
  dismiss: text('用整张图', 'Use the whole sheet', 'シート全体を使う'),
  drawings: text('图纸上的图', 'Drawings on the sheet', 'シート上の図'),
  drawing: text('第 {{number}} 幅图', 'Drawing {{number}}', '図 {{number}}'),
  hint: text(
    '点一幅图，它会成为新的底图；整张图纸还在“我的文件”里。',
    'Click a drawing to make it the base. The whole sheet stays in your files.',
    '図をクリックするとベースになります。シート全体はマイファイルに残ります。',
  ),
} as const;

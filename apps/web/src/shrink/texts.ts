import { text } from '../i18n/texts.ts';

export const shrinkTexts = {
  title: text(
    '图片太大，缩小后即可使用',
    'Too large. Shrink it to fit?',
    '画像が大きすぎます。縮小して使いますか？',
  ),
  tooManyPixels: text(
    '这里最大支持单边 {{limit}} 像素。',
    'At most {{limit}} px a side can be used here.',
    'ここでは一辺 {{limit}} px まで使えます。',
  ),
  tooManyBytes: text(
    '文件最大 {{limit}}。',
    'A file may have {{limit}} at most.',
    'ファイルは {{limit}} までです。',
  ),
  before: text('原图', 'As it is', '元の画像'),
  after: text('缩小后', 'Made to fit', '縮小後'),
  size: text('{{width}} × {{height}} 像素', '{{width}} × {{height}} px', '{{width}} × {{height}} px'),
  working: text('正在计算…', 'Working it out…', '計算しています…'),
  untouched: text(
    '在您的浏览器里完成，您电脑上的原文件不会改变。',
    'This happens in your browser; the file on your computer stays as it is.',
    'ブラウザー内で処理します。お手元のファイルは変わりません。',
  ),
  lossless: text('无损 PNG', 'lossless PNG', '可逆 PNG'),
  shrink: text(
    '缩小到 {{width}} × {{height}} 并继续',
    'Shrink to {{width}} × {{height}} and go on',
    '{{width}} × {{height}} に縮小して続ける',
  ),
  repack: text('改存为 {{type}} 并继续', 'Save as {{type}} and go on', '{{type}} で保存して続ける'),
  leave: text('不用这张', 'Leave it', '使わない'),
  masksScaled_one: text(
    '蒙版也已按比例缩小',
    'The mask was scaled along with the picture',
    'マスクも一緒に縮小しました',
  ),
  masksScaled_other: text(
    '{{count}} 个蒙版也已按比例缩小',
    '{{count}} masks were scaled along with the picture',
    'マスク {{count}} 個も一緒に縮小しました',
  ),
  masksLost: text(
    '蒙版没能一起缩小，请重新涂抹',
    'The masks could not be scaled along. Please paint them again.',
    'マスクを縮小できませんでした。もう一度塗ってください。',
  ),
  shrinkToFit: text('缩小以适配', 'Shrink to fit', '合うサイズに縮小'),
  tooLargeForTool: text(
    '{{width}} × {{height}} 像素，此工具最大支持单边 {{limit}} 像素。',
    '{{width}} × {{height}} px; this tool takes {{limit}} px a side at most.',
    '{{width}} × {{height}} px です。このツールは一辺 {{limit}} px まで。',
  ),
} as const;

import { text } from '../../i18n/texts.ts';

export const downloadTexts = {
  as: text('下载为…', 'Download as…', '形式を選んでダウンロード…'),
  title: text('下载', 'Download', 'ダウンロード'),
  format: text('格式', 'Format', '形式'),
  quality: text('质量', 'Quality', '画質'),
  png: text('无损，保留透明', 'Lossless, keeps transparency', '可逆圧縮、透明も保持'),
  jpg: text('文件小，适合发送和打印', 'Small; for sending and printing', '小さく、送付や印刷に'),
  webp: text(
    '比 JPEG 更小，保留透明',
    'Smaller than JPEG, keeps transparency',
    'JPEG より小さく、透明も保持',
  ),
  psd: text(
    '分层：底图、每次修改和它的蒙版',
    'In layers: the base, each edit and its mask',
    'レイヤー：ベース、各編集とそのマスク',
  ),
  psdParts: text(
    '分层：渲染图，以及每种材质一层，带精确蒙版',
    'In layers: the render, and each of its materials with its exact mask',
    'レイヤー：レンダリングと、正確なマスク付きの素材ごとのレイヤー',
  ),
  beside: text('与底图并排', 'Beside the base', 'ベースと並べる'),
  all: text('全部 {{number}} 个方案', 'All {{number}} variants', '全 {{number}} 案'),
  get: text('下载', 'Download', 'ダウンロード'),
  getZip: text('下载 zip', 'Download the zip', 'zip をダウンロード'),
} as const;

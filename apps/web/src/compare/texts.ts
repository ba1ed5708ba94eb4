import { text } from '../i18n/texts.ts';

export const compareTexts = {
  title: text('对比', 'Compare', '比較'),
  mode: text('对比方式', 'Way of comparing', '比較の方法'),
  sides: text('并排', 'Side by side', '並べる'),
  slider: text('滑块', 'Slider', 'スライダー'),
  zoom: text('缩放', 'Zoom', '拡大'),
  zoomIn: text('放大', 'Zoom in', '拡大する'),
  zoomOut: text('缩小', 'Zoom out', '縮小する'),
  whole: text('显示全图', 'Show the whole picture', '全体を表示'),
  stage: text(
    '对比图：方向键移动，加减键缩放',
    'The two pictures: arrow keys move, plus and minus zoom',
    '比較画像：矢印キーで移動、＋と−で拡大縮小',
  ),
  divider: text('两张图的分界', 'Divider between the two pictures', '二枚の境界'),
  first: text('A，{{time}}', 'A, {{time}}', 'A、{{time}}'),
  second: text('B，{{time}}', 'B, {{time}}', 'B、{{time}}'),
  seed: text('种子', 'Seed', 'シード'),
  version: text('引擎版本', 'Engine and version', 'エンジンとバージョン'),
  fidelity: text('几何保真度', 'Fidelity', '形状の忠実度'),
  dimensions: text('尺寸', 'Dimensions', '寸法'),
  nothing: text('没有可以对比的作品', 'Nothing to compare', '比較できるものがありません'),
  missing: text(
    '要对比的作品不存在，或已被删除。',
    'One of these works does not exist, or was deleted.',
    '比較する作品が存在しないか、削除されました。',
  ),
  toWorks: text('返回我的作品', 'To my works', 'マイ作品へ'),
} as const;

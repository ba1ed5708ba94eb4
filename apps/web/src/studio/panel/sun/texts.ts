import { text } from '../../../i18n/texts.ts';

export const sunTexts = {
  automatic: text('自动', 'Automatic', '自動'),
  explained: text(
    '用于图纸。俯视：下边是您。在盘上点按或拖动太阳；越靠中心太阳越高。',
    'Of drawings. Seen from above, with you at the lower rim. Click or drag the sun; nearer the middle it stands higher.',
    '図面に働きます。上から見た図で、下の縁があなたです。太陽をクリックかドラッグ。中心に近いほど高くなります。',
  ),
  keys: text('方向键：左右转动，上下改高度', 'Arrow keys turn it and lift it', '矢印キーで向きと高さを変更'),
  place: text('{{side}}，高 {{height}}°', '{{side}}, {{height}}° high', '{{side}}・高さ {{height}}°'),
  ahead: text('前方', 'From ahead', '正面から'),
  aheadRight: text('右前方', 'From ahead right', '右前から'),
  right: text('右侧', 'From the right', '右から'),
  behindRight: text('右后方', 'From behind right', '右後ろから'),
  behind: text('身后', 'From behind you', '背後から'),
  behindLeft: text('左后方', 'From behind left', '左後ろから'),
  left: text('左侧', 'From the left', '左から'),
  aheadLeft: text('左前方', 'From ahead left', '左前から'),
} as const;

import { text } from '../../i18n/texts.ts';

export const unfinishedTexts = {
  title: text('继续上次的编辑', 'Continue where you stopped', '前回の続きから'),
  count_one: text('另有 1 项未完成的编辑', '1 other unfinished edit', '未完了の編集がほかに1件'),
  count_other: text(
    '另有 {{count}} 项未完成的编辑',
    '{{count}} other unfinished edits',
    '未完了の編集がほかに{{count}}件',
  ),
  masks_one: text('1 个蒙版', '1 mask', 'マスク1枚'),
  masks_other: text('{{count}} 个蒙版', '{{count}} masks', 'マスク{{count}}枚'),
  /** Read aloud before the tool's name. */
  goOn: text('继续', 'Go on with', '続ける'),
  discardOf: text('丢弃：{{tool}}，{{when}}', 'Discard: {{tool}}, {{when}}', '破棄：{{tool}}、{{when}}'),
  discardAsk: text('丢弃这次编辑？', 'Discard this edit?', 'この編集を破棄しますか？'),
  discardBody: text(
    '蒙版会被删除，图片保留。',
    'Its masks are deleted; the picture stays.',
    'マスクは削除され、画像は残ります。',
  ),
  discard: text('丢弃', 'Discard', '破棄'),
  keep: text('保留', 'Keep', '残す'),
} as const;

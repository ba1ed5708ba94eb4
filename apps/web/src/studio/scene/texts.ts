import { text } from '../../i18n/texts.ts';

/** What the workspace says of a reading before it is opened. */
export const sceneTexts = {
  title: text('识别结果', 'What was understood', '読み取り結果'),
  toggle: text('识别', 'Understood', '読み取り'),
  toggleHint: text(
    '查看并更正图中识别到的内容',
    'See and correct what was understood of the picture',
    '読み取った内容を確認・修正',
  ),
  nothingCorrected: text('识别结果未更正', 'Nothing corrected', '修正なし'),
  corrected_one: text('已更正 {{count}} 个区域', '{{count}} region corrected', '{{count}} 領域を修正'),
  corrected_other: text('已更正 {{count}} 个区域', '{{count}} regions corrected', '{{count}} 領域を修正'),
  locked_one: text('锁定 {{count}} 个', '{{count}} locked', '{{count}} ロック'),
  locked_other: text('锁定 {{count}} 个', '{{count}} locked', '{{count}} ロック'),
  mapInUse: text('材质 ID 图', 'Material map', '素材マップ'),
} as const;

import { text } from '../i18n/texts.ts';

/** How a file was read, for people who made it with another program. */
export const readingTexts = {
  isThatRight: text(
    '文件没有说明单位或朝向，这样对吗？',
    'The file does not say its unit or its upward axis. Is this right?',
    'ファイルに単位や上方向の記載がありません。これで正しいですか？',
  ),
  unit: text('文件单位', 'Unit of the file', 'ファイルの単位'),
  upAxis: text('向上的轴', 'Axis that points up', '上向きの軸'),
  up: text('{{axis}} 轴向上', '{{axis}} is up', '{{axis}} が上'),
  notes_one: text(
    '读取时的 {{count}} 条说明',
    '{{count}} note on the reading',
    '読み取りの注記 {{count}} 件',
  ),
  notes_other: text(
    '读取时的 {{count}} 条说明',
    '{{count}} notes on the reading',
    '読み取りの注記 {{count}} 件',
  ),
} as const;

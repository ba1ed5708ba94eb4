import { text } from '../../i18n/texts.ts';

export const versionTexts = {
  title: text('版本', 'Versions', 'バージョン'),
  open: text('版本树', 'Versions', 'バージョン'),
  upload: text('上传的图片', 'Uploaded picture', 'アップロードした画像'),
  current: text('当前', 'Current', '現在'),
  before: text('之前', 'Before', '前'),
  after: text('之后', 'After', '後'),
  compareFrom: text('从这里开始对比', 'Compare from here', 'ここから比較'),
  divider: text('两个版本的分界', 'Divider between the two versions', '二つのバージョンの境界'),
  rename: text('命名', 'Name', '名前を付ける'),
  goOn: text('从这里继续', 'Go on from here', 'ここから続ける'),
  goOnHint: text(
    '作为底图继续编辑；其他版本都保留',
    'Becomes the base; every other version stays',
    'ベースとして編集を続けます。ほかのバージョンはすべて残ります',
  ),
  differences: text('参数差别', 'What was asked differently', '設定の違い'),
  same: text('参数相同', 'The settings are the same', '設定は同じです'),
  nothing: text('无', '—', '—'),
  yes: text('是', 'On', 'オン'),
  no: text('否', 'Off', 'オフ'),
  set: text('已设定', 'Set', '設定済み'),
  ownPicture: text('图片', 'Picture', '画像'),
  tool: text('功能', 'Tool', 'ツール'),
  failed: text('版本没有加载出来', 'The versions did not load', 'バージョンを読み込めませんでした'),
  retry: text('重试', 'Try again', '再試行'),
  shortened: text(
    '只显示最近的版本',
    'Only the nearest versions are shown',
    '近いバージョンのみ表示しています',
  ),
} as const;

import { text } from '../i18n/texts.ts';

export const studioTexts = {
  workspace: text('工作台', 'Workspace', 'ワークスペース'),
  settings: text('渲染设置', 'Render settings', 'レンダリング設定'),
  history: text('历史记录', 'History', '履歴'),
  historyEmpty: text('渲染结果会留在这里', 'Your renders stay here', 'レンダリング結果がここに残ります'),
  historyVisitor: text(
    '登录后，渲染结果会留在这里',
    'Log in and your renders stay here',
    'ログインすると結果がここに残ります',
  ),
  favouritesOnly: text('只看收藏', 'Favourites only', 'お気に入りのみ'),
  noFavourites: text('还没有收藏', 'No favourites yet', 'お気に入りはまだありません'),
  favourite: text('收藏', 'Favourite', 'お気に入り'),
  dropHere: text('松开鼠标，作为底图', 'Drop to use as the base', 'ドロップしてベースにする'),
  task: text('{{tool}}，{{time}}', '{{tool}}, {{time}}', '{{tool}}、{{time}}'),
  taskQueued: text('排队中', 'Queued', '待機中'),
  taskFailed: text('失败', 'Failed', '失敗'),
  taskCancelled: text('已取消', 'Cancelled', 'キャンセル済み'),
  taskRunning: text('渲染中', 'Rendering', 'レンダリング中'),
  tabTitle: text('{{percent}}% · {{tool}}', '{{percent}}% · {{tool}}', '{{percent}}% · {{tool}}'),
  deleteOneTitle: text('删除这次渲染？', 'Delete this render?', 'このレンダリングを削除しますか？'),
  deleteSeveralTitle: text(
    '删除这 {{count}} 次渲染？',
    'Delete these {{count}} renders?',
    'これら {{count}} 件のレンダリングを削除しますか？',
  ),
  deleteBody: text(
    '图片会一起删除，无法恢复。',
    'The pictures go too, and cannot be brought back.',
    '画像も削除され、元に戻せません。',
  ),
  delete: text('删除', 'Delete', '削除'),
  keep: text('保留', 'Keep', '残す'),
  deleted: text('已删除', 'Deleted', '削除しました'),
} as const;

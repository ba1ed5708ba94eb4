import { entry } from './error-entry.ts';

export const projectErrors = {
  PROJECT_LIMIT: entry(
    422,
    '项目最多 {limit} 个，请先删除一些',
    'There is no room for more than {limit} projects. Delete some first.',
    'プロジェクトは {limit} 件までです。先にいくつか削除してください。',
  ),
  PROJECT_FULL: entry(
    422,
    '此处最多 {limit} 项，请先移除一些',
    'There is no room for more than {limit} here. Take some out first.',
    'ここには {limit} 件までです。先にいくつか外してください。',
  ),
  CHANGED_MEANWHILE: entry(
    409,
    '内容已在别处被修改，请刷新后再试',
    'This was changed elsewhere meanwhile. Load it again, then repeat your change.',
    '別の場所で変更されました。読み込み直してからもう一度お試しください。',
  ),
};

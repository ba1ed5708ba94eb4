import { entry } from './error-entry.ts';

/** Of published works and collections. */
export const workErrors = {
  LICENCE_FORBIDS: entry(
    403,
    '作者保留所有权利，不能下载此作品',
    'Its author has reserved all rights, so that it cannot be downloaded.',
    '作者がすべての権利を留保しているため、ダウンロードできません。',
  ),
  COLLECTION_LIMIT: entry(
    409,
    '收藏夹最多 {limit} 个',
    'There is no room for more than {limit} collections.',
    'コレクションは {limit} 件までです。',
  ),
  COLLECTION_FULL: entry(
    409,
    '此收藏夹已满（{limit}）',
    'This collection is full: it holds {limit} works.',
    'このコレクションはいっぱいです（{limit} 件）。',
  ),
  FOLLOW_LIMIT: entry(
    409,
    '最多关注 {limit} 人',
    'You can follow {limit} people at most.',
    'フォローできるのは {limit} 人までです。',
  ),
};

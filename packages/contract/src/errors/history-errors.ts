import { entry } from './error-entry.ts';

export const historyErrors = {
  TAG_LIMIT: entry(
    422,
    '标签太多，请先合并或删除一些',
    'There are too many tags. Merge or delete some first.',
    'タグが多すぎます。先に統合または削除してください。',
  ),
  SHARE_LIMIT: entry(
    422,
    '有效的分享链接已达上限，请先结束一些',
    'You have as many open share links as there can be. End some first.',
    '有効な共有リンクが上限に達しました。先にいくつか終了してください。',
  ),
  SHARE_ENDED: entry(
    410,
    '此分享已结束，请向分享人索取新的链接',
    'This share has ended. Ask whoever sent it for a new link.',
    'この共有は終了しました。共有した方に新しいリンクをお求めください。',
  ),
  SHARE_CLOSED: entry(
    403,
    '此分享不接受这类回复',
    'This share does not take such replies.',
    'この共有では、この種類の返信を受け付けていません。',
  ),
  SHARE_FULL: entry(
    422,
    '此分享的回复已满，请直接联系分享人',
    'This share takes no more replies. Please contact whoever sent it.',
    'この共有への返信は上限に達しました。共有した方に直接ご連絡ください。',
  ),
};

import { entry } from './error-entry.ts';

export const promptErrors = {
  PROMPT_LIMIT: entry(
    422,
    '收藏的提示词已达上限，请先删除一些',
    'Your prompt library is full. Delete some entries first.',
    'プロンプトライブラリが上限に達しました。先にいくつか削除してください。',
  ),
};

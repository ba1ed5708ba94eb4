import { text } from '../i18n/texts.ts';

export const notFoundTexts = {
  title: text('没有这个页面', 'There is no such page', 'ページが見つかりません'),
  body: text(
    '地址可能写错了，或页面已被移走。',
    'The address may be mistyped, or the page has moved.',
    'アドレスが間違っているか、ページが移動した可能性があります。',
  ),
  home: text('回到首页', 'Go to the home page', 'ホームへ戻る'),
} as const;

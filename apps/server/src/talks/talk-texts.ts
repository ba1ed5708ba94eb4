import type { LocalisedText } from '@plumbline/contract/text.ts';

const text = (zh: string, en: string, ja: string): LocalisedText => ({ 'zh-CN': zh, en, ja });

/** What the built-in assistant says around what it finds. */
export const TALK_TEXTS = {
  proposed: text(
    '渲染已准备好，您确认后才会开始：',
    'Here is that render, prepared. It starts when you say so:',
    'レンダリングを用意しました。確認いただくと始まります：',
  ),
  noPicture: text(
    '请先在问题里附上要渲染的图片，或在卡片里打开工具选择图片。',
    'Add the picture to your question, or open the tool from the card and choose one there.',
    '質問に画像を添付するか、カードからツールを開いて画像を選んでください。',
  ),
  signIn: text(
    '渲染需要先登录。登录后再告诉我一次就好。',
    'Rendering needs an account. Log in and tell me once more.',
    'レンダリングにはログインが必要です。ログイン後にもう一度お申し付けください。',
  ),
  worksFound: text(
    '在您的作品里找到 {count} 个：',
    'Found among your works: {count}.',
    'あなたの作品から {count} 件見つかりました：',
  ),
  worksNone: text(
    '在您的作品里没有找到符合的。',
    'None of your works fits that.',
    '該当する作品は見つかりませんでした。',
  ),
  worksSignIn: text(
    '登录后我才能看到您的作品。',
    'I can see your works once you have logged in.',
    'ログインすると作品を確認できます。',
  ),
  cannotSee: text(
    '我是内置助手，不会看图回答问题。',
    'I am the built-in assistant and cannot look at pictures.',
    '内蔵アシスタントは画像を見て答えることができません。',
  ),
  toolNotUsable: text(
    '您的账号不能使用这个工具。',
    'Your account cannot use this tool.',
    'お使いのアカウントではこのツールを利用できません。',
  ),
} as const;

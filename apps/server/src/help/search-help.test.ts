import { HELP_ARTICLES } from '@plumbline/content/help/articles.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import { describe, expect, test } from 'vitest';
import { articleOfError, searchHelp } from './search-help.ts';

/** Asked as people ask, also without the words of the product. */
const QUESTIONS: Readonly<Record<Locale, readonly (readonly [string, string])[]>> = {
  'zh-CN': [
    ['第一次用，怎么出图？', 'first-render'],
    ['怎么把照片里的路人去掉', 'remove-things'],
    ['地板想换成木头的', 'material-replacement'],
    ['贴图比例不对，砖太大了', 'real-size'],
    ['墙漆换个颜色', 'colour-change'],
    ['怎么抠出透明底的家具', 'cut-out'],
    ['收不到短信验证码', 'sign-in-problems'],
    ['今天的次数用完了怎么办', 'payment-problems'],
    ['失败了会不会扣次数', 'not-charged'],
    ['白天变成夜景', 'weather-and-surroundings'],
    ['我的图纸会被拿去训练吗', 'privacy'],
    ['怎么注销账号', 'delete-account'],
    ['导出 psd 分层文件', 'downloads'],
    ['提示词写了没效果', 'words-that-act'],
    ['手机怎么访问局域网里的服务', 'reach-from-network'],
    ['户型图上色', 'floor-plan'],
  ],
  en: [
    ['how do I begin?', 'first-render'],
    ['get rid of people in a photo', 'remove-things'],
    ['put a wooden floor instead of tiles', 'material-replacement'],
    ['the texture scale is wrong, bricks too big', 'real-size'],
    ['paint the wall another colour', 'colour-change'],
    ['remove background, transparent png', 'cut-out'],
    ['the sms code did not arrive', 'sign-in-problems'],
    ['was I charged for the failed render', 'not-charged'],
    ['turn day into night', 'weather-and-surroundings'],
    ['are my drawings used for training', 'privacy'],
    ['close my account and erase everything', 'delete-account'],
    ['export layers for photoshop', 'downloads'],
    ['what do the red lines in the score mean', 'fidelity'],
    ['my picture is blurry, make it bigger for print', 'enlarge'],
    ['restore a backup on another server', 'backups'],
    ['it looks different after the upgrade', 'make-it-again'],
  ],
  ja: [
    ['使い方が分からない、最初に何をする', 'first-render'],
    ['写真から通行人を消したい', 'remove-things'],
    ['床をフローリングに張り替えたい', 'material-replacement'],
    ['タイルの縮尺が合わない', 'real-size'],
    ['壁を別の色に塗り替えたい', 'colour-change'],
    ['背景を透明にしたい', 'cut-out'],
    ['SMS のコードが届きません', 'sign-in-problems'],
    ['失敗しても回数は減りますか', 'not-charged'],
    ['昼を夜景にしたい', 'weather-and-surroundings'],
    ['図面は学習に使われますか', 'privacy'],
    ['退会したい', 'delete-account'],
    ['フォトショップのレイヤーで保存', 'downloads'],
    ['忠実度のスコアとは', 'fidelity'],
    ['ぼやけた画像を高画質に拡大', 'enlarge'],
    ['間取り図に色を塗りたい', 'floor-plan'],
    ['プロンプトが効かない', 'words-that-act'],
  ],
};

describe.each(Object.entries(QUESTIONS))('questions in %s', (locale, questions) => {
  test.each(questions)('%s → %s', (question, id) => {
    const found = searchHelp(question, locale as Locale).map((article) => article.id);
    expect(found.slice(0, 3)).toContain(id);
  });
});

test('most of them are the very first answer', () => {
  const asked = Object.entries(QUESTIONS).flatMap(([locale, questions]) =>
    questions.map(([question, id]) => searchHelp(question, locale as Locale)[0]?.id === id),
  );
  expect(asked.filter(Boolean).length / asked.length).toBeGreaterThan(0.8);
});

test('a question in another language than the page finds its answer too', () => {
  expect(searchHelp('怎么注销账号', 'en')[0]?.id).toBe('delete-account');
  expect(searchHelp('transparent background', 'ja')[0]?.id).toBe('cut-out');
});

test('a code that stands in a log is found', () => {
  expect(searchHelp('NOT_A_PLAN', 'en')[0]?.id).toBe('refused-pictures');
  expect(articleOfError('NOT_A_PLAN')?.id).toBe('refused-pictures');
  for (const code of ['toString', '__proto__', 'NO_SUCH_CODE']) expect(articleOfError(code)).toBeUndefined();
});

test('whatever is typed is words or nothing', () => {
  const hostile = [
    '<script>alert(1)</script>',
    "'; DROP TABLE users; --",
    '__proto__ constructor toString',
    '(((((((((((((((((((((a+)+)+$',
    '\0\uD800\uFFFF',
    '𠮷'.repeat(100),
    'a'.repeat(200),
    '%00%2e%2e/etc/passwd',
    '🏠🏠🏠',
  ];
  for (const question of hostile)
    for (const article of searchHelp(question, 'en')) expect(HELP_ARTICLES).toContain(article);
  expect(searchHelp('🏠🏠🏠 …', 'en')).toEqual([]);
  expect(searchHelp('', 'en')).toEqual([]);
});

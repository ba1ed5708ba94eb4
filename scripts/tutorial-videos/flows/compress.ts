import { baseShown, type Flow, firstSample, resultShown, startButton } from '../flow.ts';

export const compress: Flow = {
  id: 'compress',
  path: '/compress',
  play: async (take, page) => {
    take.say(
      '无损压缩：文件更小，像素完全相同。',
      'Lossless compression: a smaller file with the same pixels.',
      '可逆圧縮：画素はそのまま、ファイルを小さく。',
    );
    await take.hold(3.5);
    await take.click(firstSample(page));
    await baseShown(page);
    take.say(
      '不用设置什么。点“应用”。',
      'There is nothing to set. Press apply.',
      '設定は不要です。適用を押します。',
    );
    await take.hold(3);
    await take.click(startButton(page));
    await take.hold(3);
    await resultShown(page);
    take.say(
      '结果下方写着省了多少；没有更小的文件时，次数退回。',
      'Below stands what was saved; where nothing smaller exists, your count comes back.',
      '下に削減量が出ます。小さくならなければ回数を返却します。',
    );
    await take.hold(7);
    take.say(
      '要放大或变清晰，用“高清放大”和“清晰度增强”（会员）。',
      'To enlarge or sharpen, use the two tools beside it (members).',
      '拡大や鮮明化は「高解像度化」「鮮明度アップ」（会員）で。',
    );
    await take.hold(5);
  },
};

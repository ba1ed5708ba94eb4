import {
  baseShown,
  dragDivider,
  type Flow,
  firstSample,
  resultShown,
  stagePicture,
  startButton,
} from '../flow.ts';

/** Round the ground floor's wall. */
const WALL = [
  [0.2, 0.56],
  [0.35, 0.54],
  [0.53, 0.51],
  [0.73, 0.49],
  [0.73, 0.62],
  [0.72, 0.75],
  [0.55, 0.75],
  [0.4, 0.75],
  [0.2, 0.74],
  [0.2, 0.65],
  [0.2, 0.57],
] as const;

/** Glass, door and window in it. */
const OPENINGS = [
  [
    [0.212, 0.572],
    [0.388, 0.572],
    [0.388, 0.745],
    [0.212, 0.745],
    [0.212, 0.575],
  ],
  [
    [0.408, 0.58],
    [0.46, 0.58],
    [0.46, 0.76],
    [0.408, 0.76],
    [0.408, 0.585],
  ],
  [
    [0.508, 0.58],
    [0.664, 0.578],
    [0.664, 0.695],
    [0.508, 0.695],
    [0.508, 0.585],
  ],
] as const;

export const material: Flow = {
  id: 'material',
  path: '/materialChange',
  play: async (take, page) => {
    take.say(
      '材质替换：按真实尺寸和透视换一面墙。',
      'Material replacement: another wall, in real size and perspective.',
      '素材の置き換え：実寸と透視で壁を替えます。',
    );
    await take.hold(2);
    await take.click(firstSample(page));
    await baseShown(page);
    take.say('用套索圈出这面墙。', 'Draw round the wall with the lasso.', 'なげなわで壁を囲みます。');
    await take.click(page.getByRole('button', { name: '套索', exact: true }));
    await take.stroke(stagePicture(page), WALL);
    take.say(
      '按住 Alt 再圈，去掉门和窗。',
      'Hold Alt and draw again to take out door and windows.',
      'Alt を押しながら囲み、扉と窓を除きます。',
    );
    await page.keyboard.down('Alt');
    for (const opening of OPENINGS) await take.stroke(stagePicture(page), opening);
    await page.keyboard.up('Alt');
    await take.hold(1.5);
    take.say(
      '从材质库选一种，每种都知道自己的真实尺寸。',
      'Choose from the library; each material knows its real size.',
      'ライブラリから選びます。どれも実寸を持っています。',
    );
    await take.click(page.getByRole('button', { name: '选择材质' }).first());
    await page.getByRole('dialog').getByRole('textbox').fill('红砖');
    await page.waitForTimeout(1_500);
    await take.hold(2);
    await take.click(page.getByRole('dialog').locator('ul li button').first());
    await take.hold(2);
    take.say('应用。', 'Apply.', '適用します。');
    await take.click(startButton(page));
    await take.hold(2);
    await resultShown(page);
    take.say(
      '光影是原来的。看起来太大或太小，就改“贴图实际宽度”。',
      'The light is the picture’s own. Too large or small? Change the width of a tile.',
      '光と影は元のまま。大きさはタイルの実幅で調整します。',
    );
    await take.hold(2);
    await dragDivider(take, page);
    await take.hold(3);
  },
};

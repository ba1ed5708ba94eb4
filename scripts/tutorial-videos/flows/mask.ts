import {
  baseShown,
  dragDivider,
  type Flow,
  firstSample,
  resultShown,
  stagePicture,
  startButton,
} from '../flow.ts';

/** Over the wall behind the bed, in rows. */
const ROWS = [0.34, 0.4, 0.46, 0.51].flatMap((y, row) => {
  const ends = [0.26, 0.42, 0.58, 0.74];
  return (row % 2 === 0 ? ends : ends.toReversed()).map((x) => [x, y] as const);
});

export const mask: Flow = {
  id: 'mask',
  path: '/colorchange',
  play: async (take, page) => {
    take.say(
      '编辑工具只改涂抹的地方。这里给墙换个颜色。',
      'Editing tools change only what you paint. Here a wall gets another colour.',
      '編集ツールは塗った所だけを変えます。ここでは壁の色を変えます。',
    );
    await take.hold(2.5);
    await take.click(firstSample(page));
    await baseShown(page);
    await take.hold(1);
    take.say(
      '用画笔涂，按 ] 把画笔变大；涂过头就用橡皮。',
      'Paint with the brush; ] makes it larger, the eraser takes back.',
      'ブラシで塗ります。] で大きく、はみ出したら消しゴム。',
    );
    await take.click(page.getByRole('button', { name: '画笔', exact: true }));
    for (let press = 0; press < 4; press += 1) await take.press(']');
    await take.stroke(stagePicture(page), ROWS);
    await take.hold(2);
    take.say(
      '选颜色，或从图中取色。',
      'Choose a colour, or take one off the picture.',
      '色を選ぶか、画像から取ります。',
    );
    await take.click(page.locator('#field-color button').first());
    const hex = page.locator('.ant-color-picker-hex-input input');
    await hex.fill('B4553A');
    await hex.press('Enter');
    await take.hold(2.5);
    await take.press('Escape');
    take.say(
      '应用。没涂的像素一个也不变，而且逐一核对过。',
      'Apply. No other pixel changes, and each is compared.',
      '適用。ほかの画素は変わらず、すべて照合されます。',
    );
    await take.click(startButton(page));
    await take.hold(2);
    await resultShown(page);
    await take.hold(2);
    take.say('明暗和纹理都还在。', 'Its light and texture are still there.', '陰影も質感も残っています。');
    await dragDivider(take, page);
    await take.hold(3);
  },
};

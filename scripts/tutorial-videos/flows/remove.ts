import {
  baseShown,
  dragDivider,
  type Flow,
  firstSample,
  resultShown,
  stagePicture,
  startButton,
} from '../flow.ts';

/** Round the lamp and its cord. */
const LAMP = [
  [0.388, 0.1],
  [0.35, 0.14],
  [0.335, 0.22],
  [0.35, 0.29],
  [0.388, 0.31],
  [0.43, 0.29],
  [0.445, 0.22],
  [0.43, 0.14],
  [0.39, 0.1],
] as const;

export const remove: Flow = {
  id: 'remove',
  path: '/clean',
  play: async (take, page) => {
    take.say(
      '快速去除：拿掉不要的东西。',
      'Quick removal: take away what should not be there.',
      'かんたん消去：不要な物を取り除きます。',
    );
    await take.hold(2.5);
    await take.click(firstSample(page));
    await baseShown(page);
    await take.hold(1);
    take.say(
      '圈住这盏灯，连同它的影子。',
      'Draw round the lamp, its shadow too.',
      '照明を、影も含めて囲みます。',
    );
    await take.click(page.getByRole('button', { name: '套索', exact: true }));
    await take.stroke(stagePicture(page), LAMP);
    await take.hold(3);
    take.say(
      '应用。周围没涂的部分就是补全的依据。',
      'Apply. The background is made from what you left unpainted.',
      '適用。塗らなかった部分から背景を作ります。',
    );
    await take.click(startButton(page));
    await take.hold(2.5);
    await resultShown(page);
    take.say(
      '对比一下。大件的东西用“精细去除”，有三个方案可选。',
      'Compare. For large things, fine removal offers three candidates.',
      '比べます。大きな物は 3 案から選べる「精密消去」へ。',
    );
    await take.hold(3);
    await dragDivider(take, page);
    await take.click(page.getByRole('button', { name: '结果', exact: true }));
    await take.hold(4);
  },
};

import { baseShown, dragDivider, type Flow, firstSample, resultShown, startButton } from '../flow.ts';

export const plan: Flow = {
  id: 'plan',
  path: '/colorFlatPicture',
  play: async (take, page) => {
    take.say(
      '打开彩色平面图，放入从正上方看的平面图。',
      'Open the coloured floor plan and put in a plan seen from above.',
      '着彩平面図を開き、真上から見た図を入れます。',
    );
    await take.hold(3);
    await take.click(firstSample(page));
    await baseShown(page);
    take.say(
      '外墙要完整；门画出开启弧线时，房间认得最准。',
      'Outer walls inside the frame; door swings make rooms easiest to tell.',
      '外壁は画面内に。扉の軌跡があると部屋を判別しやすくなります。',
    );
    await take.hold(4.5);
    take.say(
      '每个房间铺上真实比例的材料。点“渲染”。',
      'Every room gets materials at true scale. Press render.',
      '部屋ごとに実寸の素材を敷きます。実行します。',
    );
    await take.click(startButton(page));
    await take.hold(3);
    await resultShown(page);
    take.say(
      '墙线和文字都保留，拖动分界线对比。',
      'Walls and lettering stay: drag the divider.',
      '壁の線も文字も残ります。境界線をドラッグします。',
    );
    await take.hold(3);
    await dragDivider(take, page);
    take.say(
      '房间认错了？按 U 打开“识别”，点它就能更正。',
      'A room was misread? Press U for the reading, and click it.',
      '部屋の判別違いは U の「読み取り」でクリックして直します。',
    );
    await take.click(page.locator('[aria-keyshortcuts=U]').first());
    await page.waitForTimeout(6_000);
    await take.hold(5.5);
  },
};

import { baseShown, dragDivider, type Flow, firstSample, resultShown, startButton } from '../flow.ts';

export const render: Flow = {
  id: 'render',
  path: '/indoorRender',
  play: async (take, page) => {
    take.say(
      '打开室内渲染。图纸可以拖进来，这里用示例。',
      'Open the interior render. Drop a drawing, or take a sample as here.',
      '室内レンダリングを開きます。図面をドロップするか、サンプルを使います。',
    );
    await take.hold(2.5);
    await take.click(firstSample(page));
    await baseShown(page);
    take.say(
      '图片类型会自动识别，认错了可以更正。',
      'Its kind is detected; you can correct it.',
      '画像の種類は自動で判別し、修正もできます。',
    );
    await take.hold(3.5);
    take.say('选一种风格。', 'Choose a style.', 'スタイルを選びます。');
    await take.click(page.locator('#field-classifyId3 label').nth(2));
    await take.hold(3);
    take.say(
      '按钮上写着用几次。点“渲染”。',
      'The button says what it costs. Press it.',
      'ボタンに消費回数が出ます。押します。',
    );
    await take.click(startButton(page));
    await take.hold(2);
    take.say(
      '大约十秒：读懂图纸、上材质、调光线，最后叠回您的线条。',
      'About ten seconds: read, painted, lit, and your lines laid back.',
      '約 10 秒で読み取り、素材、光、最後に元の線を重ねます。',
    );
    await take.hold(3);
    await resultShown(page);
    take.say(
      '拖动分界线，和底图对比。',
      'Drag the divider to compare with the base.',
      '境界線をドラッグして比べます。',
    );
    await take.hold(2.5);
    await dragDivider(take, page);
    await take.hold(1.5);
    take.say(
      '按 F 看线条留住了多少：灰色保留，红色丢失，蓝色新增。',
      'Press F to see what was kept: grey kept, red lost, blue added.',
      'F で線の残り方を確認。灰は保持、赤は消失、青は追加。',
    );
    await take.click(page.getByRole('button', { name: '保真', exact: true }));
    await take.hold(4.5);
  },
};

import { text } from '../i18n/texts.ts';

export const guideTexts = {
  offer: text('第一次来？', 'First time here?', '初めてですか？'),
  take: text('一分钟看懂工作台', 'Take the tour', '使い方を見る'),
  decline: text('不需要引导', 'No tour, thank you', '案内は不要'),
  again: text('使用引导', 'Show me around', '使い方を見る'),
  button: text('使用引导', 'Guide', '使い方'),
  place: text('{{step}} / {{total}}', '{{step}} of {{total}}', '{{step}} / {{total}}'),
  previous: text('上一步', 'Previous', '前へ'),
  next: text('下一步', 'Next', '次へ'),
  skip: text('跳过', 'Skip', 'スキップ'),
  finish: text('完成', 'Finish', '完了'),
  baseTitle: text('放入底图', 'Put your picture in', '元の画像を入れる'),
  baseBody: text(
    '线稿、白模、SU 截图、照片都可以，拖进来即可。类型会自动识别，认错了点一下就能改。',
    'A line drawing, white model, SketchUp view or photo: drop it anywhere. Its kind is detected; one click corrects it.',
    '線画、白模型、SketchUp の画面、写真をドロップ。種類は自動で判別し、違えばすぐに直せます。',
  ),
  maskTitle: text('选出要改的地方', 'Mark what may change', '変更する範囲を選ぶ'),
  maskBody: text(
    '只有选中的部分会改变，其余像素一个不动。',
    'Only what you mark changes; every other pixel stays as it is.',
    '選んだ部分だけが変わり、ほかの画素はそのままです。',
  ),
  referenceTitle: text('给一张参考', 'Show what you mean', '参考を示す'),
  referenceBody: text(
    '上传一张，或从作品和素材库里选。',
    'Upload a picture, or choose one from your works or the library.',
    'アップロードするか、作品や素材から選びます。',
  ),
  lookTitle: text('想要什么样子', 'How it should look', '仕上がりを選ぶ'),
  lookBody: text(
    '空间、风格、天气和光线都看图选择。',
    'Space, style, weather and light, each chosen from pictures.',
    '空間、スタイル、天候、光を画像から選びます。',
  ),
  promptTitle: text('还想补充什么', 'Say the rest in words', '言葉で補う'),
  promptBody: text(
    '材料、颜色、氛围，写几个词就够；不写也能渲染。',
    'Materials, colours, mood: a few words are enough, and none is fine too.',
    '素材、色、雰囲気を数語で。空欄でも構いません。',
  ),
  precisionTitle: text('要多精确', 'How exactly', 'どこまで忠実に'),
  precisionBody: text(
    '结构保持程度、材质锁定、随机种子都在这里。默认值已适合大多数图。',
    'How strictly the lines are kept, locked materials, the seed. The defaults suit most pictures.',
    '線の保持、素材の固定、シード値はここに。既定値でほとんどの画像に合います。',
  ),
  startTitle: text('开始渲染', 'Render', 'レンダリング'),
  startBody: text(
    '按钮上写着用多少次数；还缺什么也会写在这里。',
    'The button says what it costs, and what is still missing.',
    'ボタンに消費回数と、足りないものが表示されます。',
  ),
  resultTitle: text('对比结果', 'Compare', '見比べる'),
  resultBody: text(
    '结果叠在原图上：拖动滑杆对比，按住空格看原图。保真度告诉您线条留住了多少。',
    'The result lies over your picture: drag the slider, or hold space to see the base. Fidelity says how much of your lines was kept.',
    '結果は元の画像に重なります。スライダーで比較、スペースキーで元の画像。忠実度は線がどれだけ残ったかを示します。',
  ),
  historyTitle: text('随时找回', 'Find it again', 'いつでも見返す'),
  historyBody: text(
    '每次渲染都在这里，连同当时的设置；点开就能接着改。',
    'Every render is here with the settings it was made with. Open one to go on from it.',
    'すべてのレンダリングが設定とともに残ります。開けば続きから始められます。',
  ),
} as const;

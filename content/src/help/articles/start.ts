import { type HelpArticle, heading, links, list, note, steps } from '../help-article.ts';

export const START: readonly HelpArticle[] = [
  {
    id: 'first-render',
    topic: 'start',
    title: ['第一张效果图', 'Your first render', 'はじめてのレンダリング'],
    lead: [
      '从一张线稿到一张效果图，五步，大约一分钟。',
      'From a line drawing to a render in five steps, in about a minute.',
      '線画からパースまで、5 ステップ、約 1 分です。',
    ],
    asked: [
      '怎么开始 新手 入门 如何使用 怎么出图 第一次 上手 教程',
      'how do I begin start beginner quick start tutorial make an image upload first time',
      '始め方 使い方 初心者 入門 最初 画像の作り方 チュートリアル',
    ],
    blocks: [
      steps(
        [
          '打开适合的工具，例如“室内渲染”。拿不准时，把图纸直接拖到首页，它会建议工具。',
          'Open a tool that fits, such as “Interior render”. If in doubt, drop the drawing on the home page: it suggests tools.',
          '合うツールを開きます（例：室内レンダリング）。迷ったらホームに図面をドロップすると、候補が表示されます。',
        ],
        [
          '拖入、粘贴或选择图片。图片类型会自动识别，认错了点一下即可更正。',
          'Drop, paste or choose a picture. Its kind is detected; one click corrects it.',
          '画像をドロップ・貼り付け・選択します。種類は自動で判別し、違えばクリックで直せます。',
        ],
        [
          '选空间和风格。其余设置保持默认就好。',
          'Choose a space and a style. Leave the rest at its defaults.',
          '空間とスタイルを選びます。ほかは既定のままで構いません。',
        ],
        [
          '点“渲染”。按钮上写着用多少次数；没有登录时会先请您登录，设置都会保留。',
          'Press “Render”. The button says what it costs. If you are not logged in you are asked to first; your settings stay.',
          '「レンダリング」を押します。ボタンに消費回数が表示されます。未ログインなら先にログインを求められ、設定は残ります。',
        ],
        [
          '拖动画面上的分界线对比，按住空格看底图，再下载或继续改。',
          'Drag the divider to compare, hold space to see the base, then download it or go on.',
          '境界線をドラッグして比較し、スペース長押しでベースを確認。ダウンロードするか、続けて編集します。',
        ],
      ),
      note(
        '没有图纸？空工作台里有示例图，点一下就能开始；“灵感渲染”不需要底图。',
        'No drawing at hand? An empty workspace offers samples, one click each; “Inspiration” needs no picture at all.',
        '図面がなければ、空のワークスペースのサンプルをクリックするか、元の絵のいらない「インスピレーション」をどうぞ。',
      ),
      links({ article: 'which-tool' }, { article: 'good-pictures' }, { tool: 'indoorRender' }),
    ],
  },
  {
    id: 'which-tool',
    topic: 'start',
    title: ['该用哪个工具', 'Which tool for what', 'どのツールを使うか'],
    lead: [
      '先看手里有什么，再看想改多少。',
      'Look at what you have, then at how much of it should change.',
      '手元にあるものと、変えたい範囲から選びます。',
    ],
    asked: [
      '选哪个功能 工具区别 对比 推荐 哪个好',
      'choose compare tools difference which one should I use recommend',
      'どれを使う ツールの違い 選び方 おすすめ',
    ],
    blocks: [
      heading('整张重新表现', 'The whole picture anew', '全体を描く'),
      list(
        [
          '建筑外观：建筑渲染；室内：室内渲染；商业空间：工装渲染；庭院、公园、街道：景观渲染。',
          'Buildings: the architecture render. Rooms: the interior render. Shops, offices, restaurants: the commercial render. Gardens, parks, streets: the landscape render.',
          '建物は建築、部屋は室内、店舗やオフィスは商業空間、庭や公園・街路は景観の各レンダリング。',
        ],
        [
          '露台、檐廊这类内外相接的画面：室内外渲染；从高处看：鸟瞰渲染。',
          'Terraces and verandas where inside meets outside: the indoor–exterior render. Seen from above: the bird’s-eye render.',
          'テラスや縁側は屋内外レンダリング、上から見た図は鳥瞰レンダリング。',
        ],
        [
          '平面图：彩色平面图；总平面：彩色总平面。',
          'A floor plan: the coloured floor plan. A site plan: the coloured master plan.',
          '平面図は着彩平面図、配置図は着彩配置図。',
        ],
        [
          '已经有效果图但不够精致：效果图洗图。材质已定、只换光线：材质保持渲染或室外锁图。',
          'A render that lacks finish: the effect wash. Materials are settled and only the light should change: the material-keeping render or the outdoor lock.',
          '仕上げ不足のパースはパースの仕上げ。素材はそのままで光だけ変えるなら素材保持・屋外ロック。',
        ],
      ),
      heading('只改一部分', 'Only a part', '一部だけ'),
      list(
        [
          '换墙地材料：材质替换；只换颜色：颜色替换；换家具：物品替换；去掉杂物：快速或精细去除。',
          'Another floor or wall: material replacement. Another colour: colour change. Another piece of furniture: object replacement. Something should go: quick or fine removal.',
          '床や壁の素材は素材の置き換え、色だけなら色の変更、家具は物の置き換え、不要物はかんたん消去・精密消去。',
        ],
        [
          '重画某个区域：局部渲染；画面不够宽：扩图；要透明底：智能抠图。',
          'Render one area again: partial render. The frame is too tight: extend the picture. A transparent ground: cut out.',
          '一部を描き直すなら部分レンダリング、画面を広げるなら画像の拡張、透明な背景なら切り抜き。',
        ],
      ),
      links(
        { article: 'render-buildings' },
        { article: 'partial-render' },
        { article: 'material-replacement' },
      ),
    ],
  },
  {
    id: 'good-pictures',
    topic: 'start',
    title: ['什么样的底图效果好', 'Pictures that work well', 'うまくいく元画像'],
    lead: [
      '线条清楚、透视可信、画面里只有设计本身。',
      'Clear lines, a believable perspective, and nothing in the frame but the design.',
      '線がはっきりし、透視が正しく、設計だけが写った画像です。',
    ],
    asked: [
      '底图要求 图片格式 分辨率 多大 尺寸限制 支持什么文件 清晰',
      'requirements file format resolution size limit supported files dpi max pixels',
      '画像の条件 形式 解像度 サイズ制限 対応ファイル 大きさ',
    ],
    blocks: [
      list(
        [
          'jpg、png 或 webp，最大 10 MB；宽高不超过 5000 像素，放大和清晰度增强不超过 2000 像素。',
          'jpg, png or webp up to 10 MB; at most 5000 px a side, 2000 px for enlarging and sharpness.',
          'jpg・png・webp、10 MB まで。縦横 5000 px 以内、高解像度化と鮮明度アップは 2000 px 以内。',
        ],
        [
          '太大的图不必先处理：页面会当场提议在浏览器里缩小，您电脑上的文件不变。',
          'Too large? The page offers to shrink it in your browser on the spot; the file on your computer stays.',
          '大きすぎる場合は、その場でブラウザー内での縮小を提案します。手元のファイルは変わりません。',
        ],
        [
          '线稿：粗细有别、线能闭合最好。整张同样很粗的线会丢失地面的信息。',
          'Line drawings: two weights of line and closed outlines help most. One thick pen throughout loses the floor.',
          '線画は太さに差があり、輪郭が閉じていると良好です。全体が同じ太線だと床を読み取りにくくなります。',
        ],
        [
          '截图：只截视口；带工具栏的截图只会渲染其中的视口。',
          'Screenshots: the viewport alone. Of one with toolbars only the viewport is rendered.',
          'スクリーンショットはビューポートだけを。ツールバーがあれば、中のビューだけを描きます。',
        ],
        [
          '照片：保留自身的环境，只调整光线、色调和材质，不会凭空重画。',
          'Photos keep their own surroundings: light, tones and materials change, nothing is invented.',
          '写真は周辺環境を保ち、光・色調・素材だけを調整します。新たに描き起こすことはありません。',
        ],
        [
          '有 SketchUp、Rhino、D5、Revit 的材质 ID 图？在“识别”里导入，区域会准确得多。',
          'You can export a material-ID map from SketchUp, Rhino, D5 or Revit? Import it under “Understood”: regions become exact.',
          'SketchUp・Rhino・D5・Revit の素材 ID マップは「読み取り」で読み込めます。領域が正確になります。',
        ],
      ),
      links({ article: 'understood' }, { article: 'upload-problems' }),
    ],
  },
  {
    id: 'settings-explained',
    topic: 'start',
    title: ['设置都是什么意思', 'What the settings mean', '設定の意味'],
    lead: [
      '从上到下：放进什么、想要什么样、要多精确。',
      'From top to bottom: what goes in, how it should look, how exactly.',
      '上から順に、入れるもの、仕上がり、どこまで正確にするかです。',
    ],
    asked: [
      '参数 滑杆 结构控制 相似度 张数 输出尺寸 512 768 1536 2560 3840 4K cnStrength 怎么调',
      'parameters sliders geometry strength likeness similarity variants output size options meaning',
      'パラメーター スライダー 形状の保持 類似度 枚数 出力サイズ 調整',
    ],
    blocks: [
      list(
        [
          '结构控制（0–1，默认 0.6）：越高，原图线条留得越清楚。低于默认值时才允许形体更松。',
          'Geometry strength (0–1, 0.6 by default): higher keeps your lines clearer. Only below the default may the geometry loosen.',
          '形状の保持（0–1、既定 0.6）：高いほど線が残ります。既定より下げたときだけ形が緩みます。',
        ],
        [
          '图纸到画面（0–1，默认 0.8）：作用于线稿和草图。0 保留墨线，1 让线条成为物体的边缘和缝隙；两端都保留图纸的线条位置。',
          'Drawing to picture (0–1, 0.8): for drawings and sketches. 0 keeps the ink, 1 makes its lines edges and joints of things; at both ends every line stays where it is drawn.',
          '図面から絵へ（0–1、既定 0.8）：線画とスケッチに働きます。0 はインクの線のまま、1 で線が物の縁や目地に。どちらでも線の位置は変わりません。',
        ],
        [
          '太阳：在盘上点按或拖动，决定图纸中阳光的方向和高度；下边是您，中心是头顶。「自动」让光线最能显出形体。',
          'Sun: click or drag on the dial to say where a drawing’s sunlight comes from and how high it stands; you are at the lower rim, overhead is the middle. Automatic lets the light show the form best.',
          '太陽：盤をクリックかドラッグして、図面の日差しの向きと高さを決めます。下の縁があなた、中心が真上です。「自動」では形が最もよく見える光になります。',
        ],
        [
          '与底图相似度（默认 0.5）：越高，颜色越接近底图。有参考图时，它决定离参考图的颜色有多远。',
          'Likeness to the base (0.5): higher stays nearer to its colours. With a reference it sets how far from the reference’s colours.',
          'ベースとの類似度（既定 0.5）：高いほど元の色に近づきます。参考画像があるときは、その色からの離れ具合です。',
        ],
        [
          '张数：1 到 3 张方案，每张各用一次。',
          'Variants: one to three pictures, each counted once.',
          '枚数：1〜3 案。1 枚ごとに 1 回です。',
        ],
        [
          '输出尺寸：最长边 512（快）或 768（更好）；模型渲染最大 3840（4K），2560 起扣除次数更多。编辑类工具保持底图的尺寸。',
          'Output size: a longest edge of 512 (fast) or 768 (better); of models up to 3840 (4K), which takes more tickets from 2560 on. Editing tools keep the size of the base.',
          '出力サイズ：長辺 512（高速）か 768（高画質）。モデルレンダリングは 3840（4K）まで選べ、2560 以上は必要な回数が増えます。編集ツールはベースの大きさを保ちます。',
        ],
        [
          '种子：同样的设置加同样的种子，得到同样的像素。留空就是随机。',
          'Seed: the same settings with the same seed give the same pixels. Empty means random.',
          'シード：同じ設定と同じシードなら同じ画素になります。空欄はランダムです。',
        ],
        [
          '锁定风格：严格保持所选风格的配色和材质，提示词只改天气和环境。',
          'Lock the style: its colours and materials stay, and the prompt changes weather and surroundings alone.',
          'スタイルを固定：配色と素材を保ち、プロンプトは天気と周辺だけに働きます。',
        ],
      ),
      links({ article: 'same-result-again' }, { article: 'words-that-act' }, { article: 'fidelity' }),
    ],
  },
  {
    id: 'keyboard',
    topic: 'start',
    title: ['快捷键', 'Keyboard shortcuts', 'キーボードショートカット'],
    lead: [
      '工作台和蒙版都能全程用键盘操作。',
      'The workspace and the masks can be worked from the keyboard.',
      'ワークスペースもマスクもキーボードで操作できます。',
    ],
    asked: [
      '热键 键盘 按键 空格',
      'hotkeys keys keyboard space bar ctrl enter',
      'キー操作 ホットキー スペースキー',
    ],
    blocks: [
      list(
        ['Ctrl 或 ⌘ + Enter：开始渲染。', 'Ctrl or ⌘ + Enter: render.', 'Ctrl または ⌘ + Enter：実行。'],
        [
          '按住空格：看底图；← → 换方案；↑ ↓ 换历史记录；+ − 0 缩放和适合窗口。',
          'Hold space: the base. ← → variants, ↑ ↓ history, + − 0 zoom and fit.',
          'スペース長押し：ベース。← → で案、↑ ↓ で履歴、+ − 0 で拡大縮小と全体表示。',
        ],
        [
          'F：看保真图；U：看识别结果。',
          'F: what became of your lines. U: what was understood.',
          'F：忠実度の図。U：読み取り結果。',
        ],
        [
          '蒙版：B 画笔、E 橡皮、L 套索、P 多边形、W 魔棒、K 点选、M 框选；[ ] 改大小，I 反选，O 切换颜色和轮廓，? 显示全部。',
          'Masks: B brush, E eraser, L lasso, P polygon, W wand, K pick by click, M pick by box; [ ] size, I invert, O tint or outline, ? shows them all.',
          'マスク：B ブラシ、E 消しゴム、L なげなわ、P 多角形、W 自動選択、K クリック選択、M 枠選択。[ ] で大きさ、I で反転、O で表示切替、? で一覧。',
        ],
        [
          'Ctrl + Z 撤销，Ctrl + Shift + Z 重做。',
          'Ctrl + Z undoes, Ctrl + Shift + Z redoes.',
          'Ctrl + Z で元に戻し、Ctrl + Shift + Z でやり直します。',
        ],
      ),
      links({ article: 'painting-masks' }),
    ],
  },
];

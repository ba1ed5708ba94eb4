import { type HelpArticle, links, list, note, paragraph, steps } from '../help-article.ts';

export const MASKS: readonly HelpArticle[] = [
  {
    id: 'painting-masks',
    topic: 'masks',
    title: ['涂抹蒙版', 'Painting a mask', 'マスクを塗る'],
    lead: [
      '蒙版说明哪里可以变；没涂的像素一个也不动。',
      'A mask says what may change; what is not painted stays to the pixel.',
      'マスクは変えてよい範囲を示します。塗らない画素は変わりません。',
    ],
    asked: [
      '选区 画笔 橡皮 套索 羽化 反选 怎么选择区域',
      'selection brush eraser lasso feather invert select area',
      '選択範囲 ブラシ 消しゴム なげなわ ぼかし 反転',
    ],
    blocks: [
      list(
        [
          '画笔（B）和橡皮（E）：[ ] 改大小，{ } 改软硬；按住 Shift 从上一点连直线，按住 Alt 临时擦除。',
          'Brush (B) and eraser (E): [ ] size, { } hardness; Shift draws straight from the last point, Alt erases while held.',
          'ブラシ（B）と消しゴム（E）：[ ] で大きさ、{ } で硬さ。Shift で直前の点から直線、Alt で一時的に消去。',
        ],
        [
          '套索（L）、钢笔多边形（P）：多边形回到起点、双击或按 Enter 闭合。',
          'Lasso (L) and polygon (P): a polygon closes at its first point, by double click or Enter.',
          'なげなわ（L）と多角形（P）：始点・ダブルクリック・Enter で閉じます。',
        ],
        [
          '魔棒（W）：按颜色选；容差越大选得越多，“仅相连”只取连在一起的。',
          'Magic wand (W): by colour. A larger tolerance takes more; “connected only” what touches.',
          '自動選択（W）：色で選びます。許容値が大きいほど広く、「隣接のみ」は続いた所だけ。',
        ],
        [
          '叠加方式：新选区、添加（Shift）、减去（Alt）、相交（Shift + Alt）。',
          'Combine: new, add (Shift), subtract (Alt), intersect (Shift + Alt).',
          '重ね方：新規、追加（Shift）、削除（Alt）、交差（Shift + Alt）。',
        ],
        [
          '“调整蒙版”可以扩大、收缩、羽化若干像素；I 反选，Del 清空。',
          '“Adjust the mask” grows, shrinks or feathers by pixels; I inverts, Del clears.',
          '「マスクを調整」で拡大・収縮・ぼかし。I で反転、Del で消去。',
        ],
        [
          '一张图可以有几个蒙版，各自命名、隐藏。',
          'A picture can have several masks, each named and hidden by itself.',
          '一枚の画像に複数のマスクを作り、名前を付けて隠せます。',
        ],
      ),
      links({ article: 'picking' }, { article: 'own-masks' }, { article: 'keyboard' }),
    ],
  },
  {
    id: 'picking',
    topic: 'masks',
    title: ['点选和框选识别', 'Picking by click or box', 'クリックと枠で選ぶ'],
    lead: [
      '点一下要的东西，它的轮廓就成为蒙版。',
      'Click the thing you want and its outline becomes the mask.',
      '選びたい物をクリックすると、その輪郭がマスクになります。',
    ],
    asked: [
      '智能选择 自动选区 一键选 AI 选取 识别物体 选不准',
      'auto select smart selection click object segment ai pick wrong',
      '自動選択 AI 選択 ワンクリック 認識 うまく選べない',
    ],
    blocks: [
      steps(
        [
          '按 K，点要选的地方。一次点击通常取到一半左右。',
          'Press K and click. One click takes about half of what is meant.',
          'K を押してクリックします。一度でおよそ半分が選ばれます。',
        ],
        [
          '继续点漏掉的部分；按住 Alt 点不要的部分。触屏上用“要这里 / 不要这里”切换。',
          'Click what is missing; hold Alt and click what should not be in. On touch screens switch between “This too” and “Not this”.',
          '足りない所をクリックし、Alt を押しながらで除外します。タッチでは「ここも選ぶ／ここは除く」を切り替えます。',
        ],
        [
          '或按 M 拉一个框住它的框。',
          'Or press M and drag a box around it.',
          'または M で枠を引いて囲みます。',
        ],
        ['最后用画笔补边。', 'Finish the edge with the brush.', '最後に縁をブラシで整えます。'],
      ),
      note(
        '纹理很强的大片地面和草地只会取到一部分，颜色很多的物体会散开，白模上框选较弱：这些情况用套索或画笔更快。',
        'Of wide floors and lawns with a strong grain it takes a part, things of many colours come apart, and boxes are weak on clay models: there lasso and brush are quicker.',
        '模様の強い広い床や芝生は一部だけ、多色の物は分かれ、白模型では枠が苦手です。なげなわやブラシが早道です。',
      ),
      links({ article: 'painting-masks' }),
    ],
  },
  {
    id: 'perspective-frame',
    topic: 'masks',
    title: ['透视框', 'The perspective frame', '透視の枠'],
    lead: [
      '自动透视不对时，用四个角告诉它这个面怎么躺。',
      'Where the perspective was not found, four corners say how the surface lies.',
      '自動の透視が合わないとき、四隅で面の向きを伝えます。',
    ],
    asked: [
      '透视拉伸 四点 角点 变形 纹理歪了 透视不对',
      'perspective stretch four corners texture skewed wrong angle vanishing',
      '透視変形 四点 歪む 角度が合わない 消失点',
    ],
    blocks: [
      steps(
        [
          '在材质下点“拉透视框”。',
          'Press “Set the perspective” under the material.',
          '素材の下の「透視を指定」を押します。',
        ],
        [
          '把四个角放到同一平面上的一个真实矩形的角上：地砖、窗洞、墙面都可以。边会吸附到灭点。',
          'Put the corners on a true rectangle of the surface: a tile, an opening, the wall. Edges snap to the vanishing points.',
          '四隅を同じ面の実際の長方形（タイル・開口・壁）に合わせます。辺は消失点に吸着します。',
        ],
        [
          '点“完成”或按 Enter；“移除透视框”回到自动。',
          'Finish with the button or Enter; “Remove” goes back to what is found by itself.',
          '「完了」か Enter で確定。「解除」で自動に戻ります。',
        ],
      ),
      paragraph(
        '四个角不能交叉或重合，并且要落在图上。您设的角优先于自动识别。',
        'Corners must not cross or coincide and must lie over the picture. Yours overrule what was found.',
        '四隅は交差・重複せず、画像の上に置きます。指定が自動より優先されます。',
      ),
      links({ article: 'material-replacement' }, { article: 'real-size' }),
    ],
  },
  {
    id: 'own-masks',
    topic: 'masks',
    title: [
      '保存、导入和再次使用蒙版',
      'Saving, importing and reusing masks',
      'マスクの保存・読み込み・再利用',
    ],
    lead: [
      '画到一半的编辑会自动保存，换台电脑也能接着画。',
      'An edit under way is saved by itself: go on from another computer.',
      '途中の編集は自動で保存され、別のパソコンでも続けられます。',
    ],
    asked: [
      '蒙版丢了 未完成 继续编辑 导入黑白图 重复使用',
      'mask lost unfinished continue edit import black and white mask reuse',
      'マスクが消えた 途中から 続き 白黒画像の読み込み',
    ],
    blocks: [
      list(
        [
          '登录后再次打开同一工具，“继续上次的编辑”会列出没做完的。撤销记录只在本机。',
          'Signed in, the tool lists what you had not finished. The undo history stays on the device.',
          'ログイン中は、ツールを開くと未完了の編集が並びます。取り消し履歴は端末内だけです。',
        ],
        [
          '应用过的蒙版收进“我的文件 → 蒙版”，可用在同样宽高比的图片上，大小会自动缩放。',
          'Masks that were applied are kept under My files → Masks, for any picture of the same proportions; they are scaled.',
          '適用したマスクは「マイファイル → マスク」に残り、同じ縦横比の画像に自動で拡大縮小して使えます。',
        ],
        [
          '“导出”得到一张灰度 PNG，白色是涂抹处；“导入”接受同样宽高比的黑白图。',
          '“Export” gives a grey PNG, white where painted; “Import” takes one of the same proportions.',
          '「書き出し」は塗った所が白の灰色 PNG。「読み込み」は同じ縦横比の白黒画像を受け付けます。',
        ],
        [
          '锁定类工具导入时相反：黑色为锁定。',
          'For locks it is the other way round: black is locked.',
          'ロックのツールでは逆で、黒がロックです。',
        ],
      ),
      links(
        { page: '/myPersonCenter?section=files', text: ['我的文件', 'My files', 'マイファイル'] },
        { article: 'files-and-storage' },
      ),
    ],
  },
];

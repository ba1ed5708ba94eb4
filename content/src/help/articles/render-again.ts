import { type HelpArticle, links, list, note, paragraph, steps } from '../help-article.ts';

export const RENDER_AGAIN: readonly HelpArticle[] = [
  {
    id: 'effect-wash',
    topic: 'render',
    title: ['效果图洗图', 'Finishing a raw render', 'パースの仕上げ'],
    lead: [
      '给未完成的效果图、截图或照片补上光线、氛围和质感，结构不变。',
      'Light, weather and finish for a raw render, screenshot or photo; the structure stays.',
      '仕上げ前のパースや写真に光と質感を加えます。形は変わりません。',
    ],
    asked: [
      '洗图 后期 精修 提升质感 ps 修图 灰蒙蒙',
      'post production retouch improve render finish grade enhance dull',
      '後加工 レタッチ 質感 仕上げ くすみ',
    ],
    tools: ['architecturalXitu'],
    blocks: [
      list(
        [
          '洗图强度 0 只做清理；0.5 是默认；1 加上完整的光线和质感。',
          'Strength 0 only cleans up, 0.5 is the default, 1 is the full light and finish.',
          '強さ 0 は整えるだけ、0.5 が既定、1 で光と質感をすべて加えます。',
        ],
        [
          '“识别”里可以锁定不许动的区域，锁定的一个像素也不变。',
          'Under “Understood” you can lock regions; they do not change by one pixel.',
          '「読み取り」で領域をロックでき、一画素も変わりません。',
        ],
        [
          '想换掉某种材料，洗图不做这件事，请用“材质替换”。',
          'It does not exchange materials: that is what material replacement is for.',
          '素材は変えません。「素材の置き換え」を使います。',
        ],
      ),
      links({ tool: 'materialChange' }, { article: 'keep-materials' }),
    ],
  },
  {
    id: 'keep-materials',
    topic: 'render',
    title: ['锁定材质或区域再渲染', 'Keeping materials or regions', '素材や領域を固定して描く'],
    lead: [
      '方案已定，只想换光线：锁住的部分与底图逐字节相同。',
      'The design is settled and only the light should change: what is locked stays byte for byte.',
      '設計は決まり、光だけ変えたいとき。ロックした部分はバイト単位で同じです。',
    ],
    asked: [
      '不想改变 保持原样 锁定 保留材质 不要动',
      'do not change keep as is lock region preserve materials',
      '変えたくない そのまま ロック 素材を保つ 固定',
    ],
    tools: ['lockImg', 'lockImgOut'],
    blocks: [
      steps(
        [
          '室内用“室内材质保持渲染”，室外用“室外锁图”。',
          'Indoors: the material-keeping render. Outdoors: the outdoor lock.',
          '室内は素材保持、屋外は屋外ロックを開きます。',
        ],
        [
          '选材质锁定：关、低、中、高，越高越接近底图自己的材料。',
          'Choose the material lock: off, low, medium or high. Higher keeps more of the base’s own materials.',
          '素材のロックをオフ・低・中・高から選びます。高いほど元の素材を保ちます。',
        ],
        [
          '要一个像素都不变的地方，用蒙版涂上，或在“识别”里锁定该区域。导入的蒙版中黑色是锁定。',
          'Paint what must not change by a pixel, or lock the region under “Understood”. In an imported mask black is locked.',
          '一画素も変えたくない所はマスクで塗るか、「読み取り」でロックします。読み込むマスクでは黒がロックです。',
        ],
        ['换天气和氛围，渲染。', 'Change weather and mood, then render.', '天気や雰囲気を変えて実行します。'],
      ),
      links({ article: 'painting-masks' }, { article: 'kept-pixels' }),
    ],
  },
  {
    id: 'style-transfer',
    topic: 'render',
    title: ['风格迁移：照着一张图来', 'Style transfer: like this picture', 'スタイル転写：この絵のように'],
    lead: [
      '把参考图的色彩、光线和材质用到自己的设计上，形体不动。',
      'The colours, light and materials of a reference on your own design; its shape stays.',
      '参考画像の色・光・素材を自分の設計に。形は動きません。',
    ],
    asked: [
      '参考图 仿照 意向图 色调 同款 复刻',
      'reference image mood board look like this copy palette',
      '参考画像 雰囲気 同じ色 真似 イメージ',
    ],
    tools: ['styletransferpro', 'indoorTransfer'],
    blocks: [
      list(
        [
          '室内用“室内风格迁移”，其他用“风格迁移”。',
          'Rooms: interior style transfer. Everything else: style transfer.',
          '部屋は室内スタイル転写、ほかはスタイル転写です。',
        ],
        [
          '参考图可以上传，也可以从自己的作品或示例里选。',
          'The reference can be uploaded, or chosen from your works and the samples.',
          '参考画像はアップロードするか、作品やサンプルから選べます。',
        ],
        [
          '“跟随参考图材质”打开时连材料一起借；关闭时只取色彩和光线。',
          '“Follow its materials” on borrows materials too; off takes colours and light alone.',
          '「素材も参照する」がオンなら素材も、オフなら色と光だけを移します。',
        ],
        [
          '相似度越低，越接近参考图的颜色。',
          'A lower likeness to the base comes nearer to the reference.',
          '類似度を下げるほど参考画像の色に近づきます。',
        ],
      ),
      note(
        '室内照片上，两种方式差别不大；很暖的木色参考图会让灰色房间发黄。',
        'On photos of rooms the two differ modestly; a very warm timber reference can turn a grey room sepia.',
        '室内写真では両者の差は小さめです。暖色の木材の参考画像は灰色の部屋をセピア寄りにします。',
      ),
      links({ article: 'words-that-act' }),
    ],
  },
  {
    id: 'inspiration-render',
    topic: 'render',
    title: [
      '灵感渲染：没有底图也能开始',
      'Inspiration: nothing to begin with',
      'インスピレーション：元の絵なしで',
    ],
    lead: [
      '选类别、空间、氛围和环境，得到一个设计出来的场景。',
      'Choose category, space, mood and surroundings, and get a designed scene.',
      'カテゴリー・空間・雰囲気・環境から場面を作ります。',
    ],
    asked: [
      '没有图 找灵感 概念 选空间',
      'without a picture idea concept choose a space',
      '元画像なし アイデア コンセプト 空間を選ぶ',
    ],
    tools: ['inspiration'],
    blocks: [
      paragraph(
        '四项都要选，因为画面是按它们布置的；提示词可写可不写。',
        'All four must be chosen, because the scene is laid out by them; the prompt is optional.',
        '場面は四つの選択で組み立てるため、すべて必須です。プロンプトは任意です。',
      ),
      paragraph(
        '种子决定布局：换种子就换一种摆法；同一种子总是同一张。想用一句话说清楚，用文生图。',
        'The seed lays it out: another seed, another arrangement; the same seed, the same picture. To say it in a sentence, use text to image.',
        'シードが配置を決めます。変えれば別の配置、同じなら同じ絵です。一文で伝えるなら「文章から画像」を使います。',
      ),
      note(
        '人物和近处的叶子画得简单；同一种空间的布局只有一两种变化。',
        'Figures and near leaves are simple; seeds of one space share a layout or two.',
        '人物や近くの葉は簡素で、同じ空間の配置は一、二種類です。',
      ),
      links({ article: 'text-to-image' }, { article: 'same-result-again' }, { article: 'words-that-act' }),
    ],
  },
  {
    id: 'text-to-image',
    topic: 'render',
    title: [
      '文生图：一句话变成设计',
      'Text to image: a sentence becomes a design',
      '文章から画像：一文が設計に',
    ],
    lead: [
      '写下空间、物品、时间和视角，读懂的词按写的摆进设计。',
      'Write space, things, hour and view: what is understood is laid out as written.',
      '空間・物・時間・視点を書くと、読み取れた言葉のとおりに設計します。',
    ],
    asked: [
      '文生图 文字生成图片 描述 一句话 圆窗 两把椅子 从床上看 提示词出图',
      'text to image describe a room sentence generate from words round window two chairs seen from',
      '文章から画像 説明 一文 丸窓 椅子の数 視点 言葉から生成',
    ],
    tools: ['textToImage'],
    blocks: [
      paragraph(
        '能读懂：三十多种空间，风格，家具的数量、颜色和材质，墙面和外墙颜色，圆窗、拱窗、落地窗，时间、天气、季节、环境，以及视角：正面、转角、从床上、从窗边、鸟瞰、低机位、广角、特写。',
        'Understood are thirty-odd spaces; styles; number, colour and material of furniture; colours of walls; round, arched and floor-to-ceiling windows; hour, weather, season and place; and views: frontal, from the corner, the bed or the window, from above, low, wide, close.',
        '三十余りの空間、スタイル、家具の数・色・素材、壁の色、丸窓・アーチ窓・掃き出し窓、時間・天気・季節・周辺、視点（正面・コーナー・ベッドから・窓から・俯瞰・ローアングル・広角・接写）が読み取れます。',
      ),
      paragraph(
        '开始前，描述框下面会说明哪些词起作用、哪些没有读懂。前后矛盾时以后写的为准；什么都没读懂时不会开始，也不扣次数。',
        'Before the start the lines under the box say which words act and which were not understood. Of two that contradict each other the later counts; where nothing is understood nothing starts and nothing is charged.',
        '開始前に、どの言葉が効き、どれが読み取れなかったかが欄の下に出ます。矛盾するときは後の言葉が優先です。何も読み取れなければ始まらず、課金もされません。',
      ),
      note(
        '“窗边”“左侧”之类的位置不起作用；壁炉、楼梯、动物等摆不进去的东西会在开始前说明。每张的种子不同，布局就不同。',
        '“By the window” and “on the left” place nothing; fireplaces, stairs and animals cannot be laid out, and that is said before the start. Variants have seeds of their own and differ in layout.',
        '「窓際」「左側」などの位置は効きません。暖炉・階段・動物など置けない物は開始前に示します。枚数ごとにシードが違い、配置も変わります。',
      ),
      links({ article: 'inspiration-render' }, { article: 'words-that-act' }),
    ],
  },
];

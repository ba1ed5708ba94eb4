import { type HelpArticle, heading, links, list, messages, note, paragraph, steps } from '../help-article.ts';

export const LOOK: readonly HelpArticle[] = [
  {
    id: 'styles-and-spaces',
    topic: 'look',
    title: ['风格和空间', 'Styles and spaces', 'スタイルと空間'],
    lead: [
      '风格决定配色、各部位的材料、光线和调子；空间决定哪些风格排在前面。',
      'A style sets palette, materials by part, light and grade; a space says which styles come first.',
      'スタイルは配色・部位ごとの素材・光・調子を、空間は並び順を決めます。',
    ],
    asked: [
      '现代 新中式 法式 侘寂 工业风 奶油风 选风格 水彩 马克笔',
      'modern wabi-sabi french industrial nordic choose style watercolour marker clay',
      'モダン 和風 北欧 インダストリアル 水彩 マーカー スタイル選び',
    ],
    blocks: [
      list(
        [
          '共 36 种风格，现代、新中式、法式、工业等有带编号的变体：编号不同，材料和色调不同。',
          'There are 36 styles. Numbered ones (modern 1–11, French 1–4…) differ in materials and tones.',
          '全 36 種。番号付き（モダン 1–11 など）は素材と色調が異なります。',
        ],
        [
          '“马克笔”“水彩”“素模”是画法而不是材料：它们把画面画出来。',
          '“Marker”, “watercolour” and “clay” are ways of drawing rather than materials.',
          '「マーカー」「水彩」「クレイ」は素材ではなく描き方です。',
        ],
        [
          '草图上，墙色相近的两种风格看起来差不多，因为大部分是纸。',
          'On loose sketches two styles whose walls are alike look alike: most of the sheet is paper.',
          'ラフなスケッチでは大半が紙なので、壁色の近いスタイルは似て見えます。',
        ],
        [
          '本站的管理员可以添加自己的风格、材质和物品，它们和内置的排在一起。',
          'The operator of this site may have added styles, materials and objects; they stand among the others.',
          '運営者が独自のスタイル・素材・物を加えている場合、内蔵のものと並んで表示されます。',
        ],
      ),
      links({ article: 'words-that-act' }, { article: 'settings-explained' }),
    ],
  },
  {
    id: 'weather-and-surroundings',
    topic: 'look',
    title: ['天气、灯光和环境', 'Weather, light and surroundings', '天気・灯り・周辺環境'],
    lead: [
      '六种氛围改变天空、太阳和地面；六种环境决定周围是什么。',
      'Six moods change sky, sun and ground; six surroundings say what stands around.',
      '六つの雰囲気が空・太陽・地面を、六つの環境がまわりを決めます。',
    ],
    asked: [
      '夜景 黄昏 下雨 下雪 雾 白天 变晚上 背景换成海边 灯光',
      'night dusk rain snow fog sunset evening day to night change background sea lights',
      '夜景 夕方 雨 雪 霧 昼を夜に 背景を海に 照明',
    ],
    blocks: [
      list(
        [
          '氛围：晴天、雨天、雾天、雪天、黄昏、夜景灯光。',
          'Moods: sunny, rain, fog, snow, dusk, lights at night.',
          '雰囲気：晴れ・雨・霧・雪・夕暮れ・夜の灯り。',
        ],
        [
          '环境：城市街道、森林、湖边、海边、乡村、山脚。只用在图纸和模型中天空和地面能可靠认出的部分。',
          'Surroundings: city street, forest, lakeside, seaside, countryside, mountain foot. They show in drawings and models where sky and ground are recognised safely.',
          '環境：街路・森・湖畔・海辺・田園・山麓。図面と模型で、空と地面が確実に判別できる場合に表示されます。',
        ],
        [
          '照片保留自身的环境：换不成海边，但可以变成黄昏。',
          'A photo keeps its surroundings: it will not move to the sea, but it can become dusk.',
          '写真は環境を保ちます。海辺にはなりませんが、夕暮れにはできます。',
        ],
        [
          '照片上的雪只落在与天空相接的屋顶，雨只打湿画面下方的地面。',
          'On photos snow settles on roofs that meet the sky, rain wets the ground at the foot of the picture.',
          '写真の雪は空に接する屋根、雨は画面下の地面だけに現れます。',
        ],
      ),
      links({ article: 'render-buildings' }, { article: 'words-that-act' }),
    ],
  },
  {
    id: 'words-that-act',
    topic: 'look',
    title: ['提示词：哪些词起作用', 'Prompts: which words act', 'プロンプト：効く言葉'],
    lead: [
      '写几个词就够；输入时，提示词下方会标出每个词起什么作用。',
      'A few words are enough; as you type, each is marked below the prompt with what it does.',
      '数語で十分です。入力中、欄の下に各語の働きが表示されます。',
    ],
    asked: [
      '提示词怎么写 关键词 咒语 描述 没效果 反向提示词 权重',
      'how to write a prompt keywords description no effect ignored negative prompt weight',
      'プロンプトの書き方 キーワード 効かない ネガティブ 重み',
    ],
    blocks: [
      heading('起作用的', 'These act', '効くもの'),
      list(
        [
          '天气：雪天、黄昏、雾。环境：海边、街景、森林。风格：侘寂、工业风。',
          'Weather: snow, dusk, fog. Surroundings: seaside, urban, woodland. Styles: wabi-sabi, industrial.',
          '天気：雪・夕暮れ・霧。環境：海辺・街並み・森。スタイル：侘び寂び・インダストリアル。',
        ],
        [
          '部位加材料：胡桃木地板、白色墙面、红砖外墙、岩板台面。',
          'A part with a material: walnut floor, white walls, brick façade.',
          '部位と素材：ウォールナットの床、白い壁、レンガの外壁。',
        ],
        [
          '调子：暖光、明亮、鲜艳、素雅、柔光。',
          'Tones: warm, bright, vivid, muted, soft light.',
          '調子：暖かい・明るい・鮮やか・落ち着いた色・柔らかい。',
        ],
        [
          '中文、英文、日文都可以，也可以混着写。(词:1.2) 加重一个词。',
          'Chinese, English and Japanese, mixed too. (word:1.2) makes one weigh more.',
          '中国語・英語・日本語を混ぜても構いません。(語:1.2) で重くなります。',
        ],
      ),
      heading('不起作用的', 'These do not', '効かないもの'),
      list(
        [
          '添加东西：“加一辆红色跑车”。页面会指出能做到的工具，例如物品替换。',
          'Adding things: “add a red sports car”. The page names the tool that can, such as object replacement.',
          '物を足す「赤いスポーツカーを追加」。物の置き換えなど、できるツールを示します。',
        ],
        [
          '镜头、画种、季节、画质词（“8K”“杰作”）：不改变画面。',
          'Cameras, media, seasons, quality words (“8K”, “masterpiece”): the picture stays the same.',
          'カメラ・画法・季節・画質の言葉（「8K」「傑作」）は画面を変えません。',
        ],
        [
          '与面板冲突的词：以面板的选择为准。',
          'Words against the panel: what you chose there counts.',
          'パネルと食い違う言葉：パネルの選択が優先されます。',
        ],
      ),
      paragraph(
        '反向提示词拿走一个词的作用，并把调子反过来：写“暗”，画面会更亮。',
        'A negative prompt takes words away and turns tones round: “dark” there makes the picture brighter.',
        'ネガティブプロンプトは言葉を取り除き、調子を逆にします。「暗い」と書くと明るくなります。',
      ),
      note(
        '没有一个词能起作用时，不会开始，也不扣次数。',
        'Where no word would act nothing is started or charged.',
        '効く言葉が一つもなければ、開始も課金もしません。',
      ),
      links(
        { article: 'words-refused' },
        { article: 'styles-and-spaces' },
        { article: 'object-replacement' },
      ),
    ],
  },
  {
    id: 'words-refused',
    topic: 'look',
    title: [
      '提示“提示词里没有能起作用的内容”',
      '“No word of the prompt changes this picture”',
      '「プロンプトに効果のある言葉がありません」',
    ],
    lead: [
      '没有扣次数。换个说法，或不带提示词渲染。',
      'Nothing was charged. Put it otherwise, or render without the words.',
      '回数は減っていません。言い換えるか、文なしで実行してください。',
    ],
    asked: [
      '提示词无效 不能渲染 不扣次数 看不懂我写的',
      'prompt not understood refused does not know my words',
      'プロンプトが通じない 実行できない 言葉が分からない',
    ],
    blocks: [
      steps(
        [
          '看提示词下方的标记：“没有读懂”“在这里不起作用”“由别的工具完成”各是什么词。',
          'Read the marks below the prompt: which words are “not understood”, “do nothing here” or are “done by another tool”.',
          '欄の下で「読み取れませんでした」「ここでは効きません」「別のツールで行います」の語を確かめます。',
        ],
        [
          '换成部位加材料，例如“木地板”；或从提示词库里选。',
          'Name a part and a material, such as “timber floor”, or choose from the prompt library.',
          '「木の床」のように部位と素材で書くか、プロンプト集から選びます。',
        ],
        [
          '只想要图：点“不带文字渲染”，按普通渲染计次。',
          'You just want the picture: “Render without the words”, an ordinary render at its price.',
          '絵だけでよければ「文なしで実行」。通常の回数です。',
        ],
      ),
      paragraph(
        '提示词说到的部位在图里没有找到（例如没有地板的画面写“木地板”）时，会在比对后退回次数。',
        'Where the part that is named is not in the picture (a timber floor with no floor in sight), the count comes back after comparing.',
        '言葉の指す部位が画像にないとき（床のない絵に「木の床」など）は、比較のうえ回数を返却します。',
      ),
      messages({
        WORDS_NOT_UNDERSTOOD: [
          '没有开始。照上面的办法换个说法。',
          'It did not start. Put it otherwise, as above.',
          '開始していません。上の方法で言い換えます。',
        ],
        WORDS_WITHOUT_SURFACE: [
          '打开“材质替换”，把位置涂出来。',
          'Open material replacement and paint the place.',
          '「素材の置き換え」で場所を塗ります。',
        ],
      }),
      links({ article: 'words-that-act' }, { article: 'not-charged' }, { tool: 'materialChange' }),
    ],
  },
  {
    id: 'real-size',
    topic: 'look',
    title: ['材质的真实尺寸', 'Materials in real size', '素材の実寸'],
    lead: [
      '每种材料都知道一块有多大；铺到画面上时按透视和真实尺寸换算。',
      'Each material knows how large a tile of it is, and lies in the picture in that size.',
      '素材は一枚の実際の大きさを持ち、透視に合わせて実寸で敷かれます。',
    ],
    asked: [
      '贴图太大 太小 比例不对 砖的尺寸 800 600 规格 缩放纹理',
      'texture too big too small scale wrong tile size mm pattern repeat',
      'テクスチャが大きい 小さい 縮尺 タイルの寸法 目地 比率',
    ],
    blocks: [
      list(
        [
          '材质库的 182 种材料带有真实尺寸；自己的贴图在“贴图实际宽度”里填一幅图代表多少毫米（5 到 20000）。',
          'The 182 materials of the library bring their size; for a texture of your own say how many millimetres one tile is wide (5 to 20,000).',
          'ライブラリの 182 種には実寸があります。自分のテクスチャは一枚の幅を mm（5〜20000）で入力します。',
        ],
        [
          '尺度从站立者 1.6 米的视线高度推算：能看到墙脚或地面边缘时，地面上的长度误差在 8% 以内。',
          'Scale comes from a standing viewer’s eye at 1.6 m. Where the foot of a wall is seen, lengths on floors are right within 8 %.',
          '縮尺は高さ 1.6 m の視点から求めます。壁の足元が見えれば、床の長さの誤差は 8 % 以内です。',
        ],
        [
          '斜面、航拍或没有直线的画面只能估计，结果的说明里会写出来。',
          'On slopes, from drones or without straight edges it is a guess, and the notes of the result say so.',
          '斜面・空撮・直線のない絵では推定となり、結果の注記に示されます。',
        ],
        [
          '看起来太大或太小：改“贴图实际宽度”，或拉透视框。',
          'Looks too large or small? Change the width of the tile, or set the perspective.',
          '大きすぎる・小さすぎるときはタイルの実幅を変えるか、透視を指定します。',
        ],
      ),
      note(
        '自己的贴图至少 8 × 8 像素；正拍、光线均匀、能无缝重复的照片最好。',
        'A texture needs at least 8 × 8 px; best are photos taken straight on, evenly lit, that repeat without a seam.',
        '自分のテクスチャは 8 × 8 px 以上。正面から均一な光で撮った、継ぎ目なく繰り返せる写真が最適です。',
      ),
      links({ article: 'material-replacement' }, { article: 'perspective-frame' }),
    ],
  },
  {
    id: 'same-result-again',
    topic: 'look',
    title: [
      '种子、方案和“用这次的设置”',
      'Seeds, variants and “Use these settings”',
      'シード・案・「この設定を使う」',
    ],
    lead: [
      '想要同一张、相近的一张，还是完全不同的一张。',
      'The same picture, one near it, or quite another.',
      '同じ絵、近い絵、まったく別の絵を得る方法。',
    ],
    asked: [
      '随机 每次不一样 重复 再来一张 相同效果 固定',
      'random seed different every time repeat variation same again fixed',
      'ランダム 毎回違う 同じ絵 もう一枚 固定 シード',
    ],
    blocks: [
      list(
        [
          '完全一样：结果下方“更多 → 用这次的设置”，再加“用这个种子”。',
          'The very same: “Use these settings” and “Use this seed” under a result.',
          'まったく同じ：結果の下の「この設定を使う」と「このシードを使う」。',
        ],
        [
          '只改一处：先恢复设置，再改一个选项，保持种子。',
          'One thing changed: bring the settings back, keep the seed, change one choice.',
          '一か所だけ変える：設定を戻し、シードを保って一つ変えます。',
        ],
        [
          '几个方案：张数选 2 或 3；种子不同的是云、颗粒、笔触，灵感渲染里还有布局。',
          'Several: two or three variants. What the seed varies is clouds, grain and stroke; in Inspiration the layout too.',
          '複数案：枚数を 2 か 3 に。シードで変わるのは雲・粒子・筆致、インスピレーションでは配置も。',
        ],
        [
          '两张方案像素完全相同时，后一张退回次数。',
          'A variant that equals an earlier one pixel for pixel is not charged.',
          '前の案と画素まで同じ案は、回数が返却されます。',
        ],
      ),
      links({ article: 'make-it-again' }, { article: 'settings-explained' }),
    ],
  },
];

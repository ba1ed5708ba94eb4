import { type HelpArticle, links, list, note, paragraph, steps } from '../help-article.ts';

export const RENDER_SCENES: readonly HelpArticle[] = [
  {
    id: 'render-buildings',
    topic: 'render',
    title: ['建筑渲染', 'Rendering a building', '建物をレンダリングする'],
    lead: [
      '线稿、草图、白模、截图或照片变成建筑效果图，轮廓和开窗都在原处。',
      'A drawing, sketch, model, screenshot or photo becomes a render; outline and openings stay where they are.',
      '線画・スケッチ・模型・スクリーンショット・写真をパースに。輪郭も窓もそのままです。',
    ],
    asked: [
      '外观 立面 别墅 楼 外立面渲染',
      'house facade exterior villa elevation tower',
      '外観 立面 住宅 ファサード ビル',
    ],
    tools: ['architecturalRender'],
    blocks: [
      steps(
        [
          '放入底图，看一眼识别出的图片类型。',
          'Put your picture in and check the kind that was detected.',
          '画像を入れ、判別された種類を確かめます。',
        ],
        [
          '选空间和风格，再选天气；环境决定建筑背后和周围是什么。',
          'Choose space and style, then the weather; the surroundings decide what stands behind and around it.',
          '空間とスタイル、天気を選びます。周辺環境で背景とまわりが決まります。',
        ],
        [
          '打开“识别”（U），检查屋顶、玻璃和地面认得对不对。',
          'Open “Understood” (U) and check roofs, glass and ground.',
          '「読み取り」（U）で屋根・ガラス・地面を確かめます。',
        ],
        [
          '渲染，按 F 看线条留住了多少。',
          'Render, and press F to see what became of the lines.',
          'レンダリングし、F で線の残り方を見ます。',
        ],
      ),
      paragraph(
        '照片保留自身的环境：换的是光线、天气和墙面的色调。要换一面墙的材料，请用“材质替换”。',
        'A photo keeps its own surroundings: light, weather and the tint of walls change. To change one wall’s material, use material replacement.',
        '写真は周辺環境を保ち、光・天気・壁の色みが変わります。壁の素材を変えるには「素材の置き換え」を使います。',
      ),
      note(
        '做得还不够好的：照片上被植物遮住的窗保持黑暗；有自己颜色的白模在雪天变化很小；标注很多的轴测图窗户不亮灯。',
        'Still weak: windows of photos behind plants stay dark; models with colours of their own change little in snow; windows of annotated axonometrics stay unlit.',
        '苦手なもの：植物に隠れた写真の窓は暗いまま、色の付いた模型は雪での変化が小さく、注記の多い軸測図の窓は点灯しません。',
      ),
      links({ article: 'understood' }, { article: 'weather-and-surroundings' }, { article: 'fidelity' }),
    ],
  },
  {
    id: 'render-rooms',
    topic: 'render',
    title: ['室内与工装渲染', 'Rendering rooms and commercial spaces', '室内と商業空間をレンダリングする'],
    lead: [
      '家具、门窗都留在原处，换的是材质、光线和氛围。',
      'Furniture and openings stay; materials, light and mood change.',
      '家具も開口部もそのままに、素材・光・雰囲気を変えます。',
    ],
    asked: [
      '室内 客厅 卧室 厨房 办公室 餐厅 店铺 软装 家装',
      'interior living room bedroom kitchen office shop restaurant hotel',
      '内装 リビング 寝室 キッチン オフィス 店舗 レストラン',
    ],
    tools: ['indoorRender', 'gongzhuangRender'],
    blocks: [
      list(
        [
          '住宅用“室内渲染”，办公、餐饮、展厅、酒店等用“工装渲染”：两者的空间和风格列表不同。',
          'Homes go to the interior render; offices, restaurants, showrooms and hotels to the commercial render. Their spaces and styles differ.',
          '住宅は室内、オフィス・飲食・展示・ホテルは商業空間へ。選べる空間とスタイルが異なります。',
        ],
        [
          '线稿可以选窗外的景色；模型和照片保留自己的窗景。',
          'Drawings can be given a view outside; models and photos keep their own.',
          '線画では窓の外の景色を選べます。模型と写真は元のままです。',
        ],
        [
          '想指定地板或墙面？写“胡桃木地板”“墙面 浅灰”，或在“识别”里点那一块直接选材质。',
          'A certain floor or wall? Write “walnut floor”, “light grey walls”, or click the region under “Understood” and choose a material.',
          '床や壁を指定するには「ウォールナットの床」「壁 ライトグレー」と書くか、「読み取り」で領域を選び素材を指定します。',
        ],
        [
          '夜景灯光会点亮画里的灯和窗。',
          '“Lights at night” lights the lamps and windows that are drawn.',
          '「夜の灯り」は描かれた照明と窓を灯します。',
        ],
      ),
      note(
        '做得还不够好的：整张一样粗的线会丢掉地面；白模的墙只靠光的颜色表现天气；照片里的窗很少被认出。',
        'Still weak: a pen of one thick weight loses the floor; white walls of models show the weather by the colour of the light alone; windows in photographed rooms are rarely found.',
        '苦手なもの：一様に太い線では床を失いやすく、白模型の壁は光の色だけで天気を表し、室内写真の窓はあまり見つかりません。',
      ),
      links({ article: 'words-that-act' }, { article: 'understood' }, { article: 'keep-materials' }),
    ],
  },
  {
    id: 'render-gardens',
    topic: 'render',
    title: ['景观渲染', 'Rendering gardens, parks and streets', '庭・公園・街路をレンダリングする'],
    lead: [
      '植物、水面、铺地各得其所，路网和构筑物不移位。',
      'Planting, water and paving find their place; paths and structures do not move.',
      '植栽・水面・舗装を描き分け、園路や構造物は動きません。',
    ],
    asked: [
      '景观 庭院 公园 广场 花园 街景 园林',
      'landscape garden park square street planting',
      '景観 ランドスケープ 庭園 広場 植栽',
    ],
    tools: ['landscapeRender'],
    blocks: [
      list(
        [
          '一棵树、一片灌木最好是闭合的轮廓；连成一片的随手线条容易全部认成草地或铺地。',
          'Draw trees and shrubs as closed outlines; a tangle of loose strokes is easily taken for lawn or paving.',
          '樹木や低木は閉じた輪郭で。ばらばらの線は芝生や舗装と判断されがちです。',
        ],
        [
          '车道夹在草地之间可能被认成草地：在“识别”里点它，改成铺地。',
          'A driveway between lawns may be taken for lawn: click it under “Understood” and make it paving.',
          '芝生にはさまれた車道は芝生とみなされることがあります。「読み取り」で舗装に直します。',
        ],
        [
          '雨天会打湿铺地，雪天会盖住草地和屋顶，雾按远近加深。',
          'Rain wets paving, snow covers lawns and roofs, fog deepens with distance.',
          '雨は舗装を濡らし、雪は芝生と屋根に積もり、霧は遠くほど濃くなります。',
        ],
      ),
      links({ article: 'understood' }, { article: 'weather-and-surroundings' }),
    ],
  },
  {
    id: 'render-terraces',
    topic: 'render',
    title: ['室内外渲染与单品背景', 'Terraces, and a set for a single item', 'テラスと、単品の背景'],
    lead: [
      '露台、檐廊、庭院一起渲染；只有一件物品的照片，可以放进布好的场景。',
      'Terraces, verandas and courts in one render; a photo of one item can be shown in a set.',
      'テラスや縁側・中庭をまとめて描きます。単品の写真は用意した場面に置けます。',
    ],
    asked: [
      '露台 阳台 檐廊 单品 产品图 白底图 换背景 家具摄影',
      'terrace balcony veranda product photo single item background furniture shot',
      'テラス バルコニー 縁側 商品写真 単品 背景を変える',
    ],
    tools: ['indoorExterior'],
    blocks: [
      paragraph(
        '这里的结构控制默认更高（0.7），因为室内外交界处的线最容易走样。',
        'Geometry strength begins at 0.7 here, because lines suffer most where inside meets outside.',
        '屋内と屋外の境は線が崩れやすいため、形状の保持は 0.7 から始まります。',
      ),
      steps(
        [
          '单品：放入背景干净的物品照片。',
          'For an item: put in a photo of it before a plain ground.',
          '単品の場合：背景の無地な写真を入れます。',
        ],
        [
          '在“单品背景”选无缝背景纸、房间、展厅、露台或花园。',
          'Choose paper sweep, room, gallery, terrace or garden as its background.',
          '「単品の背景」で背景紙・部屋・ギャラリー・テラス・庭を選びます。',
        ],
        [
          '“单品占比”决定它在画面里多大。渲染后它带着自己的影子落在地上。',
          '“Share of the item” says how large it stands. It comes to rest on the ground with its own shadow.',
          '「単品の割合」で大きさを決めます。影を落として床に置かれます。',
        ],
      ),
      note(
        '分不清物品和背景时不会扣次数；请换一张背景更干净的照片，或先用“智能抠图”。',
        'Where item and ground cannot be told apart nothing is charged: use a plainer photo, or cut the item out first.',
        '物と背景を見分けられなければ回数は減りません。無地の写真にするか、先に「切り抜き」を使ってください。',
      ),
      links({ article: 'cut-out' }, { article: 'refused-pictures' }),
    ],
  },
  {
    id: 'render-above',
    topic: 'render',
    title: ['鸟瞰渲染', 'Views from above', '鳥瞰をレンダリングする'],
    lead: [
      '斜着看或垂直俯视，选对了再渲染。',
      'At an angle or straight down: choose which before you render.',
      '斜めからか真上からかを選んで描きます。',
    ],
    asked: [
      '鸟瞰 俯视 航拍 无人机 规划',
      'aerial drone from above bird view masterplan perspective',
      '俯瞰 空撮 ドローン 上から',
    ],
    tools: ['birdsViewRender'],
    blocks: [
      list(
        [
          '斜向鸟瞰：看得到立面的画面。垂直俯视：没有透视的俯拍或总图。',
          'At an angle: façades are seen. Straight down: no perspective, like a survey photo.',
          '斜めから：立面が見える図。真上から：透視のない俯瞰写真や配置図。',
        ],
        [
          '如果是带文字和图例的总平面线稿，“彩色总平面”更合适。',
          'A site plan with lettering and legend does better in the coloured master plan.',
          '文字や凡例のある配置図には「着彩配置図」が向いています。',
        ],
        [
          '航拍照片：更正只能作用于草地、树丛和铺地。',
          'On aerial photos corrections act on lawn, foliage and paving only.',
          '空撮写真では、修正は芝生・樹木・舗装にだけ働きます。',
        ],
      ),
      links({ article: 'site-plan' }, { article: 'understood' }),
    ],
  },
];

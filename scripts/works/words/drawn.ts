import type { WorkWords } from '../work-spec.ts';
import { say } from './say.ts';

export const DRAWN_WORDS: Readonly<Record<string, WorkWords>> = {
  'villa-drawing-at-dusk': say(
    ['别墅线稿上黄昏', 'Villa drawing at dusk', '別荘の線画を夕暮れに'],
    [
      '一张两层别墅的墨线，选陶土色外墙、湖边、黄昏。窗先亮起来，墙脚和台阶的线与原稿逐条重合。',
      'Two storeys in ink; terracotta walls, the lake and dusk were chosen. The windows light up first, and base and steps lie on the lines of the drawing.',
      '二階建ての墨線に、テラコッタの壁と湖畔と夕暮れを。まず窓がともり、基壇も段も元の線に重なります。',
    ],
  ),
  'homestay-drawing-in-snow': say(
    ['民宿线稿落雪', 'Homestay drawing in snow', '民宿の線画に雪を'],
    [
      '雪只落在朝天的面上：屋顶、门廊、台阶。红色木墙留着，整张图因此有一个暖点。',
      'Snow lies where a surface faces the sky: roof, porch, steps. The red boards stay and are the one warm spot.',
      '雪は空を向いた面だけに。屋根、ポーチ、段。赤い板壁が残り、画面に暖かい一点をつくります。',
    ],
  ),
  'courtyard-house-in-watercolour': say(
    ['檐廊老屋，水彩', 'Veranda house in watercolour', '縁側の家、水彩'],
    [
      '水彩风格适合前期沟通：颜色溢出线外一点，细部留白，业主讨论的是大关系。',
      'Watercolour suits early talks: a little colour beyond the lines, details left white, and the client speaks of the whole.',
      '水彩は初期の打ち合わせ向き。色が線を少しはみ出し、細部は白のまま。話は全体の関係に向かいます。',
    ],
  ),
  'kitchen-drawing-in-walnut': say(
    ['厨房线稿，柚木与胡桃木', 'Kitchen drawing in teak and walnut', '台所の線画、チークとウォールナット'],
    [
      '岛台、吊柜和窗框用同一种木色，墙面留白。线稿里没画的纹理由材料补上，透视没有动。',
      'Island, wall units and frames share one wood, the walls stay white. What the drawing leaves out comes from the material; the perspective does not move.',
      'アイランド、吊戸棚、窓枠を同じ木の色に、壁は白く。線画にない木目は素材が補い、透視は動きません。',
    ],
  ),
  'study-drawing-in-green': say(
    ['书房线稿，法式绿', 'Study drawing in French green', '書斎の線画、フレンチグリーン'],
    [
      '柜墙整面上绿，桌椅用深木，地面人字拼。一张线稿十分钟内能给出三个配色。',
      'The wall of cupboards goes green, desk and chair are dark wood, the floor is herringbone. Three palettes of one drawing fit into ten minutes.',
      '壁面の戸棚を緑に、机と椅子は濃い木、床はヘリンボーン。一枚の線画から十分で三つの配色が出せます。',
    ],
  ),
  'living-room-drawing-with-markers': say(
    ['客厅线稿，马克笔', 'Living room drawing with markers', 'リビングの線画、マーカー'],
    [
      '马克笔只铺地板、窗景和影子，家具靠线。看得出是快图，也看得清尺寸。',
      'Markers for the boards, the view and the shadows; the furniture is left to the line. It looks quick, and the dimensions can still be read.',
      'マーカーは床と窓の景色と影だけ、家具は線に任せます。速さが伝わり、寸法も読めます。',
    ],
  ),
  'office-drawing-in-walnut': say(
    ['办公室线稿，胡桃木', 'Office drawing in walnut', 'オフィスの線画、ウォールナット'],
    [
      '四张工位、一面会议屏。换材料时灯位、桌位都不动，方便和甲方逐项确认。',
      'Four desks and a screen. The materials change while lamps and desks stay where they are, so that each can be agreed in turn.',
      '四つの席とスクリーン。素材を替えても灯りも机も動かず、一つずつ確認できます。',
    ],
  ),
  'restaurant-drawing-in-rosewood': say(
    ['餐厅线稿，红木与暮色', 'Restaurant drawing in rosewood', 'レストランの線画、紫檀と夕闇'],
    [
      '家具统一成红木色，窗外是黄昏。吧台与酒架在线稿里只有轮廓，材料上去以后主次就分出来了。',
      'All the furniture is rosewood and it is dusk outside. The counter was an outline; the material tells what leads and what follows.',
      '家具を紫檀色にそろえ、窓の外は夕暮れ。輪郭だけだったカウンターが、素材で主役になります。',
    ],
  ),
  'pond-garden-in-watercolour': say(
    ['水景庭院，水彩', 'Pond garden in watercolour', '池の庭、水彩'],
    [
      '椭圆水池、亭子、花坡。水面留出天光，驳岸那一圈线一点没有糊掉。',
      'An oval pond, a pavilion, a bank of flowers. The water keeps the sky and the rim of the bank stays crisp.',
      '楕円の池、東屋、花の斜面。水面に空を残し、護岸の線はにじみません。',
    ],
  ),
  'lake-park-at-dusk': say(
    ['湖滨公园，暮色', 'Lake park at dusk', '湖の公園、夕暮れ'],
    [
      '同一张公园线稿从白天换到傍晚：草色压暗，路面偏暖，水面把晚霞收进来。',
      'The drawing of a park, brought from day to evening: the grass darkens, the path warms, the lake takes in the sky.',
      '公園の線画を昼から夕へ。芝は沈み、道は暖かく、湖が夕焼けを映します。',
    ],
  ),
  'town-square-in-snow': say(
    ['小镇广场，雪', 'Town square in snow', '町の広場、雪'],
    [
      '喷泉、长凳、树冠上各积一层，立面退成灰。看冬天的广场还剩哪些能坐的地方。',
      'Snow on fountain, benches and crowns, the fronts fade to grey. It shows where one may still sit in winter.',
      '噴水にもベンチにも樹冠にも雪。建物は灰に退き、冬の広場でどこに座れるかがわかります。',
    ],
  ),
  'housing-drawing-from-above': say(
    ['住区鸟瞰线稿', 'Housing drawing from above', '住宅地の鳥瞰線画'],
    [
      '五栋板楼的鸟瞰线稿上地中海配色：陶瓦屋面、浅墙、绿地。屋顶、铺地、草地、道路先各归其类，再铺材料。',
      'Five slabs seen from above, in Mediterranean colours: clay roofs, pale walls, green between. Roof, paving, grass and road are told apart before the materials are laid.',
      '五棟の鳥瞰線画を地中海の配色に。瓦の屋根、淡い壁、間の緑。屋根、舗装、芝、道を見分けてから素材を敷きます。',
    ],
  ),
  'campus-court-with-markers': say(
    ['校园内院，马克笔鸟瞰', 'Campus court from above with markers', '校園の中庭、マーカーの鳥瞰'],
    [
      '马克笔鸟瞰用来讲围合：楼、院、树各一个色。笔触方向一致，打印出来也干净。',
      'A bird’s-eye sketch about enclosure: one colour each for buildings, court and trees. The strokes run one way and print clean.',
      'マーカーの鳥瞰で囲みを語ります。建物、中庭、木に一色ずつ。筆の向きをそろえ、印刷してもきれいです。',
    ],
  ),
  'terrace-drawing-by-the-sea': say(
    ['海边露台线稿', 'Terrace drawing by the sea', '海辺のテラスの線画'],
    [
      '室内外相接的画面：落地门里是屋，门外是木平台。几何控制收紧，门框与平台的线保持平直。',
      'Where inside meets outside: the room behind the doors, the deck before them. Geometry is held tighter here, frames and boards stay straight.',
      '内と外が出会う画面。扉の奥が室内、手前がデッキ。形の拘束を強め、枠も板もまっすぐです。',
    ],
  ),
  'villa-render-brought-to-evening': say(
    ['别墅效果图洗到傍晚', 'A villa render brought to the evening', '別荘のパースを夕方に仕上げる'],
    [
      '底图是一张白天的直出渲染。洗图只换天光、色调与层次，体量、窗和植物的位置不变。',
      'The base is a plain render by day. The wash changes sky, tone and depth; massing, windows and plants stay in place.',
      '元は昼の素のレンダー。空と色調と奥行きだけを替え、量感も窓も植栽も動きません。',
    ],
  ),
  'bedroom-at-dusk-same-materials': say(
    ['卧室换到黄昏，材质不变', 'Bedroom at dusk, its own materials', '寝室を夕暮れに、素材はそのまま'],
    [
      '业主已经定了材料，只想看傍晚。锁定材质以后只换光：窗外变暗，吊灯与床头灯成为主光。',
      'The materials are agreed and the client asks for the evening. With the materials locked only the light changes: the window fades and the pendants take over.',
      '素材は決定済み、見たいのは夕方だけ。素材を固定して光だけを替え、窓は薄れ、ペンダントが主になります。',
    ],
  ),
  'villa-at-dusk-same-materials': say(
    ['别墅换到黄昏，材质不变', 'Villa at dusk, its own materials', '別荘を夕暮れに、素材はそのまま'],
    [
      '室外锁图：外墙、铺地与植物保持原来的材料，天空与光换成黄昏。适合出一套同机位的时刻对比。',
      'Walls, paving and plants keep their materials, sky and light turn to dusk: for a set of hours from one camera.',
      '外壁も舗装も植栽も素材はそのまま、空と光だけを夕暮れに。同じ視点で時刻を比べる一組に。',
    ],
  ),
  'villa-render-after-a-watercolour': say(
    ['按一张水彩调别墅的色', 'Villa after a watercolour', '水彩にならった別荘'],
    [
      '参考图是上面的水彩庭院，别墅取它的绿与留白，结构不取。换参考图就换一种语气。',
      'The reference is the watercolour of the pond garden: the villa takes its greens and its whites, not its forms. Another reference is another tone of voice.',
      '参考は池の庭の水彩。緑と余白だけを借り、形は借りません。参考を替えれば語り口が変わります。',
    ],
  ),
  'dining-room-after-a-warmer-one': say(
    ['按一间暖色餐厅调色', 'Dining room after a warmer one', '暖かい部屋にならった食堂'],
    [
      '客户发来一张复古餐厅：把它的木色与织物色搬到这间北欧餐厅，桌椅与窗还在原处。',
      'The client sent a retro room. Its wood and its cloth go onto this Nordic one; table, chairs and window remain.',
      '依頼主から届いたレトロな食堂の木と布の色を、この北欧の部屋へ。食卓も椅子も窓も元の位置です。',
    ],
  ),
  'living-room-line-in-cedar': say(
    ['客厅线稿，日式木色', 'Living room line in cedar tones', 'リビングの線画、杉の色'],
    [
      '线稿来自三维设计，线条干净。上色后墙、沙发、地毯各自成面，墨线留在上面，像一张淡彩透视。',
      'The drawing comes from a model and its lines are clean. Coloured, wall, sofa and rug become surfaces under the ink: a tinted perspective.',
      '三次元の設計から起こした線画なので線がきれいです。着彩すると壁、ソファ、ラグが面になり、墨線の残る淡彩の透視図に。',
    ],
  ),
  'apartment-plan-in-oak': say(
    ['住宅平面，奶油与橡木', 'Apartment plan in cream and oak', '住戸平面、クリームとオーク'],
    [
      '按房间铺真实比例的材料：起居鱼骨拼、卫生间石材、阳台地砖。文字与墙线保持清楚。',
      'Materials at true scale, room by room: chevron in the living room, stone in the baths, tiles on the balcony. Walls and lettering stay sharp.',
      '部屋ごとに実寸の素材を。居間はシェブロン、水まわりは石、バルコニーはタイル。壁の線も文字も鮮明です。',
    ],
  ),
  'apartment-plan-in-watercolour': say(
    ['住宅平面，水彩', 'Apartment plan in watercolour', '住戸平面、水彩'],
    [
      '水彩平面适合册子：颜色浅，家具轮廓在上。',
      'For a brochure: pale washes with the furniture drawn over them.',
      '冊子向けの平面。淡い色の上に家具の線が立ちます。',
    ],
  ),
  'office-plan-in-industrial-tones': say(
    ['办公平面，工业色', 'Office plan in industrial tones', 'オフィス平面、インダストリアル'],
    [
      '开放区、会议室、茶水间用三种地面区分，一张图看清功能。',
      'Open floor, meeting rooms and kitchen have grounds of their own: the plan is read at a glance.',
      '執務、会議、給湯を床の素材で分け、一枚で用途がわかります。',
    ],
  ),
  'housing-plan-with-markers': say(
    ['住区总图，马克笔', 'Housing plan with markers', '住宅地の配置図、マーカー'],
    [
      '七栋楼围一块绿地，环路在外。马克笔总图把绿、路、屋顶分开，树影给出方位。',
      'Seven buildings around a green with the road outside. Markers part green, road and roof; the shadows of the trees give the orientation.',
      '七棟が緑地を囲み、道は外周に。マーカーで緑と道と屋根を分け、木の影が方位を示します。',
    ],
  ),
  'park-plan-in-watercolour': say(
    ['公园总图，水彩', 'Park plan in watercolour', '公園の配置図、水彩'],
    [
      '环湖一圈步道、一座小岛、两个圆形广场。水彩把水面和草地的边让得很柔，路线仍然清楚。',
      'A path round the lake, an island, two round squares. Watercolour softens where water meets grass and the path stays clear.',
      '湖を巡る園路、小島、二つの丸い広場。水彩が水と芝の境をやわらげ、道は明快なままです。',
    ],
  ),
  'campus-plan-in-stone': say(
    ['园区总图，砂岩色', 'Campus plan in sandstone', 'キャンパス配置図、砂岩色'],
    [
      '楼、院、广场三级空间用深浅两种石色区分，轴线上的水池点一点蓝。',
      'Buildings, courts and square are told apart by two tones of stone; the pool on the axis is the one blue.',
      '建物、中庭、広場を二つの石色で分け、軸線の水盤だけを青に。',
    ],
  ),
};

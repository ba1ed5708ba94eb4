/**
 * Sentences as designers write them, and what each asks for. Written before the reader was; they are its measure and are not
 * changed to suit it.
 */
export const DESIGNERS_SENTENCES: readonly (readonly [sentence: string, brief: readonly string[]])[] = [
  // Chinese
  [
    '侘寂风卧室，圆窗，黄昏，两把单人椅，从床上看出去',
    ['space bedroom', 'style wabi-sabi', 'window round', 'atmosphere dusk', '2 armchair', 'view from-bed'],
  ],
  [
    '现代客厅，落地窗，一张墨绿色沙发，米色地毯，晴天',
    [
      'space living-room',
      'style modern',
      'window full-height',
      '1 dark-green sofa',
      'beige rug',
      'atmosphere sunny',
    ],
  ],
  [
    '北欧风餐厅里一张圆桌配四把白色椅子，窗外是森林',
    ['space dining-room', 'style nordic', '1 round-table', '4 white chair', 'environment forest'],
  ],
  [
    '新中式书房，胡桃木书桌，没有窗帘，雨天',
    ['space study', 'style new-chinese', 'walnut-veneer desk', '0 curtain', 'atmosphere rain'],
  ],
  [
    '法式卧室，墙面刷成浅蓝色，拱形窗，清晨阳光',
    ['space bedroom', 'style french', 'wall in light-blue', 'window arched', 'atmosphere sunny'],
  ],
  [
    '工业风咖啡馆，红砖墙，六张高脚凳，夜晚亮灯，广角',
    [
      'space cafe',
      'style industrial',
      'masonry of red-brick',
      '6 stool',
      'atmosphere lights',
      'framing wide',
    ],
  ],
  [
    '奶油风客厅，两盆绿植和一盏落地灯，正面视角',
    ['space living-room', 'style cream', '2 plant', '1 floor-lamp', 'view frontal'],
  ],
  ['日式浴室，窗外雪景，低机位', ['space bathroom', 'style japanese', 'atmosphere snow', 'view low']],
  [
    '极简厨房，黑色橱柜，三把吧椅，水磨石地面',
    ['space kitchen', 'style minimalist', 'black kitchen-units', '3 stool', 'floor of terrazzo-grey'],
  ],
  [
    '山脚下的别墅，雾天，门前停着两辆车',
    ['space villa', 'environment mountain-foot', 'atmosphere fog', '2 car'],
  ],
  [
    '秋天的公园，傍晚，长椅，三个行人',
    ['space park', 'season autumn', 'atmosphere dusk', 'bench', '3 person'],
  ],
  [
    '海边的泳池庭院，四张躺椅，两把遮阳伞，晴天',
    ['space pool-garden', 'environment seaside', '4 lounger', '2 parasol', 'atmosphere sunny'],
  ],
  [
    '客厅要温馨一点，棕色皮沙发，墙角放一盆大绿植',
    ['space living-room', 'fabric of cognac-leather', 'brown sofa', '1 plant'],
  ],
  ['鸟瞰别墅庭院，春天', ['space villa-garden', 'season spring', 'view above']],
  [
    '办公室，灰色地面，十二张办公椅，从窗口往里看',
    ['space office', 'floor in grey', '12 desk-chair', 'view from-window'],
  ],
  [
    '中古风客厅，芥末黄单人沙发一对，转角视角，黄昏',
    ['space living-room', 'style mid-century', '2 mustard armchair', 'view corner', 'atmosphere dusk'],
  ],
  ['民宿外观，雪后，青瓦屋顶，夜景', ['space minsu', 'roof of chinese-grey-tiles', 'atmosphere lights']],
  [
    '酒店客房，深蓝色窗帘，白色床，湖景',
    ['space hotel', 'navy curtain', 'white bed', 'environment lakeside'],
  ],
  ['美术馆展厅，白墙，两条长凳，不要植物', ['space exhibition-hall', 'wall in white', '2 bench', '0 plant']],
  [
    '屋顶露台，夜景，城市，三棵树',
    ['space roof-terrace', 'atmosphere lights', 'environment city-street', '3 tree'],
  ],
  // English
  [
    'A bedroom in wabi-sabi with a round window at dusk, two armchairs, seen from the bed',
    ['space bedroom', 'style wabi-sabi', 'window round', 'atmosphere dusk', '2 armchair', 'view from-bed'],
  ],
  [
    'Scandinavian dining room, six black chairs around an oak table, snow outside',
    ['space dining-room', 'style nordic', '6 black chair', 'oak-veneer table', 'atmosphere snow'],
  ],
  [
    'Mid-century living room with a mustard sofa and a pair of teal armchairs, corner view',
    ['space living-room', 'style mid-century', 'mustard sofa', '2 teal armchair', 'view corner'],
  ],
  [
    'An industrial loft kitchen with navy cabinets, a marble island and four bar stools at night',
    [
      'space kitchen',
      'style industrial',
      'navy kitchen-units',
      'calacatta-marble island',
      '4 stool',
      'atmosphere lights',
    ],
  ],
  [
    'French bedroom, sage green walls, arched windows, soft morning light',
    ['space bedroom', 'style french', 'wall in sage', 'window arched', 'atmosphere sunny'],
  ],
  [
    'Minimalist bathroom, freestanding tub under a round window, foggy forest outside',
    ['space bathroom', 'style minimalist', 'bathtub', 'window round', 'atmosphere fog', 'environment forest'],
  ],
  [
    'Japanese study with a walnut desk, one white desk chair and no curtains, eye level',
    ['space study', 'style japanese', 'walnut-veneer desk', '1 white desk-chair', '0 curtain'],
  ],
  [
    'A villa by the lake in autumn, late afternoon, two cars in front of it',
    ['space villa', 'environment lakeside', 'season autumn', 'atmosphere dusk', '2 car'],
  ],
  [
    'Low angle of a modern townhouse in the rain, brick facade',
    ['space townhouse', 'style modern', 'view low', 'atmosphere rain', 'masonry of red-brick'],
  ],
  [
    "Bird's-eye view of a villa with its garden, spring, sunny",
    ['space villa-garden', 'view above', 'season spring', 'atmosphere sunny'],
  ],
  [
    'Open-plan office with eight desks, grey carpet, floor-to-ceiling windows and city views',
    ['space office', '8 desk', 'grey rug', 'window full-height', 'environment city-street'],
  ],
  [
    'Cream living room, boucle sofa, terracotta rug, three potted plants, no pictures on the walls',
    [
      'space living-room',
      'style cream',
      'fabric of ivory-boucle',
      'sofa',
      'terracotta rug',
      '3 plant',
      '0 picture',
    ],
  ],
  [
    'A hotel lobby at night with emerald armchairs and a marble floor, wide angle',
    ['space lobby', 'atmosphere lights', 'dark-green armchair', 'floor of calacatta-marble', 'framing wide'],
  ],
  [
    'Cosy café, rainy evening street outside, five round tables',
    ['space cafe', 'atmosphere dusk', 'environment city-street', '5 round-table'],
  ],
  [
    'Pool garden with four sun loungers and two parasols overlooking the sea',
    ['space pool-garden', '4 lounger', '2 parasol', 'environment seaside'],
  ],
  [
    'Exhibition hall with white walls, polished concrete floor and three visitors, frontal',
    ['space exhibition-hall', 'wall in white', 'floor of polished-concrete', '3 person', 'view frontal'],
  ],
  ['A classroom on a sunny day with yellow chairs', ['space school', 'atmosphere sunny', 'yellow chair']],
  [
    'Art deco living room with a grand piano and a burgundy velvet sofa',
    ['space living-room', 'green-velvet burgundy sofa'],
  ],
  [
    'Dark green bedroom, two pendant lamps, linen curtains, dusk over the mountains',
    [
      'space bedroom',
      'wall in dark-green',
      '2 pendant',
      'natural-linen curtain',
      'atmosphere dusk',
      'environment mountain-foot',
    ],
  ],
  [
    'Roof terrace at sunset, light grey sofa, olive trees, close-up',
    ['space roof-terrace', 'atmosphere dusk', 'light-grey sofa', 'tree', 'framing close'],
  ],
  // Japanese
  [
    '侘び寂びの寝室、丸窓、夕暮れ、アームチェア二脚、ベッドから見た眺め',
    ['space bedroom', 'style wabi-sabi', 'window round', 'atmosphere dusk', '2 armchair', 'view from-bed'],
  ],
  [
    '北欧のダイニングに白い椅子を6脚、木のテーブル、雪の日',
    ['space dining-room', 'style nordic', '6 white chair', 'oak-veneer table', 'atmosphere snow'],
  ],
  [
    'モダンなリビング、紺色のソファとベージュのラグ、掃き出し窓、晴れ',
    ['space living-room', 'style modern', 'navy sofa', 'beige rug', 'window full-height', 'atmosphere sunny'],
  ],
  [
    '和モダンの書斎、ウォールナットの机、雨',
    ['space study', 'style japanese', 'walnut-veneer desk', 'atmosphere rain'],
  ],
  [
    'フレンチの寝室、壁はピンク、アーチ窓、朝の光',
    ['space bedroom', 'style french', 'wall in pink', 'window arched', 'atmosphere sunny'],
  ],
  [
    'インダストリアルなカフェ、レンガの壁、黒いスツール5脚、夜',
    ['space cafe', 'style industrial', 'masonry of red-brick', '5 black stool', 'atmosphere lights'],
  ],
  [
    'ミニマルなキッチン、白いキッチン収納、スツール三脚、正面から',
    ['space kitchen', 'style minimalist', 'white kitchen-units', '3 stool', 'view frontal'],
  ],
  ['湖畔の別荘、霧、車が一台', ['space villa', 'environment lakeside', 'atmosphere fog', '1 car']],
  [
    '秋の公園、夕方、ベンチと歩行者三人',
    ['space park', 'season autumn', 'atmosphere dusk', 'bench', '3 person'],
  ],
  [
    '海辺のプールの庭、寝椅子4台、パラソル2本',
    ['space pool-garden', 'environment seaside', '4 lounger', '2 parasol'],
  ],
  [
    'クリーム色のリビング、観葉植物を二鉢、カーテンなし',
    ['space living-room', 'style cream', '2 plant', '0 curtain'],
  ],
  [
    'ホテルの客室、緑のカーテン、白いベッド、街の夜景',
    ['space hotel', 'green curtain', 'white bed', 'environment city-street', 'atmosphere lights'],
  ],
  ['浴室、丸窓、外は森、ローアングル', ['space bathroom', 'window round', 'environment forest', 'view low']],
  [
    'レトロなレストラン、赤い椅子、大理石の床、広角',
    ['space restaurant', 'style retro', 'red chair', 'floor of calacatta-marble', 'framing wide'],
  ],
  [
    'オフィス、灰色の床、デスクチェア10脚、窓から見た構図',
    ['space office', 'floor in grey', '10 desk-chair', 'view from-window'],
  ],
  ['庭を上から見下ろす、春、晴れ', ['space garden', 'view above', 'season spring', 'atmosphere sunny']],
  [
    'ミッドセンチュリーのリビング、からし色のアームチェア一対、コーナーから',
    ['space living-room', 'style mid-century', '2 mustard armchair', 'view corner'],
  ],
  ['古民家風の民宿の外観、瓦屋根、雪景色、夜', ['space minsu', 'roof of clay-pantiles', 'atmosphere lights']],
  [
    '美術館の展示室、白い壁、ベンチ二台、植物なし',
    ['space exhibition-hall', 'wall in white', '2 bench', '0 plant'],
  ],
  [
    '屋上テラス、都会の夜、木を三本',
    ['space roof-terrace', 'environment city-street', 'atmosphere lights', '3 tree'],
  ],
];

import type { DesignView, Season, WindowShape } from '../design-brief.ts';

export const VIEW_WORDS: readonly (readonly [DesignView, string])[] = [
  [
    'frontal',
    '正面视角,正视,正面,正立面视角,一点透视,对称构图,frontal,frontal view,front view,head-on,seen from the front,from the front,straight on,one-point perspective,symmetrical,symmetrical composition,正面から,正面からの,正面構図,一点透視,シンメトリー',
  ],
  [
    'corner',
    '转角视角,角落视角,从角落看,从墙角看,两点透视,corner view,from the corner,seen from the corner,view from the corner,from a corner,two-point perspective,three-quarter view,コーナーから,コーナーからの,隅から,部屋の隅から,二点透視,斜めから',
  ],
  [
    'from-bed',
    '从床上看出去,从床上看,从床上望去,从床上,从床头看,从床的方向,床上视角,seen from the bed,from the bed,view from the bed,viewed from the bed,from bed,ベッドから,ベッドからの,ベッドから見た,ベッドから見る,ベッドの上から,ベッドからの眺め',
  ],
  [
    'from-window',
    '从窗口往里看,从窗边看,从窗户看,从窗口看,从窗边往里看,窗边视角,seen from the window,from the window,view from the window,窓から見た,窓から,窓からの,窓際から,窓側から',
  ],
  [
    'above',
    "鸟瞰,鸟瞰图,俯视,俯瞰,航拍,从上往下看,高机位,高处视角,bird's-eye,bird's-eye view,birds-eye view,birds eye view,bird's eye view,aerial view,aerial,from above,seen from above,high angle,drone view,top-down,俯瞰,鳥瞰,上から,上から見下ろす,上から見た,見下ろす,ハイアングル,空撮",
  ],
  [
    'low',
    '低机位,低视角,仰视,低角度,low angle,low-angle,low angle view,from below,worm’s-eye view,from the floor,near the floor,ローアングル,アオリ,低い視点,床から',
  ],
];

export const FRAMING_WORDS: readonly (readonly ['wide' | 'close', string])[] = [
  [
    'wide',
    '广角,广角镜头,超广角,全景,wide angle,wide-angle,wide-angle view,ultra-wide,wide shot,wide view,広角,パノラマ',
  ],
  ['close', '特写,近景,长焦,close-up,closeup,close up,close shot,telephoto,クローズアップ,接写,望遠'],
];

export const WINDOW_WORDS: readonly (readonly [WindowShape, string])[] = [
  [
    'round',
    '圆窗,圆形窗,圆形窗户,圆形的窗户,圆形的窗,月窗,月洞窗,满月窗,round window,circular window,porthole,porthole window,moon window,丸窓,円窓,丸い窓,円形の窓',
  ],
  [
    'arched',
    '拱窗,拱形窗,拱形窗户,拱形的窗,圆拱窗,arched window,arch window,アーチ窓,アーチ型の窓,アーチ形の窓,アーチの窓',
  ],
  [
    'full-height',
    '落地窗,落地玻璃窗,大落地窗,法式窗,全景窗,floor-to-ceiling window,floor-to-ceiling glazing,full-height window,full-height glazing,french window,french door,panoramic window,picture window,掃き出し窓,フランス窓,床から天井までの窓,全面窓,大きなガラス窓',
  ],
];

export const SEASON_WORDS: readonly (readonly [Season, string])[] = [
  ['spring', '春天,春季,春日,早春,春,spring,springtime,春の,新緑,桜の季節'],
  ['summer', '夏天,夏季,夏日,盛夏,夏,summer,summertime,midsummer,夏の,真夏'],
  ['autumn', '秋天,秋季,秋日,深秋,秋,红叶,autumn,autumnal,fall foliage,fall colours,in fall,秋の,紅葉'],
  ['winter', '冬天,冬季,冬日,寒冬,冬,winter,wintertime,midwinter,冬の,真冬'],
];

/** Windows of which nothing is said. */
export const WINDOW_NAMES = '窗,窗户,窗子,窗口,玻璃窗,window,窓';

export const USUAL_WORDS =
  '人视,人视角,人视图,平视,正常视高,eye level,eye-level,eye-level view,eye level view,アイレベル,目線の高さ,人の目線';

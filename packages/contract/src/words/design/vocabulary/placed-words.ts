import type { DesignThing } from '../design-brief.ts';

/** Things that designs can place, in Chinese, English and Japanese. */
export const PLACED_WORDS: readonly (readonly [DesignThing, string])[] = [
  [
    'sofa',
    '沙发,长沙发,组合沙发,双人沙发,三人沙发,布艺沙发,sofa,couch,settee,sectional,sectional sofa,loveseat,ソファ,ソファー,カウチ',
  ],
  [
    'armchair',
    '单人椅,单人沙发,扶手椅,休闲椅,沙发椅,armchair,arm chair,lounge chair,easy chair,accent chair,club chair,アームチェア,アームチェアー,一人掛けソファ,一人掛けのソファ,肘掛け椅子,ラウンジチェア',
  ],
  ['chair', '椅子,餐椅,椅,座椅,木椅,chair,dining chair,seat,椅子,チェア,ダイニングチェア,いす'],
  [
    'desk-chair',
    '办公椅,转椅,电脑椅,desk chair,office chair,swivel chair,task chair,デスクチェア,オフィスチェア,事務椅子',
  ],
  [
    'stool',
    '凳子,吧椅,吧凳,高脚凳,圆凳,stool,bar stool,barstool,counter stool,スツール,カウンターチェア,バースツール',
  ],
  ['bench', '长椅,长凳,条凳,床尾凳,bench,park bench,bed bench,ベンチ,長椅子'],
  [
    'table',
    '餐桌,桌子,长桌,方桌,木桌,会议桌,dining table,table,long table,meeting table,テーブル,ダイニングテーブル,食卓',
  ],
  [
    'round-table',
    '圆桌,小圆桌,round table,round dining table,café table,cafe table,丸テーブル,円卓,丸いテーブル',
  ],
  ['coffee-table', '茶几,咖啡桌,coffee table,low table,ローテーブル,コーヒーテーブル,センターテーブル,座卓'],
  ['side-table', '边几,边桌,角几,side table,end table,occasional table,サイドテーブル'],
  ['desk', '书桌,办公桌,写字台,工作台,desk,writing desk,work desk,workstation,デスク,勉強机,書き物机'],
  [
    'bed',
    '床,双人床,大床,床品,bed,double bed,king-size bed,king bed,queen bed,bedding,bedspread,duvet,ベッド,ダブルベッド,寝具',
  ],
  ['nightstand', '床头柜,nightstand,night stand,bedside table,ナイトテーブル,ベッドサイドテーブル'],
  ['wardrobe', '衣柜,衣橱,wardrobe,closet,armoire,クローゼット,ワードローブ,洋服だんす'],
  ['bookcase', '书架,书柜,置物架,bookcase,bookshelf,bookshelves,shelves,本棚,書棚,シェルフ'],
  [
    'sideboard',
    '边柜,餐边柜,电视柜,斗柜,矮柜,sideboard,credenza,dresser,chest of drawers,tv cabinet,サイドボード,キャビネット,テレビボード',
  ],
  [
    'kitchen-units',
    '橱柜,厨柜,整体橱柜,柜门,柜体,柜子,kitchen cabinet,kitchen unit,kitchen front,cabinet,cabinetry,cupboard,joinery,キッチン収納,システムキッチン,キッチンキャビネット,収納',
  ],
  ['island', '岛台,中岛,厨房岛,island,kitchen island,アイランドキッチン,アイランド,アイランドカウンター'],
  ['floor-lamp', '落地灯,floor lamp,standing lamp,standard lamp,フロアランプ,フロアスタンド,スタンドライト'],
  ['table-lamp', '台灯,床头灯,table lamp,bedside lamp,desk lamp,テーブルランプ,卓上ランプ'],
  [
    'pendant',
    '吊灯,枝形吊灯,pendant,pendant lamp,pendant light,hanging lamp,chandelier,ペンダントライト,ペンダントランプ,シャンデリア,吊り下げ照明',
  ],
  [
    'plant',
    '绿植,盆栽,植物,大绿植,盆景,plant,potted plant,houseplant,greenery,indoor plant,pot plant,観葉植物,鉢植え,植物,植木鉢',
  ],
  ['vase', '花瓶,花,鲜花,vase,flower,bouquet,花瓶の,花束,フラワーベース'],
  [
    'picture',
    '挂画,装饰画,画,油画作品,picture,painting,framed picture,framed print,artwork,art on the wall,wall art,絵,絵画,アート,額縁',
  ],
  ['mirror', '镜子,圆镜,mirror,round mirror,鏡,ミラー'],
  ['rug', '地毯,圆毯,rug,carpet,area rug,ラグ,ラグマット,絨毯,カーペット'],
  ['curtain', '窗帘,纱帘,布帘,curtain,drape,drapery,カーテン'],
  [
    'bathtub',
    '浴缸,独立浴缸,bathtub,bath tub,freestanding tub,freestanding bath,soaking tub,tub,バスタブ,浴槽,置き型バスタブ',
  ],
  ['tree', '树,大树,树木,乔木,tree,olive tree,pine tree,maple tree,木を,樹木,木々,樹'],
  ['car', '汽车,车,轿车,小汽车,车辆,car,vehicle,自動車,車,クルマ'],
  [
    'person',
    '人,行人,人物,游客,路人,参观者,客人,person,people,pedestrian,visitor,figure,passer-by,man,woman,guest,人物,歩行者,通行人,来館者,人々',
  ],
  [
    'lounger',
    '躺椅,日光躺椅,沙滩椅,lounger,sun lounger,sunbed,deck chair,deckchair,寝椅子,サンラウンジャー,デッキチェア',
  ],
  ['parasol', '遮阳伞,太阳伞,parasol,sun umbrella,umbrella,パラソル,日傘'],
];

import type { DesignColour } from '../design-brief.ts';

/** Colours of paint and cloth in Chinese, English and Japanese. */
export const PAINT_WORDS: readonly (readonly [DesignColour, string])[] = [
  [
    'white',
    '白色,白,纯白,雪白,white,pure white,snow white,warm white,off-white,白い,白,ホワイト,オフホワイト',
  ],
  ['cream', '奶白,奶油白,象牙白,米白,cream-coloured,cream-white,ivory,ecru,アイボリー,乳白色,生成り'],
  ['beige', '米色,杏色,沙色,卡其,卡其色,驼色,beige,sand,sand-coloured,khaki,taupe,tan,ベージュ,砂色'],
  ['light-grey', '浅灰,浅灰色,银灰,light grey,pale grey,silver grey,silver,ライトグレー,薄い灰色,シルバー'],
  ['grey', '灰色,灰,中灰,grey,mid grey,グレー,灰色'],
  [
    'charcoal',
    '深灰,深灰色,炭灰,炭黑,charcoal,charcoal grey,dark grey,anthracite,チャコール,チャコールグレー,濃い灰色,ダークグレー',
  ],
  ['black', '黑色,黑,纯黑,black,jet black,matt black,ebony,黒い,黒,ブラック,黒色'],
  ['red', '红色,红,大红,正红,朱红,red,bright red,scarlet,crimson,赤い,赤,レッド,赤色,朱色'],
  [
    'burgundy',
    '酒红,酒红色,勃艮第红,burgundy,wine red,maroon,dark red,deep red,bordeaux,えんじ,えんじ色,ワインレッド,ボルドー',
  ],
  [
    'terracotta',
    '砖红,砖红色,赤陶色,陶土色,铁锈红,terracotta,terracotta-coloured,rust,brick red,burnt orange,copper,テラコッタ,テラコッタ色,れんが色',
  ],
  ['orange', '橙色,橘色,橙,橘,橘红,爱马仕橙,orange,tangerine,coral,オレンジ,オレンジ色,橙色'],
  [
    'mustard',
    '芥末黄,姜黄,姜黄色,金色,金黄,mustard,mustard yellow,ochre,gold,golden yellow,からし色,マスタード,黄土色,ゴールド,金色',
  ],
  ['yellow', '黄色,黄,柠檬黄,明黄,yellow,lemon yellow,bright yellow,黄色い,黄色,イエロー,レモン色'],
  ['green', '绿色,绿,草绿,翠绿,浅绿,green,grass green,light green,mint,mint green,緑,緑色,グリーン,ミント'],
  [
    'dark-green',
    '墨绿,墨绿色,深绿,深绿色,森林绿,祖母绿,dark green,deep green,forest green,emerald,emerald green,bottle green,深緑,濃い緑,ダークグリーン,エメラルド',
  ],
  ['sage', '鼠尾草绿,灰绿,灰绿色,豆绿,sage,sage green,grey-green,celadon,セージ,セージグリーン,灰緑'],
  ['olive', '橄榄绿,橄榄色,军绿,olive,olive green,moss green,オリーブ,オリーブ色,オリーブグリーン,抹茶色'],
  [
    'blue',
    '蓝色,蓝,宝蓝,海蓝,克莱因蓝,blue,royal blue,cobalt,cobalt blue,青い,青,ブルー,青色,コバルトブルー',
  ],
  [
    'navy',
    '深蓝,深蓝色,藏青,藏蓝,藏青色,海军蓝,navy,navy blue,dark blue,deep blue,midnight blue,紺,紺色,ネイビー,濃紺',
  ],
  [
    'light-blue',
    '浅蓝,浅蓝色,天蓝,天蓝色,雾蓝,雾霾蓝,light blue,pale blue,sky blue,powder blue,misty blue,dusty blue,baby blue,水色,空色,ライトブルー,薄い青',
  ],
  ['teal', '青色,孔雀蓝,孔雀绿,湖蓝,蓝绿色,teal,petrol blue,peacock blue,turquoise,青緑,ティール,ターコイズ'],
  ['purple', '紫色,紫,淡紫,深紫,purple,violet,lavender,lilac,plum,aubergine,紫色,パープル,ラベンダー'],
  ['pink', '粉色,粉红,粉红色,粉,脏粉,pink,blush,blush pink,dusty pink,pale pink,ピンク,ピンク色,桃色'],
  [
    'brown',
    '棕色,褐色,咖啡色,棕,焦糖色,brown,dark brown,chocolate,caramel,cognac,coffee-coloured,茶色,茶色い,ブラウン,褐色,キャラメル色',
  ],
];

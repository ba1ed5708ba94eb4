/** Colours of paint. Words alone dye nothing: a tool does, inside what is painted. */
export const COLOUR_WORDS: readonly (readonly [string, string])[] = [
  [
    '#f5f5f2',
    '白色,白,纯白,雪白,乳白,米白,white,off-white,ivory,snow white,warm white,pure white,白い,白,オフホワイト,純白',
  ],
  ['#1f1f20', '黑色,黑,纯黑,black,jet black,ebony,黒い,黒,ブラック'],
  ['#8c8c8c', '灰色,灰,深灰,浅灰,银色,银灰,grey,light grey,dark grey,charcoal,silver,グレー,灰色,シルバー'],
  [
    '#b5302a',
    '红色,红,大红,酒红,朱红,正红,red,bright red,dark red,crimson,scarlet,burgundy,maroon,cherry red,赤い,赤,レッド,真っ赤,えんじ',
  ],
  ['#e0782f', '橙色,橘色,橙,橘红,orange,amber,peach,coral,オレンジ,橙色'],
  ['#e6c23a', '黄色,黄,金黄,金色,柠檬黄,米黄,yellow,mustard,gold,golden,lemon,黄色い,黄色,ゴールド,金色'],
  [
    '#3f8a4a',
    '绿色,绿,深绿,浅绿,草绿,薄荷绿,翠绿,green,dark green,light green,emerald,mint,sage,lime,緑色,緑,グリーンの,ミント',
  ],
  [
    '#2f66b0',
    '蓝色,蓝,深蓝,浅蓝,天蓝,宝蓝,海蓝,藏青,blue,dark blue,light blue,navy,sky blue,turquoise,teal,cyan,azure,cobalt,sea green,青い,青,ブルー,紺,水色',
  ],
  ['#7a4ba0', '紫色,紫,淡紫,purple,violet,lavender,lilac,mauve,plum,紫色,紫,パープル,ラベンダー'],
  ['#e59bb4', '粉色,粉红,粉,桃粉,pink,hot pink,blush,magenta,fuchsia,ピンク,桃色'],
  ['#7a5636', '棕色,褐色,咖啡色,棕,驼色,brown,chocolate,coffee,tan,chestnut,茶色,ブラウン,褐色'],
  ['#d8c6a5', '米色,杏色,沙色,卡其,beige,sand,khaki,taupe,ベージュ,生成り'],
];

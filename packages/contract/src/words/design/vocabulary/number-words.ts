/** Numbers that things are counted with, and the measure words that stand behind them in Chinese and Japanese. */
export const NUMBER_WORDS: readonly (readonly [number, string])[] = [
  [1, '1,one,single,a single,一,一つ,ひとつ,1つ,１つ'],
  [
    2,
    '2,two,a pair of,pair of,a couple of,couple of,pair,twin,两,二,俩,一对,一双,成对,二つ,ふたつ,2つ,一対,一対の,ペア',
  ],
  [3, '3,three,trio of,a trio of,三,三つ,みっつ,3つ'],
  [4, '4,four,四,四つ,よっつ,4つ'],
  [5, '5,five,五,五つ,いつつ,5つ'],
  [6, '6,six,half a dozen,half a dozen of,六,六つ,むっつ,6つ'],
  [7, '7,seven,七,七つ,7つ'],
  [8, '8,eight,八,八つ,やっつ,8つ'],
  [9, '9,nine,九,九つ,9つ'],
  [10, '10,ten,十,とお'],
  [11, '11,eleven,十一'],
  [12, '12,twelve,a dozen,dozen,a dozen of,十二'],
];

/** Measure words are counted along: 两把, 4脚. */
export const MEASURES = '把张盏个只幅株盆棵条块组套扇间辆位座件面台脚本枚個つ灯鉢人点匹組対基';

/** Words of descriptions that say nothing by themselves, beside those of every prompt. */
export const CARRYING_WORDS =
  '门前,屋前,楼前,房前,配,搭配,配有,带有,摆着,停着,种着,铺着,挂着,漆成,刷成,从,看,看到,望见,set,place,placed,standing,hanging,painted,seen,viewed,view,views,around,outside,inside,in front of it,facing,overlooking,open to,眺め,景色,見た,塗った,置いた,並べた,敷いた,掛けた';

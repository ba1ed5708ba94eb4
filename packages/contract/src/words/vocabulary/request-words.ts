import type { WordMeaning } from '../word-types.ts';

/** Words that ask for something to be done to the picture, and words that deny. */
export const REQUEST_WORDS: readonly (readonly [WordMeaning, string])[] = [
  [
    { verb: 'add' },
    '加,加上,加入,加个,加一,添加,增加,添上,放,放上,放置,摆,摆放,摆上,放一,摆一,种上,种植,停着,挂,挂上,装,安装,补一,add,adding,put,place,insert,include,install,hang,追加,加え,加えて,置く,置い,置いて,足す,足し,設置,植え,入れて,配置,飾,飾る,飾って',
  ],
  [
    { verb: 'remove' },
    '去掉,掉,弄掉,去除,删除,删掉,移除,清除,除去,擦除,擦掉,消除,抹掉,拿走,拿掉,拆掉,拆除,remove,delete,erase,take away,take out,get rid of,eliminate,clear away,clean up,strip out,wipe out,hide,削除,消して,消す,消去,取り除,取り除く,取り除いて,取って,除去,なくして,撤去,片付け',
  ],
  [
    { verb: 'replace' },
    '换成,替换,换掉,更换,换,改成,改为,变成,替代,replace,swap,exchange,substitute,convert,置き換え,置き換えて,取り替え,交換,差し替え,変えて,変更',
  ],
  [
    { verb: 'move' },
    '移动,移到,挪,挪到,搬到,移至,旋转,调整位置,move,shift,relocate,reposition,rotate,移動,動かし,ずらし,回転',
  ],
  [
    { verb: 'recolour' },
    '刷成,涂成,漆成,染成,换颜色,改颜色,paint,repaint,recolour,colour in,dye,tint,塗り替え,塗って,塗る,色を変え',
  ],
  [
    { verb: 'enlarge' },
    '放大,高清放大,4k,8k,16k,2k,超清,高分辨率,分辨率,upscale,enlarge,4k,8k,16k,uhd,ultra hd,hires,hi-res,high resolution,high-resolution,higher resolution,print size,拡大,高解像度,解像度',
  ],
  [
    { verb: 'sharpen' },
    '锐化,去模糊,清晰化,更清晰,sharpen,deblur,unblur,denoise,シャープに,鮮明化,ノイズ除去',
  ],
  [
    { verb: 'extend' },
    '扩图,扩展画面,延展画面,外扩,补全画面,outpaint,extend the picture,extend the image,extend the canvas,expand the picture,expand the image,uncrop,zoom out,画面を広げ,外側を描き足',
  ],
  [
    { verb: 'cut-out' },
    '抠图,去背景,去除背景,透明背景,cut out,cutout,remove the background,remove background,transparent background,without background,切り抜き,背景を消,背景透過,背景を透明',
  ],
  [
    { denial: 'before' },
    '不要,没有,不是,避免,无,别,不带,不含,拒绝,no,not,without,avoid,never,none,exclude,free of',
  ],
  [{ denial: 'after' }, 'なし,無し,は不要,不要,抜き,を避け,ではな,じゃな,はいらない,いらない,以外'],
];

/** Things that can be in a picture, each with the library's object of its kind, empty where it has none. */
export const THING_WORDS: readonly (readonly [string, string])[] = [
  [
    'car',
    '雪佛兰,汽车,轿车,跑车,小车,车辆,车子,车,越野车,卡车,巴士,公交车,面包车,car,sports car,vehicle,truck,bus,van,suv,taxi,pickup,convertible,limousine,tesla,porsche,ferrari,自動車,スポーツカー,クルマ,車,トラック,バス,タクシー',
  ],
  ['bicycle', '自行车,单车,摩托车,电动车,bicycle,bike,motorbike,motorcycle,scooter,自転車,バイク'],
  [
    'person',
    '人物,人,行人,路人,游客,小孩,孩子,儿童,男人,女人,情侣,家人,一家人,person,people,human,man,woman,men,women,child,children,kid,pedestrian,passer-by,figure,crowd,family,couple,girl,boy,人々,人物,人,歩行者,通行人,子供,子ども,女性,男性,家族',
  ],
  ['', '猫,狗,小狗,小猫,鸟,动物,cat,dog,bird,animal,horse,pet,puppy,kitten,deer,猫,犬,鳥,動物,ペット'],
  [
    'tree',
    '树,大树,树木,绿树,棕榈树,棕榈,樱花树,樱花,雪松,松树,银杏,竹子,tree,palm,palm tree,oak tree,pine tree,cherry tree,cherry blossom,maple,bamboo,樹木,木々,ヤシの木,桜,松,竹,植栽',
  ],
  [
    'plant',
    '植物,绿植,盆栽,盆景,花,鲜花,花瓶,花卉,绿萝,多肉,plant,potted plant,houseplant,flower,flowers,bouquet,vase,fern,cactus,monstera,greenery,観葉植物,鉢植え,花,花瓶,花束,植物,グリーン',
  ],
  ['hedge', '绿篱,灌木,灌木丛,hedge,bush,shrub,生垣,低木,茂み'],
  ['', '草坪,草地,草,花园,花坛,lawn,grass,flower bed,芝生,草,花壇'],
  ['sofa', '沙发,长沙发,组合沙发,sofa,couch,settee,sectional,loveseat,ソファ,ソファー,カウチ'],
  [
    'armchair',
    '单人沙发,扶手椅,躺椅,摇椅,armchair,lounge chair,recliner,easy chair,rocking chair,一人掛けソファ,アームチェア,肘掛け椅子',
  ],
  [
    'chair',
    '椅子,餐椅,办公椅,凳子,吧椅,chair,stool,bar stool,dining chair,office chair,ottoman,pouf,椅子,チェア,スツール',
  ],
  [
    'table',
    '桌子,餐桌,茶几,书桌,办公桌,圆桌,边几,table,desk,coffee table,dining table,side table,workbench,テーブル,勉強机,デスク,食卓',
  ],
  ['bed', '床,双人床,床头,bed,bunk bed,headboard,mattress,cot,crib,ベッド,寝台'],
  ['', '床单,被子,毯子,毛毯,sheet,bed linen,linen sheet,blanket,throw,futon,布団,毛布,シーツ'],
  ['', '榻榻米,障子,纸门,格扇,屏风,tatami,shoji,fusuma,folding screen,畳,襖,屏風,床の間,縁側'],
  [
    '',
    '月洞门,月门,圆洞门,圆形月洞门,moon gate,汀步,石灯笼,stepping stone,stone lantern,飛び石,踏石,石灯籠,灯籠',
  ],
  [
    '',
    '前台桌,接待台,reception desk,reception counter,受付カウンター,柱子,立柱,梯子,把手,拉手,column,pillar,colonnade,ladder,handle,knob,柱,円柱,はしご,取っ手',
  ],
  [
    'cabinet',
    '衣柜,书柜,橱柜,柜子,电视柜,鞋柜,酒柜,wardrobe,closet,dresser,sideboard,nightstand,night stand,tv stand,chest of drawers,キャビネット,クローゼット,たんす,食器棚,テレビ台',
  ],
  ['shelf', '书架,置物架,架子,搁板,shelf,shelves,bookshelf,bookcase,shelving,本棚,棚,シェルフ'],
  [
    'lamp',
    '灯,间接照明,間接照明,ダウンライト,吊灯,台灯,落地灯,壁灯,射灯,筒灯,灯具,水晶灯,灯带,lamp,chandelier,pendant,pendant light,floor lamp,sconce,spotlight,downlight,light fixture,lantern,candle,照明器具,ランプ,シャンデリア,ペンダントライト,スタンドライト',
  ],
  ['carpet', '地毯,毯子,carpet,rug,mat,カーペット,ラグ,絨毯'],
  ['curtain', '窗帘,帘子,百叶窗,纱帘,curtain,drape,blind,blinds,カーテン,ブラインド'],
  ['window', '窗,窗户,落地窗,天窗,window,skylight,french window,bay window,雪見障子,窓,天窓'],
  ['door', '门,大门,推拉门,玻璃门,door,gate,french door,sliding door,garage door,ドア,扉,門'],
  ['stairs', '楼梯,台阶,扶梯,staircase,stairs,stair,steps,handrail,railing,banister,階段,手すり'],
  ['fireplace', '壁炉,火炉,fireplace,stove,hearth,暖炉,ストーブ'],
  ['sink', '水槽,洗手盆,洗手池,马桶,sink,basin,washbasin,toilet,faucet,tap,シンク,洗面台,便器,蛇口'],
  ['bathtub', '浴缸,淋浴,bathtub,bath tub,shower,jacuzzi,hot tub,浴槽,バスタブ,シャワー'],
  ['bench', '长椅,长凳,bench,park bench,ベンチ'],
  ['fence', '围栏,栅栏,围墙,栏杆,fence,wall fence,palisade,フェンス,柵,塀'],
  ['pergola', '廊架,凉亭,亭子,雨棚,pergola,gazebo,pavilion,canopy,arbour,arbor,awning,パーゴラ,東屋,庇'],
  ['umbrella', '遮阳伞,雨伞,伞,umbrella,parasol,パラソル,傘'],
  ['fountain', '喷泉,水景,雕塑,fountain,statue,sculpture,waterfall,噴水,彫刻,彫像,滝'],
  ['pool', '泳池,游泳池,水池,池塘,pool,swimming pool,pond,プール,池'],
  ['bridge', '桥,木桥,bridge,footbridge,橋'],
  ['street-lamp', '路灯,街灯,street lamp,streetlight,lamp post,lamppost,街灯,街路灯'],
  [
    '',
    '广告牌,电线杆,挂画,装饰画,镜子,电视,电视机,钢琴,书,靠垫,抱枕,餐具,钟,时钟,空调,冰箱,painting,picture frame,poster,artwork,mirror,television,tv,piano,book,cushion,pillow,tableware,clock,refrigerator,fridge,oven,appliance,computer,laptop,sign,signage,logo,flag,toy,box,bin,rubbish,trash,clutter,garbage,rubbish bin,cable,wire,power line,watermark,text,絵画,鏡,テレビ,ピアノ,本,クッション,時計,冷蔵庫,看板,ゴミ,電線,文字,水印,垃圾,电线,招牌,文字,标志',
  ],
  [
    '',
    '飞机,船,游艇,月亮,云,白云,彩虹,星星,烟花,airplane,plane,helicopter,drone,boat,yacht,ship,moon,cloud,rainbow,star,firework,balloon,飛行機,船,ヨット,月,雲,虹,星,花火',
  ],
  [
    '',
    '阳台,露台,烟囱,太阳能板,电梯,balcony,chimney,solar panel,elevator,lift,antenna,バルコニー,煙突,太陽光パネル,エレベーター',
  ],
];

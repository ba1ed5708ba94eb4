import type { WordMeaning } from '../word-types.ts';

/** What a picture shows anyway, what every render is, and what is understood but cannot be done. */
export const SCENE_WORDS: readonly (readonly [WordMeaning, string])[] = [
  [
    { scene: true },
    '别墅,房子,房屋,住宅,建筑,建筑物,楼,大楼,高楼,办公楼,公寓,小区,学校,酒店,餐厅,咖啡厅,咖啡馆,商店,展厅,客厅,卧室,厨房,浴室,卫生间,书房,餐厅,玄关,走廊,大厅,大堂,办公室,会议室,室内,室外,房间,空间,庭院,院子,公园,广场,景观,园林,场景,画面,图片,照片,效果图,渲染图,设计,方案,家,店,家具,装饰,上海,北京,广州,深圳,杭州,湖南,湖北',
  ],
  [
    { scene: true },
    'villa,house,home,building,architecture,tower,skyscraper,office,apartment,flat,school,hotel,restaurant,cafe,café,shop,store,museum,library,hall,lobby,showroom,living room,bedroom,kitchen,bathroom,study,dining room,hallway,corridor,entrance,room,space,interior,exterior,indoor,outdoor,courtyard,garden,yard,park,plaza,square,landscape,scene,picture,image,photo,photograph,rendering,render,design,project,view,furniture,decor,decoration,residence,mansion,cottage,bungalow,townhouse,loft apartment,studio,nursery,playroom,gym,spa,clinic,hospital,warehouse,church,temple,barn,cabin,tiny house,porch,veranda,deck,rose garden,rain gutter,rain chain',
  ],
  [
    { scene: true },
    '家,家屋,住宅,建物,建築,マンション,ビル,学校,ホテル,レストラン,カフェ,店舗,リビング,寝室,キッチン,浴室,書斎,玄関,廊下,ロビー,オフィス,部屋,空間,室内,屋外,庭,中庭,公園,広場,景観,場面,画像,写真,パース,設計,デザイン,インテリア,外観,家具,ヴィラ,別荘,ダイニング,霧島,東京,京都',
  ],
  [
    { quality: true },
    '写实,真实,逼真,照片级,高清,高质量,高品质,精致,细节,细腻,超写实,专业,杰作,最佳质量,高级,质感,photorealistic,photo-realistic,photoreal,realistic,hyperrealistic,lifelike,high quality,best quality,highest quality,detailed,highly detailed,ultra detailed,intricate,masterpiece,professional,award-winning,architectural photography,architectural visualization,visualization,archviz,octane,octane render,unreal engine,v-ray,vray,lumion,enscape,corona,corona render,ray tracing,global illumination,hd,crisp lines,sharp focus,写実的,リアル,リアルな,高品質,高画質,精細,緻密,フォトリアル',
  ],
  [
    { cannot: 'season' },
    '春天,春季,春日,春,夏天,夏季,夏日,夏,秋天,秋季,秋日,秋,红叶,spring,springtime,summer,summertime,autumn,autumnal,fall colours,fall foliage,春,夏,秋,紅葉,新緑',
  ],
  [
    { cannot: 'camera' },
    '广角,特写,俯视,仰视,鸟瞰,透视,构图,景深,镜头,航拍,虚化,wide angle,wide-angle,close-up,closeup,macro,bird’s-eye view,aerial view,low angle,high angle,fisheye,depth of field,bokeh,lens,35mm,50mm,85mm,composition,symmetrical,panorama,isometric,one-point perspective,two-point perspective,perspective,eye level,広角,俯瞰,アオリ,構図,被写界深度,ボケ',
  ],
  [
    { cannot: 'medium' },
    '油画,素描,卡通,动漫,像素画,版画,手绘,oil painting,pencil drawing,pencil sketch,cartoon,anime,pixel art,comic,manga,3d model,lego,origami,sketch,line art,van gogh,ghibli,油絵,鉛筆画,アニメ,漫画,イラスト',
  ],
  [
    { cannot: 'style' },
    'art deco,baroque,gothic,bohemian,boho,victorian,neoclassical,classical,colonial,futuristic,sci-fi,science fiction,steampunk,memphis,art nouveau,bauhaus,moroccan,egyptian,fantasy,fairytale,maximalist,eclectic,装饰艺术,巴洛克,哥特,波西米亚,维多利亚,新古典,古典,未来感,科幻,摩洛哥,童话,アールデコ,バロック,ゴシック,ボヘミアン,未来的,クラシック',
  ],
  [
    { cannot: 'weather' },
    'cloudy,overcast,windy,wind,thunder,lightning,aurora,阴天,多云,刮风,大风,闪电,极光,曇り,曇天,風,雷,オーロラ',
  ],
  [
    { cannot: 'figure' },
    '热闹,拥挤,派对,party,crowded,busy,bustling,lively,wedding,festival,concert,war,explosion,fire,flood,earthquake,ruins,abandoned,にぎやか,混雑,パーティー,廃墟',
  ],
];

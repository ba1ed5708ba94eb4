import type { DesignSpace } from '../design-brief.ts';

/** Names of spaces in Chinese, English and Japanese, divided by commas. */
export const SPACE_WORDS: readonly (readonly [DesignSpace, string])[] = [
  [
    'living-room',
    '客厅,起居室,起居厅,会客厅,living room,living area,lounge,sitting room,family room,リビング,リビングルーム,居間,応接間',
  ],
  ['bedroom', '卧室,主卧,次卧,客卧,睡房,卧房,bedroom,master bedroom,guest bedroom,寝室,主寝室,ベッドルーム'],
  [
    'study',
    '书房,家庭办公室,工作间,study,home office,study room,reading room,library room,書斎,ホームオフィス,勉強部屋',
  ],
  ['kitchen', '厨房,kitchen,kitchenette,キッチン,台所,厨房の'],
  [
    'bathroom',
    '浴室,卫生间,洗手间,盥洗室,bathroom,bath room,washroom,ensuite,powder room,浴室の,バスルーム,洗面所,風呂,お風呂',
  ],
  ['dining-room', '餐厅,饭厅,餐室,dining room,dining area,dining,ダイニング,ダイニングルーム,食堂'],
  [
    'office',
    '办公室,办公区,办公空间,会议室,开放办公区,office,workplace,workspace,open-plan office,open plan office,meeting room,coworking space,オフィス,事務所,執務室,会議室の',
  ],
  [
    'exhibition-hall',
    '展厅,展览馆,展览厅,画廊,陈列室,美术馆展厅,博物馆展厅,exhibition hall,exhibition,gallery,art gallery,showroom,展示室,展示場,ギャラリー,ショールーム',
  ],
  ['reception', '接待区,接待处,前台,接待厅,reception,reception area,front desk,受付,レセプション'],
  [
    'lobby',
    '大堂,大厅,酒店大堂,lobby,hotel lobby,entrance hall,foyer,atrium,ロビー,ホテルのロビー,エントランスホール',
  ],
  [
    'hotel',
    '酒店客房,客房,酒店房间,酒店,宾馆,hotel room,hotel suite,guest room,hotel,suite,ホテル,ホテルの客室,客室,ホテルの部屋',
  ],
  ['restaurant', '餐馆,饭店,西餐厅,中餐厅,餐吧,restaurant,bistro,brasserie,diner,レストラン,料理店,ビストロ'],
  [
    'cafe',
    '咖啡馆,咖啡厅,咖啡店,茶室,茶馆,cafe,café,coffee shop,coffee house,tea room,カフェ,喫茶店,コーヒーショップ',
  ],
  [
    'shop',
    '商店,店铺,门店,专卖店,服装店,shop,store,boutique,retail store,shop interior,店舗,店,ブティック,ショップ',
  ],
  ['school', '教室,classroom,lecture room,schoolroom,教室の,講義室'],
  ['factory', '厂房,工厂,车间,生产车间,factory,production hall,workshop,factory hall,工場,作業場'],
  [
    'villa',
    '别墅,独栋别墅,独栋住宅,住宅外观,房子,小屋,villa,house,detached house,family house,cottage,cabin,residence,ヴィラ,別荘,一戸建て,戸建て,住宅,家,コテージ',
  ],
  [
    'townhouse',
    '联排别墅,联排,排屋,townhouse,town house,row house,terraced house,タウンハウス,連棟住宅,長屋',
  ],
  [
    'apartment-block',
    '公寓楼,住宅楼,高层住宅,apartment block,apartment building,block of flats,residential tower,マンション,集合住宅,アパート',
  ],
  [
    'office-building',
    '办公楼,写字楼,办公大楼,总部大楼,office building,office block,office tower,headquarters,オフィスビル,事務所ビル',
  ],
  ['minsu', '民宿,民宿外观,客栈,乡村民宿,guesthouse,guest house,homestay,inn,b&b,民宿の外観,民泊,旅館'],
  [
    'school-building',
    '学校,教学楼,校舍,小学,school,school building,primary school,学校の校舎,校舎,小学校,学校の',
  ],
  ['museum', '博物馆,美术馆,文化馆,艺术中心,museum,art museum,cultural centre,博物館,美術館'],
  [
    'zhongshijianzhu',
    '四合院,中式院落,中式建筑,合院,courtyard house,siheyuan,traditional chinese house,四合院の,中庭住宅',
  ],
  [
    'estate',
    '住宅小区,小区,居住区,housing estate,residential estate,residential quarter,団地,住宅地,ニュータウン',
  ],
  ['campus', '校园,园区,科技园区,campus,university campus,business park,キャンパス'],
  [
    'villa-garden',
    '别墅庭院,别墅花园,villa garden,villa with its garden,villa with garden,house with its garden,house with a garden,庭付きの別荘,庭付き住宅',
  ],
  [
    'garden',
    '花园,庭院,院子,后院,前院,garden,backyard,back garden,front garden,yard,courtyard,patio,庭,庭園,中庭,裏庭',
  ],
  ['park', '公园,park,city park,公園'],
  ['plaza', '广场,plaza,public square,town square,city square,広場'],
  [
    'waterfront',
    '滨水步道,滨水广场,滨水景观,滨江步道,waterfront promenade,promenade,riverside walk,quay,embankment,ウォーターフロント,遊歩道,水辺の遊歩道',
  ],
  [
    'streetscape',
    '街景,步行街,商业街,老街,街道空间,street scene,streetscape,shopping street,pedestrian street,high street,商店街,街並みの景観,歩行者天国',
  ],
  [
    'roof-terrace',
    '屋顶露台,屋顶花园,天台,露台,roof terrace,rooftop,rooftop terrace,roof garden,terrace,屋上テラス,屋上庭園,屋上,テラス',
  ],
  [
    'pool-garden',
    '泳池庭院,泳池花园,泳池,游泳池,pool garden,pool terrace,swimming pool,pool,poolside,プールの庭,プール付きの庭,プールサイド,プール',
  ],
];

/** Rooms and buildings. */
export const SPACE_TERMS = `
客厅/起居室|living room/lounge|リビング/居間
卧室|bedroom|寝室
主卧|master bedroom/primary bedroom|主寝室
次卧|second bedroom|第二寝室
客卧|guest bedroom|客用寝室
儿童房|children's room|子供部屋
婴儿房|nursery|ベビールーム
老人房|elderly bedroom|高齢者の寝室
书房|study|書斎
家庭办公|home office|ホームオフィス
厨房|kitchen|キッチン/台所
开放式厨房|open kitchen|オープンキッチン
中厨|chinese kitchen|中華キッチン
餐厅空间|dining room|ダイニング/食堂
浴室|bathroom|浴室
卫生间/洗手间|restroom/toilet|トイレ
客用卫生间|powder room|来客用トイレ
干湿分离卫浴|dry and wet bathroom|乾湿分離の浴室
淋浴间|shower room|シャワールーム
更衣室|dressing room|更衣室
衣帽间|walk-in closet|ウォークインクローゼット
玄关|entrance hall/foyer|玄関
走廊|corridor/hallway|廊下
楼梯间|stairwell|階段室
阳台|balcony|バルコニー
封闭阳台|enclosed balcony|サンルーム付きバルコニー
露台|terrace|テラス
屋顶花园|roof garden|屋上庭園
阁楼|attic|屋根裏部屋
地下室|basement|地下室
酒窖|wine cellar|ワインセラー
储藏室|storage room|納戸
洗衣房|laundry room|ランドリールーム
家政间|utility room|家事室
茶室|tea room|茶室
禅修室|meditation room|瞑想室
影音室|home cinema|ホームシアター
健身房|gym|ジム
瑜伽室|yoga studio|ヨガスタジオ
游戏室|playroom|プレイルーム
琴房|music room|音楽室
画室|artist studio|アトリエ
阳光房|sunroom/conservatory|サンルーム
榻榻米房|tatami room|和室
车库|garage|ガレージ
车棚|carport|カーポート
别墅|villa|ヴィラ/別荘
独栋住宅|detached house|戸建て住宅
联排别墅|townhouse/row house|タウンハウス
公寓|apartment/flat|マンション
公寓楼|apartment block|集合住宅
复式住宅|duplex apartment|メゾネット
大平层|large flat|ワンフロア住戸
单间公寓|studio apartment|ワンルーム
合院住宅|courtyard house|中庭のある家
四合院|siheyuan/quadrangle courtyard house|四合院
农舍|farmhouse|農家
小木屋|log cabin|丸太小屋
山间小屋|mountain lodge|山荘
度假屋|holiday home|バケーションハウス
民宿|guesthouse/homestay|民宿
树屋|tree house|ツリーハウス
微型住宅|tiny house|タイニーハウス
摩天楼|skyscraper|超高層ビル
塔楼|tower block|タワー棟
办公楼|office building|オフィスビル
开放办公区|open-plan office|オープンオフィス
会议室|meeting room|会議室
董事会议室|boardroom|役員会議室
接待处|reception desk|受付
前台大厅|reception hall|レセプションホール
大堂|lobby|ロビー
电梯厅|lift lobby|エレベーターホール
共享办公|coworking space|コワーキングスペース
洽谈区|negotiation area|商談スペース
经理室|executive office|役員室
茶水间|pantry|給湯室
员工食堂|staff canteen|社員食堂
酒店|hotel|ホテル
酒店客房|hotel guest room|ホテル客室
套房|suite|スイートルーム
宴会厅|banquet hall|宴会場
温泉酒店|hot spring hotel|温泉旅館
水疗中心|spa|スパ
咖啡馆/咖啡厅|cafe/coffee shop|カフェ
西餐厅|western restaurant|洋食レストラン
火锅店|hot pot restaurant|火鍋店
面馆|noodle shop|麺屋
寿司店|sushi restaurant|寿司屋
酒吧|bar|バー
清吧|lounge bar|ラウンジバー
茶馆|teahouse|茶館
面包店|bakery|ベーカリー
甜品店|dessert shop|スイーツ店
美食广场|food court|フードコート
商店|shop/store|店舗
服装店|clothing store|アパレルショップ
珠宝店|jewellery shop|宝飾店
花店|flower shop|花屋
书店|bookshop|書店
超市|supermarket|スーパーマーケット
便利店|convenience store|コンビニ
购物中心|shopping mall|ショッピングモール
百货商场|department store|百貨店
商业街|shopping street|商店街
展厅|showroom|ショールーム
展览馆|exhibition hall|展示場
售楼处|sales gallery|モデルルーム棟
样板间|show flat|モデルルーム
博物馆|museum|博物館
美术馆|art museum|美術館
画廊|art gallery|ギャラリー
图书馆|library|図書館
阅览室|reading room|閲覧室
剧院|theatre|劇場
音乐厅|concert hall|コンサートホール
电影院|cinema|映画館
礼堂|auditorium|講堂
文化中心|cultural centre|文化センター
社区中心|community centre|コミュニティセンター
学校|school|学校
幼儿园|kindergarten|幼稚園
小学|primary school|小学校
大学校园|university campus|大学キャンパス
教室|classroom|教室
报告厅|lecture hall|講義室
实验室|laboratory|実験室
宿舍|dormitory|寮
医院|hospital|病院
诊所|clinic|診療所
牙科诊所|dental clinic|歯科医院
候诊区|waiting area|待合室
病房|ward|病室
养老院|nursing home|老人ホーム
体育馆|sports hall|体育館
体育场|stadium|スタジアム
室内泳池|indoor pool|屋内プール
室外泳池|outdoor pool|屋外プール
火车站|railway station|鉄道駅
地铁站|metro station|地下鉄駅
航站楼|airport terminal|空港ターミナル
候车厅|waiting hall|待合ホール
公交站|bus stop|バス停
加油站|petrol station|ガソリンスタンド
工厂|factory|工場
车间|workshop|作業場
仓库|warehouse|倉庫
物流中心|logistics centre|物流センター
数据中心|data centre|データセンター
产业园|industrial park|工業団地
温室|greenhouse|温室
谷仓|barn|納屋
教堂|church|教会
小教堂|chapel|礼拝堂
佛寺|buddhist temple|寺院
神社|shinto shrine|神社
清真寺|mosque|モスク
祠堂|ancestral hall|祠堂
牌坊|memorial archway|牌坊
城堡|castle|城
宫殿|palace|宮殿
灯塔|lighthouse|灯台
风车|windmill|風車
观景台|viewing platform|展望台
游客中心|visitor centre|ビジターセンター
展亭|exhibition pavilion|パビリオン
门房|gatehouse|門番小屋
停车楼|multi-storey car park|立体駐車場
地下停车场|underground car park|地下駐車場
消防站|fire station|消防署
警察局|police station|警察署
法院|courthouse|裁判所
市政厅|city hall|市庁舎
银行|bank|銀行
邮局|post office|郵便局
美发店|hair salon|美容院
宠物店|pet shop|ペットショップ
`;

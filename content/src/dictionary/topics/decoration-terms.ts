/** Ornaments, tableware, art and small things. */
export const DECORATION_TERMS = `
装饰品|ornament|置物
软装|soft furnishings|ソフトファニシング
摆件|decorative object|飾り物
花瓶|vase|花瓶
陶瓷花瓶|ceramic vase|陶器の花瓶
玻璃花瓶|glass vase|ガラスの花瓶
陶罐|clay pot|陶器の壺
青花瓷|blue and white porcelain|染付磁器
漆器|lacquerware|漆器
茶具|tea set|茶器
茶壶|teapot|急須
茶杯|teacup|湯のみ
咖啡杯|coffee cup|コーヒーカップ
餐具|tableware|食器
盘子|plate|皿
碗|bowl|茶碗
酒杯|wine glass|ワイングラス
酒瓶|wine bottle|ワインボトル
托盘|tray|トレイ
果盘|fruit bowl|フルーツボウル
水果|fruit|果物
面包|bread|パン
书/书籍|books|本
杂志|magazines|雑誌
笔记本电脑|laptop|ノートパソコン
挂画|wall art|壁掛けアート
抽象画|abstract painting|抽象画
山水画|landscape painting|山水画
书法|calligraphy|書
照片墙|gallery wall|ギャラリーウォール
相框|picture frame|額縁
挂钟|wall clock|掛け時計
座钟|table clock|置き時計
壁饰|wall decoration|壁飾り
装饰镜|decorative mirror|装飾ミラー
太阳镜饰|sunburst mirror|サンバーストミラー
浮雕|bas-relief|浮き彫り
壁画|mural|壁画
装置艺术|installation art|インスタレーション
悬挂装置|hanging installation|吊り下げ装飾
动态雕塑|mobile sculpture|モビール
石膏像|plaster bust|石膏像
佛像|buddha statue|仏像
香炉|incense burner|香炉
熏香|incense|お香
线香|incense sticks|線香
香薰蜡烛|scented candle|アロマキャンドル
藤篮|wicker basket|籐かご
收纳篮|storage basket|収納かご
收纳盒|storage box|収納箱
木箱|wooden crate|木箱
行李箱|suitcase|スーツケース
地球仪|globe|地球儀
乐器|musical instrument|楽器
吉他|guitar|ギター
古琴|guqin|古琴
玩具|toys|おもちゃ
泰迪熊|teddy bear|テディベア
帐篷|teepee tent|ティピーテント
圣诞树|christmas tree|クリスマスツリー
气球|balloons|風船
旗帜|flag|旗
横幅标语|banner|横断幕
菜单板|menu board|メニューボード
价签|price tag|値札
包装盒|packaging box|包装箱
购物袋|shopping bag|買い物袋
衣服|clothes|衣服
帽子|hat|帽子
鞋|shoes|靴
雨伞|umbrella|傘
围裙|apron|エプロン
砧板|chopping board|まな板
锅具|cookware|鍋
香料罐|spice jars|スパイス瓶
浴袍|bathrobe|バスローブ
香皂|soap|石鹸
洗漱用品|toiletries|洗面用品
浴室地垫|bath mat|バスマット
门垫|doormat|玄関マット
`;

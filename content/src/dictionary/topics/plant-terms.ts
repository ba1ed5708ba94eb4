/** Plants. */
export const PLANT_TERMS = `
植物|plant|植物
绿植|indoor plant/houseplant|観葉植物
盆栽|potted plant|鉢植え
盆景|bonsai|盆栽
树/树木|tree|樹木
大树|large tree|大木
古树|ancient tree|古木
行道树|street tree|街路樹
乔木|canopy tree|高木
灌木|shrub|低木
绿篱|hedge|生垣
修剪绿篱|clipped hedge|刈り込み
地被植物|ground cover|グラウンドカバー
攀援植物|climbing plant|つる植物
垂吊植物|trailing plant|垂れ下がる植物
常绿树|evergreen tree|常緑樹
落叶树|deciduous tree|落葉樹
果树|fruit tree|果樹
棕榈树|palm tree|ヤシの木
椰子树|coconut palm|ココヤシ
松树|pine tree|松の木
黑松|japanese black pine|黒松
罗汉松|yew plum pine|イヌマキ
柏树|cypress tree|イトスギ
圆柏|juniper|ビャクシン
冷杉|fir tree|モミの木
水杉|dawn redwood|メタセコイア
银杏|ginkgo|イチョウ
枫树|maple tree|楓
鸡爪槭|japanese maple|イロハモミジ
红枫|red maple|紅葉した楓
樱花/樱花树|cherry blossom|桜
梅花|plum blossom|梅
桃花|peach blossom|桃の花
玉兰|magnolia|モクレン
桂花|osmanthus|キンモクセイ
紫薇|crape myrtle|サルスベリ
石榴树|pomegranate tree|ザクロの木
柿子树|persimmon tree|柿の木
橄榄树|olive tree|オリーブの木
柠檬树|lemon tree|レモンの木
无花果树|fig tree|イチジクの木
橡树|oak tree|オークの木
榉树|zelkova|ケヤキ
榕树|banyan tree|ガジュマル
白桦|silver birch|シラカバ
悬铃木/梧桐|plane tree|プラタナス
香樟|camphor tree|クスノキ
垂柳|weeping willow|シダレヤナギ
杨树|poplar|ポプラ
槐树|pagoda tree|エンジュ
合欢|silk tree|ネムノキ
蓝花楹|jacaranda|ジャカランダ
凤凰木|flame tree|ホウオウボク
桉树|eucalyptus|ユーカリ
竹子|bamboo|竹
竹林|bamboo grove|竹林
紫竹|black bamboo|黒竹
芭蕉|banana plant|バショウ
旅人蕉|traveller's palm|タビビトノキ
鹤望兰|bird of paradise plant|ストレリチア
龟背竹|monstera|モンステラ
琴叶榕|fiddle-leaf fig|カシワバゴムノキ
橡皮树|rubber plant|ゴムノキ
虎尾兰|snake plant|サンスベリア
绿萝|pothos|ポトス
吊兰|spider plant|オリヅルラン
散尾葵|areca palm|アレカヤシ
龙血树|dracaena|ドラセナ
发财树|money tree plant|パキラ
多肉植物|succulent|多肉植物
仙人掌|cactus|サボテン
龙舌兰|agave|リュウゼツラン
芦荟|aloe|アロエ
苏铁|cycad|ソテツ
蕨类|fern|シダ
苔藓|moss|苔
空气凤梨|air plant|エアプランツ
兰花|orchid|蘭
玫瑰|rose|バラ
月季|china rose|コウシンバラ
牡丹|peony|牡丹
绣球花|hydrangea|アジサイ
薰衣草|lavender plant|ラベンダーの花
鼠尾草|salvia|サルビア
迷迭香|rosemary|ローズマリー
杜鹃花|azalea|ツツジ
山茶花|camellia|ツバキ
茉莉花|jasmine|ジャスミン
紫藤|wisteria|藤の花
三角梅|bougainvillea|ブーゲンビリア
常春藤|ivy|アイビー
爬山虎|boston ivy|ツタ
凌霄花|trumpet vine|ノウゼンカズラ
葡萄藤|grapevine|ブドウの蔓
向日葵|sunflower|ひまわり
郁金香|tulip|チューリップ
百合|lily|百合
鸢尾|iris|アヤメ
菊花|chrysanthemum|菊
雏菊|daisy|デイジー
荷花|lotus|蓮
睡莲|water lily|スイレン
芦苇|reed|葦
香蒲|cattail|ガマ
菖蒲|sweet flag|ショウブ
观赏草|ornamental grass|グラス類
狼尾草|fountain grass|チカラシバ
蒲苇|pampas grass|パンパスグラス
芒草|silver grass|ススキ
草坪|lawn|芝生
草地|grassland|草地
野花草甸|wildflower meadow|野花の草原
三叶草|clover|クローバー
麦田|wheat field|麦畑
稻田|rice paddy|水田
茶园|tea plantation|茶畑
葡萄园|vineyard|ぶどう園
果园|orchard|果樹園
菜园|vegetable garden|菜園
香草园|herb garden|ハーブガーデン
花坛|flower bed|花壇
花境|herbaceous border|宿根草花壇
花箱|planter box|プランター
花盆|flower pot|植木鉢
鲜花|fresh flowers|生花
花束|bouquet|花束
干花|dried flowers|ドライフラワー
插花|flower arrangement|生け花
垂直绿化|green wall/vertical garden|壁面緑化
树篱迷宫|hedge maze|生垣の迷路
落叶|fallen leaves|落ち葉
枯枝|bare branches|枯れ枝
新芽|fresh shoots|新芽
`;

/** Textiles, leather, wall coverings, and how surfaces feel. */
export const TEXTILE_AND_FINISH_TERMS = `
布艺|fabric|布地
亚麻|linen|リネン
棉|cotton|綿
羊毛|wool|ウール
羊绒|cashmere|カシミア
丝绸|silk|絹
天鹅绒/丝绒|velvet|ベルベット
羊羔绒|boucle|ブークレ
雪尼尔|chenille|シェニール
灯芯绒|corduroy|コーデュロイ
帆布|canvas fabric|キャンバス地
牛仔布|denim|デニム
粗花呢|tweed|ツイード
毛毡|felt|フェルト
麻绳|jute rope|ジュートロープ
黄麻|jute|ジュート
剑麻|sisal|サイザル
海草编织|seagrass weave|シーグラス編み
绒毛|plush|プラッシュ
皮革|leather|レザー
头层牛皮|full-grain leather|銀面革
麂皮|suede|スエード
干邑色皮革|cognac leather|コニャックレザー
仿皮|faux leather|合成皮革
马鞍皮|saddle leather|サドルレザー
皮草|fur|毛皮
羊皮|sheepskin|シープスキン
藤编|rattan weave|籐編み
藤面|cane webbing|ケーン張り
纸绳编织|paper cord|ペーパーコード
蕾丝|lace|レース地
提花|jacquard|ジャカード
格子布|plaid|チェック柄
条纹|stripes|ストライプ
人字纹织物|herringbone fabric|ヘリンボーン生地
千鸟格|houndstooth|千鳥格子
花卉图案|floral pattern|花柄
几何图案|geometric pattern|幾何学模様
壁纸|wallpaper|壁紙
草编壁纸|grasscloth wallpaper|グラスクロス壁紙
和纸|washi paper|和紙
墙布|wall fabric|クロス張り
硬包|upholstered wall panel|布張りパネル
软包|padded wall panel|クッションパネル
地毯|carpet|カーペット
块毯|area rug|ラグ
羊毛地毯|wool rug|ウールラグ
波斯地毯|persian rug|ペルシャ絨毯
柏柏尔地毯|berber rug|ベニワレン絨毯
方块地毯|carpet tile|タイルカーペット
靠垫/抱枕|cushion|クッション
毛毯|blanket|毛布
搭毯|throw|スロー
床品|bedding|寝具
床单|bed sheet|シーツ
枕头|pillow|枕
毛巾|towel|タオル
桌布|tablecloth|テーブルクロス
桌旗|table runner|テーブルランナー
挂毯|tapestry|タペストリー
麻布|hessian|麻布
纱布|gauze|ガーゼ
哑光|matt finish|つや消し
高光|glossy finish|つやあり
半哑光|satin finish|半つや
亮面烤漆|high-gloss lacquer|鏡面塗装
大漆|urushi lacquer|漆
拉丝|brushed finish|ヘアライン仕上げ
抛光|polished finish|研磨仕上げ
喷砂|sandblasted|サンドブラスト
酸洗|acid-etched|酸洗い仕上げ
火烧面|flamed finish|バーナー仕上げ
荔枝面|bush-hammered finish|ビシャン仕上げ
自然面|split-face|割肌
水洗面|brushed stone finish|ブラスト仕上げ
仿古面|antiqued finish|アンティーク仕上げ
做旧|distressed|エイジング加工
包浆|patina|古色
氧化|oxidised|酸化仕上げ
锤纹|hammered texture|槌目
粗糙|rough texture|ざらついた質感
光滑|smooth surface|滑らかな面
半透明|translucent|半透明
透明|transparent|透明
反光|reflective|反射する
镜面|mirror finish|鏡面
珠光|pearlescent|パール調
磨砂|frosted finish|すり仕上げ
纹理|texture|テクスチャ
褶皱|pleats|プリーツ
凹凸|relief|凹凸
波浪板|wave panel|波形パネル
凹槽|grooves|溝
拉槽|ribbed surface|リブ仕上げ
竖纹|vertical grooves|縦溝
编织纹|woven texture|織り目
穿孔|perforation|穿孔
压花|embossed|エンボス
雕刻|carving|彫刻
镶嵌|inlay|象嵌
拼接|patchwork|パッチワーク
无缝|seamless|シームレス
接缝|seam|継ぎ目
`;

/** Furniture and storage. */
export const FURNITURE_TERMS = `
家具|furniture|家具
沙发|sofa/couch|ソファ/ソファー
三人沙发|three-seat sofa|三人掛けソファ
双人沙发|loveseat|二人掛けソファ
单人沙发|armchair|一人掛けソファ
转角沙发|corner sofa|コーナーソファ
模块沙发|modular sofa|モジュールソファ
沙发床|sofa bed|ソファベッド
皮沙发|leather sofa|レザーソファ
布艺沙发|fabric sofa|布張りソファ
贵妃榻|chaise longue|シェーズロング
罗汉床|luohan bed|羅漢床
休闲椅|lounge chair|ラウンジチェア
躺椅|recliner|リクライナー
摇椅|rocking chair|ロッキングチェア
吊椅|hanging chair|ハンギングチェア
蛋椅|egg chair|エッグチェア
伊姆斯椅|eames lounge chair|イームズラウンジチェア
温莎椅|windsor chair|ウィンザーチェア
圈椅|horseshoe-back chair|圏椅
官帽椅|official's hat chair|官帽椅
椅子|chair|椅子
餐椅|dining chair|ダイニングチェア
办公椅|office chair|オフィスチェア
折叠椅|folding chair|折りたたみ椅子
吧椅|bar stool|バースツール
凳子|stool|スツール
矮凳|footstool|足置き
脚凳|ottoman|オットマン
长凳|bench|ベンチ
卡座|banquette|ボックス席
豆袋沙发|bean bag|ビーズクッション
坐垫|seat cushion|座布団
桌子|table|テーブル
餐桌|dining table|ダイニングテーブル
圆餐桌|round dining table|丸ダイニングテーブル
长餐桌|long dining table|長いダイニングテーブル
茶几|coffee table|ローテーブル
边几|side table|サイドテーブル
角几|end table|エンドテーブル
玄关桌|console table|コンソールテーブル
书桌|desk|デスク
办公桌|office desk|事務机
升降桌|standing desk|昇降デスク
会议桌|conference table|会議テーブル
洽谈桌|meeting table|打ち合わせテーブル
学生桌|school desk|学習机
工作台|workbench|作業机
梳妆台|dressing table|鏡台
岛台/中岛|kitchen island|アイランドキッチン
吧台|bar counter|バーカウンター
服务台|service counter|サービスカウンター
收银台|cash desk|レジカウンター
茶桌|tea table|茶卓
矮桌|low table|ちゃぶ台
被炉|kotatsu|こたつ
床|bed|ベッド
双人床|double bed|ダブルベッド
大床|king-size bed|キングサイズベッド
单人床|single bed|シングルベッド
高低床|bunk bed|二段ベッド
四柱床|four-poster bed|天蓋ベッド
婴儿床|cot/crib|ベビーベッド
架子床|canopy bed|架子床
床头|headboard|ヘッドボード
床头柜|bedside table/nightstand|ナイトテーブル
床尾凳|bed end bench|ベッドエンドベンチ
床垫|mattress|マットレス
布团|futon|布団
衣柜|wardrobe|衣装戸棚
柜子|cabinet|キャビネット
电视柜|tv cabinet/tv stand|テレビ台
餐边柜|sideboard|サイドボード
斗柜|chest of drawers|チェスト
鞋柜|shoe cabinet|下駄箱
酒柜|wine cabinet|ワインキャビネット
书柜|bookcase|書棚
书架|bookshelf|本棚
展示柜|display cabinet|飾り棚
展示架|display stand|展示台
置物架|shelving unit|シェルフユニット
搁板|shelf|棚板
浮架|floating shelf|浮き棚
博古架|curio shelf|多宝棚
文件柜|filing cabinet|書類棚
储物柜|locker|ロッカー
橱柜|kitchen cabinets|キッチンキャビネット
吊柜|wall cabinet|吊戸棚
地柜|base cabinet|フロアキャビネット
高柜|tall cabinet|トールキャビネット
抽屉|drawer|引き出し
柜门|cabinet door|扉
无把手柜门|handleless fronts|ハンドルレス扉
嵌入式柜|built-in cabinet|造り付け収納
榻榻米地台|tatami platform|小上がり
台面|worktop/countertop|天板
石材台面|stone worktop|石天板
防溅板|backsplash|キッチンパネル
洗手台柜|vanity unit|洗面化粧台
隔断柜|room divider|間仕切り家具
衣帽架|coat rack|コート掛け
衣架|clothes rail|ハンガーラック
伞架|umbrella stand|傘立て
鸟笼椅|birdcage chair|バードケージチェア
户外沙发|outdoor sofa|屋外ソファ
户外桌椅|outdoor table and chairs|屋外テーブルセット
沙滩椅|deck chair|デッキチェア
日光躺椅|sun lounger|サンラウンジャー
遮阳伞|parasol|パラソル
吊床|hammock|ハンモック
秋千椅|swing seat|ブランコ椅子
公园长椅|park bench|公園のベンチ
野餐桌|picnic table|ピクニックテーブル
讲台|lectern|演台
白板|whiteboard|ホワイトボード
黑板|blackboard|黒板
货架|store shelf|陳列棚
中岛展台|display island|島什器
模特架|mannequin|マネキン
旅行箱架|luggage rack|荷物台
鱼缸|aquarium|水槽
钢琴|piano|ピアノ
三角钢琴|grand piano|グランドピアノ
`;

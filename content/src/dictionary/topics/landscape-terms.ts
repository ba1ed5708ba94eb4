/** Gardens, parks, water and ground. */
export const LANDSCAPE_TERMS = `
景观|landscape|ランドスケープ
花园|garden|庭園
庭院|courtyard|中庭
前院|front yard|前庭
后院|backyard|裏庭
私家花园|private garden|専用庭
日式庭园|japanese garden|日本庭園
枯山水|dry landscape garden|枯山水
中式园林|chinese garden|中国庭園
苏州园林|suzhou garden|蘇州庭園
英式花园|english garden|イングリッシュガーデン
法式花园|french formal garden|フランス式庭園
意大利花园|italian garden|イタリア式庭園
村舍花园|cottage garden|コテージガーデン
岩石园|rock garden|ロックガーデン
苔庭|moss garden|苔庭
雨水花园|rain garden|雨庭
沙漠花园|desert garden|ドライガーデン
热带花园|tropical garden|トロピカルガーデン
感官花园|sensory garden|五感の庭
屋顶农场|rooftop farm|屋上農園
公园|park|公園
口袋公园|pocket park|ポケットパーク
湿地公园|wetland park|湿地公園
森林公园|forest park|森林公園
滨水公园|waterfront park|水辺公園
带状公园|linear park|帯状公園
植物园|botanical garden|植物園
儿童游乐场|playground|遊び場
滑梯|slide|すべり台
秋千|swing|ブランコ
沙坑|sandpit|砂場
运动场|sports field|運動場
篮球场|basketball court|バスケットコート
网球场|tennis court|テニスコート
足球场|football pitch|サッカー場
跑道|running track|ランニングトラック
慢跑道|jogging path|ジョギングコース
高尔夫球场|golf course|ゴルフ場
滑板场|skate park|スケートパーク
露天剧场|amphitheatre|野外劇場
舞台|stage|舞台
水景|water feature|水景
水池|reflecting pool|水盤
镜面水池|mirror pool|鏡面水盤
池塘|pond|池
锦鲤池|koi pond|鯉の池
喷泉|fountain|噴水
旱喷|dry fountain|ドライ噴水
跌水|cascade|段滝
瀑布|waterfall|滝
水幕墙|water wall|水の壁
溪流|stream|小川
旱溪|dry creek bed|枯れ流れ
河流|river|川
运河|canal|運河
湖泊|lake|湖
湿地|wetland|湿地
泳池|swimming pool|プール
无边泳池|infinity pool|インフィニティプール
自然泳池|natural swimming pool|天然プール
泳池平台|pool deck|プールデッキ
码头|pier|桟橋
栈道|boardwalk|木道
驳岸|embankment|護岸
亲水平台|waterside deck|親水デッキ
桥|bridge|橋
人行桥|footbridge|歩道橋
石拱桥|stone arch bridge|石造アーチ橋
木桥|wooden bridge|木橋
曲桥|zigzag bridge|八橋
汀步|stepping stones|飛び石
园路|garden path|園路
碎石路|gravel path|砂利道
石板路|flagstone path|石畳の道
小径|trail|小道
步道|walkway|歩道
台阶|steps|石段
草坡台阶|grass steps|芝の階段
铺装|paving|舗装
露台铺装|patio|パティオ
凉亭|gazebo|ガゼボ
亭子|garden pavilion|東屋
水榭|waterside pavilion|水榭
廊架|pergola|パーゴラ
花架|trellis|トレリス
拱架|garden arch|ガーデンアーチ
围栏|fence|フェンス
木栅栏|wooden fence|木柵
竹篱|bamboo fence|竹垣
铁艺栏杆|iron railing|鉄柵
花池|raised bed|レイズドベッド
种植池|planting bed|植栽帯
树池|tree pit|植樹ます
坐凳矮墙|seat wall|座れる低い壁
火塘|fire pit|ファイヤーピット
烧烤台|barbecue|バーベキュー炉
户外厨房|outdoor kitchen|屋外キッチン
户外淋浴|outdoor shower|屋外シャワー
雕塑|sculpture|彫像
假山|rockery|築山
置石|ornamental rocks|景石
景墙|garden wall|景観壁
水钵|stone water basin|手水鉢
惊鹿|shishi-odoshi|鹿威し
砂纹|raked sand|砂紋
土丘|mound|土盛り
梯田|terraced field|棚田
草丘|grass mound|芝の丘
缓坡|gentle slope|緩い斜面
地形|topography|地形
悬崖|cliff|崖
岩石|rock|岩
车道|driveway|車路
停车位|parking space|駐車スペース
生态停车场|green car park|緑化駐車場
自行车道|cycle path|自転車道
自行车架|bicycle rack|自転車置き場
铁路|railway track|線路
广场|plaza/public square|広場
下沉广场|sunken plaza|サンクンプラザ
入口广场|entrance plaza|エントランス広場
轴线|axis|軸線
海绵城市|sponge city|スポンジシティ
生态草沟|bioswale|バイオスウェル
`;

/** Kitchens, bathrooms and building services. */
export const EQUIPMENT_TERMS = `
洗手盆|washbasin|洗面器
台上盆|countertop basin|ベッセル洗面器
台下盆|undermount basin|アンダーカウンター洗面器
壁挂洗手盆|wall-hung basin|壁掛け洗面器
双洗手台|double vanity|ダブルボウル洗面台
马桶|toilet bowl|便器
壁挂马桶|wall-hung toilet|壁掛け便器
智能马桶|smart toilet|温水洗浄便座
小便器|urinal|小便器
浴缸|bathtub|浴槽
独立浴缸|freestanding bathtub|置き型浴槽
嵌入式浴缸|built-in bathtub|埋め込み浴槽
桧木浴桶|hinoki bathtub|檜風呂
温泉池|hot spring pool|温泉浴槽
按摩浴缸|jacuzzi|ジャグジー
淋浴房|shower enclosure|シャワーブース
花洒|shower head|シャワーヘッド
顶喷花洒|rain shower|レインシャワー
淋浴玻璃屏|shower screen|シャワースクリーン
地漏|floor drain|排水口
水龙头|tap/faucet|水栓
镜子|mirror|鏡
镜柜|mirror cabinet|ミラーキャビネット
圆镜|round mirror|丸鏡
全身镜|full-length mirror|姿見
毛巾架|towel rail|タオル掛け
毛巾加热架|heated towel rail|タオルウォーマー
桑拿房|sauna|サウナ
蒸汽房|steam room|スチームルーム
厨房水槽|kitchen sink|シンク
灶具/炉灶|hob/cooktop|コンロ
燃气灶|gas hob|ガスコンロ
电磁炉|induction hob|IHクッキングヒーター
抽油烟机|cooker hood/extractor hood|レンジフード
烤箱|oven|オーブン
微波炉|microwave|電子レンジ
冰箱|refrigerator/fridge|冷蔵庫
嵌入式冰箱|built-in refrigerator|ビルトイン冷蔵庫
洗碗机|dishwasher|食器洗い機
咖啡机|coffee machine|コーヒーマシン
烧水壶|kettle|やかん
洗衣机|washing machine|洗濯機
烘干机|tumble dryer|衣類乾燥機
吸尘器|vacuum cleaner|掃除機
电视|television/tv|テレビ
投影仪|projector|プロジェクター
投影幕|projection screen|スクリーン
音响|speakers|スピーカー
电脑|computer|パソコン
显示器|monitor|モニター
空调|air conditioner|エアコン
中央空调|central air conditioning|集中空調
出风口|air vent|吹き出し口
风口格栅|air grille|空調グリル
风管|air duct|ダクト
外露风管|exposed ductwork|露出ダクト
吊扇|ceiling fan|シーリングファン
暖气片|radiator|ラジエーター
地暖|underfloor heating|床暖房
柴火炉|wood-burning stove|薪ストーブ
电壁炉|electric fireplace|電気暖炉
新风系统|fresh air system|換気システム
热泵|heat pump|ヒートポンプ
太阳能板|solar panel|太陽光パネル
光伏屋顶|photovoltaic roof|太陽光発電屋根
光伏幕墙|photovoltaic facade|太陽光発電外壁
储能电池|home battery|蓄電池
充电桩|ev charger|EV充電器
雨水收集|rainwater harvesting|雨水利用
水箱|water tank|貯水槽
喷淋头|sprinkler|スプリンクラー
灭火器|fire extinguisher|消火器
消火栓|fire hydrant|消火栓
烟感|smoke detector|煙感知器
疏散指示|exit sign|誘導灯
监控摄像头|security camera|防犯カメラ
门禁|access control|入退室管理
闸机|turnstile|セキュリティゲート
开关|light switch|スイッチ
插座|socket/power outlet|コンセント
管道|pipe|配管
桥架|cable tray|ケーブルラック
配电箱|distribution board|分電盤
信箱|letterbox/mailbox|郵便受け
门铃|doorbell|呼び鈴
导视系统|wayfinding|サイン計画
标识牌|signage|看板
店招|shop sign|店舗看板
垃圾桶|rubbish bin|ごみ箱
智能家居|smart home|スマートホーム
`;

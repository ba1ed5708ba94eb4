/** Construction, services of planning, and performance. */
export const CONSTRUCTION_TERMS = `
建筑|architecture|建築
室内设计|interior design|インテリアデザイン
景观设计|landscape design|ランドスケープデザイン
城市设计|urban design|アーバンデザイン
建筑师|architect|建築家
业主|client|施主
施工|construction|施工
预制|prefabricated|プレハブ
模块化|modular|モジュール式
装配式建筑|modular building|組立式建築
现浇|cast in situ|現場打ち
模板|formwork|型枠
钢筋|reinforcement bar|鉄筋
钢筋混凝土|reinforced concrete|鉄筋コンクリート
预应力|prestressed concrete|プレストレスト
桩基|pile foundation|杭基礎
筏板基础|raft foundation|べた基礎
伸缩缝|expansion joint|伸縮目地
变形缝|movement joint|エキスパンションジョイント
沉降|settlement|沈下
防水|waterproofing|防水
防水卷材|waterproof membrane|防水シート
防潮层|damp-proof course|防湿層
隔汽层|vapour barrier|防湿フィルム
保温|thermal insulation|断熱
外墙保温|external insulation|外断熱
岩棉|rock wool|ロックウール
玻璃棉|glass wool|グラスウール
聚苯板|polystyrene board|発泡スチロール板
隔声|sound insulation|遮音
吸声|sound absorption|吸音
防火|fire protection|防火
防火分区|fire compartment|防火区画
疏散楼梯|escape stair|避難階段
热桥|thermal bridge|熱橋
气密性|airtightness|気密性
自然通风|natural ventilation|自然換気
穿堂风|cross ventilation|通風
采光|daylighting|採光
遮阳|solar shading|日射遮蔽
节能|energy saving|省エネ
零碳|zero carbon|ゼロカーボン
低碳|low carbon|低炭素
可持续|sustainable|サステナブル
可回收|recyclable|リサイクル可能
绿色建筑|green building|グリーンビルディング
全生命周期|life cycle|ライフサイクル
热质量|thermal mass|蓄熱体
太阳得热|solar gain|日射取得
龙骨|stud framing|下地材
轻钢龙骨|light steel framing|軽量鉄骨下地
干挂石材|dry-hung stone cladding|石材乾式工法
雨幕系统|rainscreen cladding|レインスクリーン外装
外挂板|cladding panel|外装パネル
抹灰|rendered wall|左官仕上げ
找平|levelling screed|均しモルタル
收边|edge trim|見切り
阴角|internal corner|入隅
阳角|external corner|出隅
留缝|shadow gap|透かし目地
焊接|welding|溶接
螺栓连接|bolted joint|ボルト接合
铆接|riveted joint|リベット接合
密封胶|sealant|シーリング材
锚栓|anchor bolt|アンカーボルト
层高|storey height|階高
净高|clear height|天井高
进深|building depth|建物の奥行き
开间|bay width|間口
柱距|column spacing|柱間
跨度|span|スパン
建筑面积|gross floor area|延床面積
使用面积|usable floor area|有効面積
占地面积|building footprint|建築面積
容积率|floor area ratio|容積率
建筑密度|site coverage|建蔽率
绿地率|green space ratio|緑地率
建筑高度|building height|建物の高さ
退界|setback from boundary|壁面後退
日照间距|sunlight spacing|日照間隔
朝向|orientation|方位
南向|south-facing|南向き
北向|north-facing|北向き
东向|east-facing|東向き
西向|west-facing|西向き
一层|ground floor|一階
顶层|top floor|最上階
单层|single-storey|平屋
多层|multi-storey|多層
高层|high-rise|高層
低层|low-rise|低層
户型|flat layout|間取り
动线|circulation|動線
功能分区|zoning|ゾーニング
无障碍|barrier-free|バリアフリー
防滑|slip-resistant|滑り止め
公共空间|public space|公共空間
灰空间|transitional space|中間領域
私密空间|private space|私的空間
共享空间|shared space|共用空間
模数|module|モジュール寸法
`;

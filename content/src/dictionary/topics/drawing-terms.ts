/** Drawings, presentation and image quality. */
export const DRAWING_TERMS = `
效果图|rendering|パース
渲染|render|レンダリング
照片级真实|photorealistic|フォトリアル
写实|realistic|写実的
超写实|hyperrealistic|超写実
高清|high definition|高精細
高分辨率|high resolution|高解像度
高品质|high quality|高品質
细节丰富|highly detailed|細部まで精緻
精致|refined|洗練された
清晰|sharp|シャープ
平面图|floor plan|平面図
彩色平面图|coloured floor plan|着彩平面図
总平面图|site plan|配置図
彩色总平面|coloured master plan|着彩マスタープラン
立面图|elevation drawing|立面図
剖面图|section drawing|断面図
天花平面图|reflected ceiling plan|天井伏図
节点详图|detail drawing|詳細図
大样图|large-scale detail|拡大詳細図
施工图|construction drawing|施工図
轴测图|axonometric drawing|アクソメ図
爆炸图|exploded view|分解図
分析图|analysis diagram|分析図
概念图|concept diagram|コンセプト図
流线图|circulation diagram|動線図
功能分区图|zoning diagram|ゾーニング図
区位图|location map|位置図
草图|sketch|スケッチ
手绘|hand drawing|手描き
线稿|line drawing|線画
钢笔画|pen drawing|ペン画
铅笔画|pencil drawing|鉛筆画
炭笔画|charcoal drawing|木炭画
水彩|watercolour|水彩
马克笔|marker rendering|マーカー画
彩铅|coloured pencil|色鉛筆
水墨|ink wash|水墨画
油画|oil painting|油絵
水粉|gouache|ガッシュ
版画|printmaking|版画
浮世绘|ukiyo-e|浮世絵
拼贴|collage|コラージュ
插画|illustration|イラスト
扁平插画|flat illustration|フラットイラスト
动漫风|anime style|アニメ調
像素画|pixel art|ドット絵
低多边形|low poly|ローポリ
蓝图|blueprint|青焼き
白模|white model|白模型
黏土模型|clay model|クレイモデル
实体模型|physical model|建築模型
纸模型|paper model|紙模型
木模型|wooden model|木製模型
三维模型|3d model|3Dモデル
数字孪生|digital twin|デジタルツイン
建筑信息模型|building information model|BIMモデル
线框|wireframe|ワイヤーフレーム
填色|flat colour fill|ベタ塗り
线宽|line weight|線の太さ
虚线|dashed line|破線
尺寸标注|dimension lines|寸法線
标注文字|annotation|注記
比例尺|scale bar|スケールバー
指北针|north arrow|方位記号
图例|legend|凡例
图框|title block|図枠
网格|grid|グリッド
轴网|structural grid|通り芯
等高线|contour lines|等高線
红线|site boundary line|敷地境界線
阴影表现|shadow rendering|陰影表現
材质贴图|texture map|テクスチャマップ
渲染通道|render pass|レンダーパス
全局光照|global illumination|グローバルイルミネーション
光线追踪|ray tracing|レイトレーシング
环境光遮蔽|ambient occlusion|アンビエントオクルージョン
后期处理|post-processing|ポストプロセス
调色|colour grading|カラーグレーディング
抠图|cut-out|切り抜き
无缝贴图|seamless texture|シームレステクスチャ
情绪板|mood board|ムードボード
材料板|material board|マテリアルボード
展板|presentation board|プレゼンボード
作品集|portfolio|ポートフォリオ
海报|poster|ポスター
竞赛图|competition entry|コンペ案
概念设计|concept design|基本構想
方案设计|schematic design|基本設計
初步设计|preliminary design|予備設計
施工图设计|construction documents|実施設計
改造|renovation|改修
翻新|refurbishment|リフォーム
扩建|extension|増築
加建|vertical extension|上階増築
修复|restoration|修復
保护|conservation|保存
适应性再利用|adaptive reuse|コンバージョン
低质量|low quality|低品質
模糊|blurry|ぼやけた
变形|deformed|変形
畸形|distorted|ゆがみ
水印|watermark|透かし
文字|text|文字
签名|signature|署名
伪影|artefacts|アーティファクト
锯齿|jagged edges|ジャギー
杂乱|cluttered|散らかった
比例失调|wrong proportions|不自然な比率
重复物体|duplicated objects|重複した物
多余的人|extra people|余計な人物
断线|broken lines|途切れた線
弯曲的线|crooked lines|曲がった線
色带|colour banding|バンディング
裁切|cropped|見切れ
`;

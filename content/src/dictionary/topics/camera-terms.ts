/** Cameras, views and composition. */
export const CAMERA_TERMS = `
人视点|eye-level view|アイレベルの視点
鸟瞰|bird's-eye view|鳥瞰
俯视|high-angle view|俯瞰
仰视|low-angle view|あおり
虫视|worm's-eye view|虫の目線
顶视图|top view|真上からの眺め
航拍|aerial photograph|空撮
正视|frontal view|正面からの眺め
侧视|side view|側面からの眺め
背视|rear view|背面からの眺め
四分之三视角|three-quarter view|斜め四十五度の眺め
轴测|axonometric|アクソノメトリック
等轴测|isometric|アイソメトリック
一点透视|one-point perspective|一点透視
两点透视|two-point perspective|二点透視
三点透视|three-point perspective|三点透視
透视|perspective|透視
消失点|vanishing point|消失点
视平线|eye line|視線の高さ
广角|wide angle|広角
超广角|ultra wide angle|超広角
标准镜头|standard lens|標準レンズ
长焦|telephoto|望遠
鱼眼|fisheye|魚眼
微距|macro|マクロ撮影
移轴|tilt-shift|ティルトシフト
全景|panorama|パノラマ
特写|close-up|クローズアップ
中景|middle ground|中景
前景|foreground|前景
背景|background|背景
近景|near view|近景
远景|distant view|遠景
室内一角|interior corner view|室内の一角
窗外景色|view through the window|窓越しの眺め
框景|framed view|額縁の眺め
借景|borrowed scenery|借景
景深|depth of field|被写界深度
浅景深|shallow depth of field|浅い被写界深度
虚化|bokeh|ボケ
全幅清晰|deep focus|パンフォーカス
对焦|focus|ピント
长曝光|long exposure|長時間露光
运动模糊|motion blur|モーションブラー
快门|camera shutter|シャッタースピード
光圈|aperture|絞り
感光度|iso sensitivity|ISO感度
焦距|focal length|焦点距離
曝光|exposure|露出
过曝|overexposed|露出オーバー
欠曝|underexposed|露出アンダー
高动态范围|high dynamic range|ハイダイナミックレンジ
白平衡|white balance|ホワイトバランス
噪点|image noise|ノイズ
颗粒感|film grain|フィルム粒子
胶片感|film look|フィルム調
暗角|vignette|周辺減光
镜头光晕|lens flare|レンズフレア
色差|chromatic aberration|色収差
构图|composition|構図
三分法|rule of thirds|三分割法
黄金分割|golden ratio|黄金比
对称构图|symmetrical composition|左右対称の構図
中心构图|central composition|中央構図
对角线构图|diagonal composition|対角線構図
引导线|leading lines|誘導線
框架构图|frame within a frame|額縁構図
留白|negative space|余白
平衡|balance|均衡
层次|layers of depth|奥行きの層
焦点|focal point|視覚の焦点
节奏|rhythm|リズム
重复|repetition|反復
比例尺度|human scale|人間尺度
纵深|sense of depth|奥行き
画幅|aspect ratio|縦横比
横幅|landscape format|横長
竖幅|portrait format|縦長
方形画幅|square format|正方形画面
宽银幕|widescreen|ワイドスクリーン
垂直线校正|corrected verticals|垂直補正
畸变|lens distortion|歪み
水平线|level horizon|水平な地平線
摄影|photography|写真撮影
建筑摄影|architectural photography|建築写真
室内摄影|interior photography|インテリア写真
杂志摄影|editorial photography|雑誌写真
产品摄影|product photography|商品写真
黑白摄影|black and white photography|白黒写真
宝丽来|polaroid|ポラロイド
剖透视|sectional perspective|断面パース
漫游|walkthrough|ウォークスルー
全景图|360 panorama|全天球パノラマ
`;

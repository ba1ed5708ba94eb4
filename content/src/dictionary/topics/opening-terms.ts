/** Doors, windows and what belongs to them. */
export const OPENING_TERMS = `
窗/窗户|window|窓
落地窗|floor-to-ceiling window|掃き出し窓
飘窗/凸窗|bay window|出窓
天窗|skylight|天窓
高窗|clerestory window|高窓
转角窗|corner window|コーナー窓
条形窗|ribbon window|水平連続窓
平开窗|casement window|開き窓
推拉窗|sliding window|引き違い窓
上悬窗|awning window|突き出し窓
内倒窗|tilt and turn window|内倒し窓
提拉窗|sash window|上げ下げ窓
百叶窗|louvred window|ガラリ窓
固定窗|fixed window|はめ殺し窓
圆窗|round window|丸窓
拱窗|arched window|アーチ窓
花窗|lattice window|花格子窓
彩色玻璃窗|stained glass window|ステンドグラス窓
障子窗|shoji screen|障子
雪见障子|yukimi shoji|雪見障子
窗框|window frame|窓枠
窗台|window sill|窓台
窗扇|window sash|窓障子
窗套|window surround|窓回り
窗棂|muntin|組子
外百叶|shutter|鎧戸
纱窗|insect screen|網戸
门/房门|door|ドア
入户门|front door|玄関ドア
双开门|double doors|両開き扉
推拉门/移门|sliding door|引き戸
折叠门|folding door|折れ戸
平开门|hinged door|開き戸
旋转门|revolving door|回転ドア
谷仓门|barn door|バーンドア
隐形门|concealed door|隠し扉
入墙推拉门|pocket door|引き込み戸
玻璃门|glass door|ガラス戸
法式门|french doors|フレンチドア
卷帘门|roller shutter|シャッター
车库门|garage door|ガレージドア
防火门|fire door|防火扉
木门|wooden door|木製ドア
铁门|iron gate|鉄の門
院门|courtyard gate|庭門
大门|main gate|正門
日式隔扇|fusuma|襖
格子门|lattice door|格子戸
门框|door frame|ドア枠
门楣|lintel|まぐさ
门槛|threshold|敷居
门把手|door handle|ドアハンドル
合页|hinge|丁番
门洞|doorway|戸口
窗帘|curtain|カーテン
纱帘|sheer curtain|レースカーテン
遮光帘|blackout curtain|遮光カーテン
卷帘|roller blind|ロールスクリーン
百叶帘|venetian blind|ブラインド
罗马帘|roman blind|ローマンシェード
蜂巢帘|honeycomb blind|ハニカムシェード
竹帘|bamboo blind|すだれ
布帘|fabric drape|布カーテン
门帘|noren curtain|暖簾
屏风|folding screen|屏風
玻璃隔断|glass partition|ガラス間仕切り
玻璃砖|glass block|ガラスブロック
采光顶|glazed roof|ガラス屋根
低辐射玻璃|low-e glass|Low-Eガラス
双层玻璃|double glazing|複層ガラス
三层玻璃|triple glazing|三重ガラス
超窄边框|slim frame|極細フレーム
断桥铝|thermally broken aluminium|断熱アルミサッシ
`;

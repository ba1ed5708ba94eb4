/** Light, natural and artificial, and its fixtures. */
export const LIGHT_TERMS = `
自然光|natural light|自然光
日光|daylight|昼光
阳光|sunlight|日差し
直射阳光|direct sunlight|直射日光
漫射光|diffused light|拡散光
柔光|soft light|柔らかい光
硬光|hard light|硬い光
侧光|side light|サイド光
逆光|backlight|逆光
顺光|front light|順光
顶光|top light|トップライト照明
轮廓光|rim light|リムライト
环境光|ambient light|環境光
间接光|indirect light|間接光
反射光|reflected light|反射光
暖光|warm light|暖色光
冷光|cool light|寒色光
中性光|neutral light|中性光
晨光|morning light|朝の光
午后阳光|afternoon sun|午後の日差し
黄金时刻|golden hour|ゴールデンアワー
蓝调时刻|blue hour|ブルーアワー
月光|moonlight|月明かり
星光|starlight|星明かり
烛光|candlelight|ろうそくの光
火光|firelight|火の光
霓虹灯光|neon light|ネオン
低角度阳光|low sun|低い太陽
光束|light beam|光の筋
丁达尔光|god rays/crepuscular rays|薄明光線
体积光|volumetric light|ボリュームライト
光斑|dappled light|木漏れ日
树影|tree shadows|木の影
长影|long shadows|長い影
柔和阴影|soft shadows|柔らかい影
硬阴影|hard shadows|くっきりした影
接触阴影|contact shadows|接地影
阴影|shadow|影
高光点|highlight|ハイライト
反射|reflection|映り込み
倒影|reflection in water|水面の映り込み
折射|refraction|屈折
焦散|caustics|コースティクス
眩光|glare|グレア
光晕|light halo|光の輪
辉光|glow|輝き
高对比光|high-contrast light|強いコントラストの光
低调照明|low-key lighting|ローキー照明
高调照明|high-key lighting|ハイキー照明
戏剧性光线|dramatic lighting|ドラマチックな光
电影感光线|cinematic lighting|映画的な光
工作室灯光|studio lighting|スタジオ照明
舞台灯光|stage lighting|舞台照明
色温|colour temperature|色温度
显色性|colour rendering|演色性
亮度|brightness|明るさ
照度|illuminance|照度
灯具|light fixture|照明器具
吊灯|pendant light|ペンダントライト
水晶灯|crystal chandelier|クリスタルシャンデリア
枝形吊灯|chandelier|シャンデリア
吸顶灯|ceiling light|シーリングライト
落地灯|floor lamp|フロアランプ
台灯|table lamp|テーブルランプ
阅读灯|reading lamp|読書灯
壁灯|wall lamp/sconce|ブラケット照明
射灯|spotlight|スポットライト
筒灯|downlight|ダウンライト
轨道灯|track light|ダクトレール照明
磁吸灯|magnetic track light|マグネットレール照明
灯带|led strip|LEDテープライト
线性灯|linear light|ライン照明
灯槽|cove lighting|コーブ照明
暗藏灯|concealed lighting|建築化照明
洗墙灯|wall washer|ウォールウォッシャー
发光顶|luminous ceiling|光天井
发光墙|luminous wall|光壁
面板灯|panel light|パネルライト
灯泡|light bulb|電球
爱迪生灯泡|edison bulb|エジソン電球
灯罩|lampshade|ランプシェード
纸灯|paper lantern|紙灯り
灯笼|lantern|提灯
石灯笼|stone lantern|石灯籠
蜡烛|candle|ろうそく
烛台|candlestick|燭台
镜前灯|mirror light|ミラーライト
橱柜灯|under-cabinet light|棚下灯
衣柜灯|wardrobe light|クローゼット照明
感应灯|motion sensor light|人感センサー照明
踏步灯|step light|ステップライト
地埋灯|in-ground light|地中埋込灯
庭院灯|garden light|庭園灯
草坪灯|bollard light|ボラードライト
路灯|street lamp|街灯
景观灯|landscape lighting|ランドスケープ照明
泛光灯|floodlight|投光器
立面照明|facade lighting|ファサード照明
水下灯|underwater light|水中照明
灯串|string lights|ストリングライト
霓虹招牌|neon sign|ネオンサイン
灯箱|lightbox|電飾看板
发光字|illuminated lettering|電飾文字
亮灯窗户|lit windows|灯りのともる窓
导光管|light tube|光ダクト
遮光|light control|調光
调光|dimmable light|調光照明
万家灯火|city lights|街の灯り
篝火|bonfire|焚き火
`;

/** Parts of buildings. */
export const STRUCTURE_TERMS = `
外立面/立面|facade|ファサード
外墙|exterior wall|外壁
墙|wall|壁
内墙|interior wall|内壁
承重墙|load-bearing wall|耐力壁
剪力墙|shear wall|せん断壁
隔墙|partition wall|間仕切り壁
背景墙|feature wall|アクセントウォール
电视墙|tv wall|テレビ背面壁
女儿墙|parapet|パラペット
围墙|boundary wall|塀
挡土墙|retaining wall|擁壁
山墙|gable wall|妻壁
幕墙|curtain wall|カーテンウォール
双层幕墙|double-skin facade|ダブルスキン
柱|column|柱
圆柱|round column|円柱
壁柱|pilaster|付け柱
柱廊|colonnade|列柱廊
底层架空柱|pilotis|ピロティ
柱头|capital|柱頭
柱础|column base|礎石
梁|beam|梁
横梁|crossbeam|横架材
外露木梁|exposed timber beams|化粧梁
桁架|truss|トラス
屋架|roof truss|小屋組
斗拱|dougong/bracket set|斗栱
榫卯|mortise and tenon|ほぞ組
楼板|floor slab|床スラブ
悬挑|cantilever|片持ち
悬挑屋檐|cantilevered eaves|跳ね出し軒
拱|arch|アーチ
拱门|archway|アーチ門
拱顶|vault|ヴォールト
筒形拱顶|barrel vault|かまぼこ天井
穹顶|dome|ドーム
薄壳|thin shell|シェル構造
网架|space frame|スペースフレーム
张拉膜|tensile membrane|膜構造
索结构|cable structure|ケーブル構造
框架结构|frame structure|ラーメン構造
钢结构|steel structure|鉄骨造
木结构|timber structure|木造
混凝土结构|concrete structure|コンクリート造
砖混结构|brick and concrete structure|煉瓦混合造
屋顶|roof|屋根
坡屋顶|pitched roof|勾配屋根
平屋顶|flat roof|陸屋根
单坡屋顶|mono-pitch roof|片流れ屋根
双坡屋顶|gable roof|切妻屋根
四坡屋顶|hip roof|寄棟屋根
歇山顶|hip-and-gable roof|入母屋屋根
折线屋顶|gambrel roof|腰折れ屋根
孟莎屋顶|mansard roof|マンサード屋根
锯齿形屋顶|sawtooth roof|のこぎり屋根
蝴蝶屋顶|butterfly roof|バタフライ屋根
曲面屋顶|curved roof|曲面屋根
绿化屋顶|green roof|緑化屋根
屋脊|roof ridge|棟
屋檐|eaves|軒
飞檐|upturned eaves|反り軒
檐口|cornice|軒蛇腹
檐沟|gutter|雨樋
落水管|downpipe|竪樋
烟囱|chimney|煙突
老虎窗|dormer window|ドーマー窓
雨棚|canopy|庇
门廊|porch|ポーチ
游廊|veranda|ベランダ
檐廊/缘侧|engawa|縁側
骑楼|arcade walkway|アーケード歩廊
连廊|covered walkway|渡り廊下
空中连廊|skybridge|空中廊下
中庭|atrium|アトリウム
天井|light well|光庭
内院|inner courtyard|内庭
下沉庭院|sunken courtyard|サンクンガーデン
挑空|double-height space|吹き抜け
夹层|mezzanine|中二階
错层|split level|スキップフロア
楼梯|staircase/stairs|階段
旋转楼梯|spiral staircase|螺旋階段
直跑楼梯|straight stair|直階段
悬浮楼梯|floating stairs|浮き階段
室外楼梯|external staircase|外階段
踏步|stair tread|踏み板
踢面|stair riser|蹴上げ
扶手|handrail|手すり
栏杆|balustrade|欄干
玻璃栏板|glass balustrade|ガラス手すり
坡道|ramp|スロープ
无障碍坡道|wheelchair ramp|車椅子用スロープ
电梯|lift/elevator|エレベーター
观光电梯|panoramic lift|展望エレベーター
自动扶梯|escalator|エスカレーター
平台|deck|デッキ
勒脚|plinth|基壇
台基|stone base|石積み基壇
入口|entrance|入口
主入口|main entrance|正面入口
壁龛|niche|ニッチ
壁炉|fireplace|暖炉
吊顶|suspended ceiling|吊り天井
跌级吊顶|coffered tray ceiling|折り上げ天井
格子天花|coffered ceiling|格天井
木天花|timber ceiling|板張り天井
裸顶|exposed ceiling|現し天井
斜顶|sloped ceiling|勾配天井
天花板|ceiling|天井面
地面/地板|floor|床
架空地板|raised floor|二重床
踢脚线|skirting board/baseboard|巾木
顶角线|crown moulding|廻り縁
石膏线|plaster moulding|石膏モールディング
护墙板|wainscoting|腰壁
格栅|louvre/louver|ルーバー
木格栅|timber slats|木格子
遮阳板|sunshade|日除け
遮阳百叶|brise-soleil|ブリーズソレイユ
花格墙|breeze block wall|花ブロック壁
镂空砖墙|perforated brick wall|透かし積み煉瓦壁
照壁|screen wall|影壁
影壁月洞|moon gate|月門
门斗|vestibule|風除室
地基|foundation|基礎
核心筒|building core|コア
设备层|plant floor|設備階
避难层|refuge floor|避難階
裙楼|podium building|低層部
退台|stepped terrace building|セットバック
体量|building massing|ボリューム
屋顶平台|roof deck|ルーフデッキ
竖向线条|vertical fins|縦ルーバー
横向线条|horizontal bands|横ライン
转角|building corner|建物の角
倒角|chamfered corner|面取り
圆角|rounded corner|丸みのある角
`;

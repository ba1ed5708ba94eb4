/** Stone, concrete, brick, tiles, plaster and paint. */
export const STONE_AND_MASONRY_TERMS = `
石材|stone|石材
大理石|marble|大理石
卡拉拉白|carrara marble|カラーラ大理石
鱼肚白|calacatta marble|カラカッタ大理石
雅士白|ariston white marble|アリストンホワイト
黑金花|portoro marble|ポルトロ大理石
黑白根|nero marquina marble|ネロマルキーナ
深啡网|dark emperador marble|ダークエンペラドール
绿色大理石|green marble|緑大理石
灰色大理石|grey marble|グレー大理石
洞石|travertine|トラバーチン
银洞石|silver travertine|シルバートラバーチン
花岗岩|granite|御影石
黑色花岗岩|black granite|黒御影石
石灰石|limestone|ライムストーン
砂岩|sandstone|砂岩
玄武岩|basalt|玄武岩
板岩|slate|粘板岩
青石板|bluestone slab|青石板
石英石|quartz stone|クォーツストーン
石英岩|quartzite|珪岩
缟玛瑙|onyx|オニキス
火山石|lava stone|溶岩石
鹅卵石|pebbles|玉石
卵石墙|pebble wall|玉石積み壁
毛石|rubble stone|野石
毛石墙|rubble wall|野石積み
干砌石墙|dry stone wall|空石積み
方石|ashlar|切石積み
文化石|cultured stone|擬石
石笼|gabion|蛇籠
岩板|sintered stone|セラミックストーン
人造石|artificial stone|人造大理石
水磨石|terrazzo|テラゾー
混凝土|concrete|コンクリート
清水混凝土|fair-faced concrete|打ち放しコンクリート
木纹混凝土|board-formed concrete|杉板型枠コンクリート
抛光混凝土|polished concrete|磨きコンクリート
水刷石|washed aggregate concrete|洗い出し
剁斧石|bush-hammered concrete|はつり仕上げ
预制混凝土|precast concrete|プレキャストコンクリート
纤维混凝土板|glass fibre reinforced concrete|GFRCパネル
混凝土砌块|concrete block|コンクリートブロック
加气混凝土|aerated concrete|気泡コンクリート
水泥|cement|セメント
水泥砂浆|cement mortar|モルタル
微水泥|microcement|マイクロセメント
自流平|self-levelling floor|セルフレベリング床
环氧地坪|epoxy floor|エポキシ床
砖|brick|煉瓦
红砖|red brick|赤煉瓦
青砖|grey brick|灰色煉瓦
白砖|white brick|白煉瓦
陶砖|clay brick|粘土煉瓦
耐火砖|fire brick|耐火煉瓦
旧砖|reclaimed brick|古煉瓦
砖铺地|brick paving|煉瓦敷き
人字砖铺|herringbone brick|矢羽根張り煉瓦
土坯|adobe|日干し煉瓦
夯土|rammed earth|版築
夯土墙|rammed earth wall|版築壁
陶土|terracotta|テラコッタ
陶板|terracotta panel|テラコッタパネル
陶棍|terracotta baguette|テラコッタルーバー
瓷砖|ceramic tile|タイル
墙砖|wall tile|壁タイル
地砖|floor tile|床タイル
瓷质砖|porcelain tile|磁器タイル
大板砖|large format tile|大判タイル
小白砖|subway tile|サブウェイタイル
花砖|patterned tile|柄タイル
马赛克|mosaic|モザイクタイル
马赛克玻璃|glass mosaic|ガラスモザイク
手工砖|handmade tile|手作りタイル
摩洛哥瓷砖|zellige tile|ゼリージュタイル
六角砖|hexagon tile|六角タイル
鱼鳞砖|fish scale tile|うろこタイル
木纹砖|wood-effect tile|木目タイル
琉璃瓦|glazed roof tile|瑠璃瓦
青瓦|grey roof tile|いぶし瓦
红瓦|red clay roof tile|赤瓦
筒瓦|barrel roof tile|丸瓦
石板瓦|roof slate|スレート瓦
沥青瓦|asphalt shingle|アスファルトシングル
木瓦|wood shingle|柿板
茅草|thatch|茅葺き
灰泥|plaster|プラスター
石灰泥|lime plaster|漆喰
艺术涂料|decorative plaster|塗り壁
硅藻泥|diatomaceous earth plaster|珪藻土
威尼斯灰泥|venetian plaster|ヴェネツィア漆喰
摩洛哥灰泥|tadelakt|タデラクト
石膏板|plasterboard/gypsum board|石膏ボード
真石漆|stone-effect paint|石調塗装
乳胶漆|emulsion paint|水性ペイント
哑光漆|matt paint|マットペイント
高光漆|gloss paint|艶ありペイント
石灰水|limewash|石灰塗料
灰缝|mortar joint|目地
美缝|grout|タイル目地
护角|corner bead|コーナービード
蛇纹石|serpentine stone|蛇紋岩
水洗石|exposed aggregate|骨材洗い出し
太湖石|taihu stone|太湖石
花岗岩铺装|granite paving|御影石舗装
小方石|granite setts|小舗石
透水砖|permeable paver|透水ブロック
植草砖|grass paver|芝生ブロック
沥青|asphalt|アスファルト
砾石|gravel|砂利
碎石|crushed stone|砕石
沙/沙子|sand|砂
`;

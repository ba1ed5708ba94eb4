/** Wood, metal, glass and plastics. */
export const WOOD_AND_METAL_TERMS = `
木材|timber|木材
实木|solid wood|無垢材
原木|raw wood|生木
橡木|oak|オーク
白橡木|white oak|ホワイトオーク
烟熏橡木|smoked oak|スモークオーク
胡桃木|walnut|ウォールナット
黑胡桃|black walnut|ブラックウォールナット
樱桃木|cherry wood|チェリー材
枫木|maple wood|メープル材
白蜡木|ash wood|アッシュ材
榉木|beech|ブナ材
桦木|birch wood|バーチ材
松木|pine wood|パイン材
云杉|spruce|スプルース
雪松木|cedar wood|シダー材
杉木|japanese cedar|杉材
桧木|hinoki cypress|檜
柚木|teak|チーク
红木|rosewood|ローズウッド
紫檀|red sandalwood|紫檀
花梨木|padauk|花梨
桃花心木|mahogany|マホガニー
鸡翅木|wenge|ウェンジ
黑檀|ebony|黒檀
榆木|elm wood|楡材
香樟木|camphor wood|樟材
竹材|bamboo board|竹集成材
藤|rattan|籐
软木|cork|コルク
炭化木|charred timber|炭化木材
烧杉板|shou sugi ban|焼杉
防腐木|pressure-treated timber|防腐木材
旧木|reclaimed wood|古材
胶合木|glulam/glued laminated timber|集成材
正交胶合木|cross-laminated timber|直交集成板
胶合板|plywood|合板
定向刨花板|oriented strand board|OSB合板
密度板|medium density fibreboard|中密度繊維板
刨花板|particle board|パーティクルボード
木皮|wood veneer|突き板
木饰面|wood panelling|木質パネル
橡木饰面|oak veneer|オーク突き板
胡桃木饰面|walnut veneer|ウォールナット突き板
木地板|timber flooring|フローリング
橡木地板|oak flooring|オークフローリング
胡桃木地板|walnut flooring|ウォールナットフローリング
人字拼地板|herringbone parquet|ヘリンボーン張り
鱼骨拼地板|chevron parquet|シェブロン張り
拼花地板|parquet flooring|寄木張り
强化地板|laminate flooring|ラミネートフローリング
复合地板|engineered wood flooring|複合フローリング
宽板地板|wide plank floor|幅広フローリング
木挂板|timber cladding|木製外装材
户外木平台|timber decking|ウッドデッキ
塑木|wood-plastic composite|木材プラスチック複合材
榻榻米|tatami|畳
木纹|wood grain|木目
树瘤纹|burl|瘤杢
虎斑纹|quarter-sawn grain|柾目
金属|metal|金属
钢|steel|鋼
不锈钢|stainless steel|ステンレス
拉丝不锈钢|brushed stainless steel|ヘアラインステンレス
镜面不锈钢|mirror stainless steel|鏡面ステンレス
耐候钢|corten steel/weathering steel|コールテン鋼
镀锌钢|galvanised steel|亜鉛めっき鋼
钢板|steel plate|鋼板
工字钢|steel i-beam|H形鋼
铸铁|cast iron|鋳鉄
锻铁|wrought iron|錬鉄
黑铁|black iron|黒鉄
铝|aluminium/aluminum|アルミ
铝板|aluminium panel|アルミパネル
阳极氧化铝|anodised aluminium|アルマイト
铝单板|solid aluminium sheet|アルミ単板
蜂窝铝板|honeycomb aluminium panel|アルミハニカムパネル
穿孔铝板|perforated aluminium|有孔アルミパネル
金属网|metal mesh|金属メッシュ
拉伸网|expanded metal|エキスパンドメタル
波纹板|corrugated metal|波板
铜|copper|銅
氧化铜绿|copper patina|緑青
黄铜|brass|真鍮
古铜|antique bronze|アンティークブロンズ
青铜|bronze|ブロンズ
钛金属|titanium|チタン
锌板|zinc panel|亜鉛板
立边咬合金属屋面|standing seam metal roof|立はぜ葺き
金箔|gold leaf|金箔
镀铬|chrome|クローム
枪灰色金属|gunmetal|ガンメタル
粉末喷涂|powder coating|粉体塗装
玻璃|glass|ガラス
清玻璃|clear glass|透明ガラス
超白玻璃|low-iron glass|高透過ガラス
磨砂玻璃|frosted glass|すりガラス
长虹玻璃|fluted glass|モールガラス
夹丝玻璃|wired glass|網入りガラス
钢化玻璃|tempered glass|強化ガラス
夹胶玻璃|laminated glass|合わせガラス
灰玻璃|grey tinted glass|グレーガラス
茶色玻璃|bronze tinted glass|ブロンズガラス
渐变玻璃|gradient glass|グラデーションガラス
彩色玻璃|coloured glass|色ガラス
镜面玻璃|mirror glass|ミラーガラス
印刷玻璃|fritted glass|セラミック印刷ガラス
琉璃|art glass|瑠璃ガラス
亚克力|acrylic|アクリル
阳光板|polycarbonate sheet|ポリカーボネート板
膜材|membrane fabric|膜材料
氟塑膜|etfe cushion|ETFEクッション
树脂|resin|樹脂
碳纤维|carbon fibre|炭素繊維
玻璃钢|fibreglass|繊維強化プラスチック
防火板|high-pressure laminate|メラミン化粧板
三聚氰胺板|melamine board|メラミンボード
橡胶地板|rubber flooring|ゴム床
亚麻油地板|linoleum|リノリウム
塑胶地板|vinyl flooring|ビニル床
吸音板|acoustic panel|吸音パネル
木丝板|wood wool panel|木毛セメント板
矿棉板|mineral fibre tile|岩綿吸音板
`;

/** How forms and spaces are. */
export const QUALITY_TERMS = `
优雅|elegant|優雅
奢华|luxurious|豪華
高级感|upscale look|高級感
低调|understated|控えめ
质朴|unpretentious|素朴
朴素|plain|質素
自然|natural|自然な
有机|organic|有機的
几何|geometric|幾何学的
抽象|abstract|抽象的
对称|symmetrical|左右対称
非对称|asymmetrical|非対称
曲线|curved lines|曲線
直线|straight lines|直線
弧形|arc-shaped|弧状
圆形|circular|円形
方形|square shape|正方形
矩形|rectangular|長方形
三角形|triangular|三角形
六边形|hexagonal|六角形
椭圆形|oval|楕円形
不规则|irregular|不規則
流线型|streamlined|流線形
流动感|fluid|流れるような
折面|folded surface|折板状
波浪形|wavy|波形
螺旋|spiral|螺旋
悬浮感|floating|浮遊感
轻盈|lightweight look|軽やか
厚重|massive|重厚
通高|full height|天井いっぱい
宽敞|spacious|広々とした
紧凑|compact|コンパクト
狭长|long and narrow|細長い
开放|open|開かれた
封闭|enclosed|閉じた
半开放|semi-open|半屋外
高大|tall|背の高い
低矮|low|低い
纤细|slender|細身
粗犷|raw|荒々しい
细腻|delicate|繊細
简洁|clean lines|すっきりした線
纯净|pure|純粋
精确|precise|精密
手工感|handcrafted|手仕事感
工业感|industrial feel|工業的な質感
未来感|futuristic feel|未来感
科技感|high-tech feel|先端的な印象
艺术感|artistic|芸術的
雕塑感|sculptural|彫刻的
趣味|playful|遊び心のある
童趣|childlike|子供らしい
时尚|fashionable|ファッショナブル
经典|classic look|定番
永恒|timeless|時代を超えた
独特|unique|独特
个性|distinctive|個性的
文艺|literary mood|文芸的
国际化|cosmopolitan|国際的
本土|local character|土地らしさ
东方|oriental|東洋的
传统|traditional|伝統的
古老|aged|古びた
崭新|brand new|真新しい
陈旧|worn|使い込まれた
整洁|tidy|整然とした
舒适|comfortable|快適
实用|practical|実用的
灵活|flexible|柔軟
多功能|multifunctional|多機能
统一|unified|統一感のある
丰富|rich|豊か
克制|restrained|抑制された
和谐|harmonious|調和した
对比|contrast|コントラスト
层叠|layered|重なり合う
穿插|interlocking|貫入
错落|staggered|段違い
渐进|gradual|漸進的
密集|dense|密な
稀疏|sparse|まばら
均匀|even|均一
随机|random|ランダム
连续|continuous|連続した
断裂|fragmented|断片的
透气|breathable|通気性のある
耐用|durable|丈夫な
柔软|soft|柔らかい
坚固|solid|堅固
冷峻|austere|峻厳
亲切|friendly|親しみやすい
热情|passionate|情熱的
郁郁葱葱|lush|青々とした
野趣|wild character|野趣
沉浸式|immersive|没入型
互动|interactive|インタラクティブ
生态|ecological|生態的
健康|healthy|健康的
疗愈|healing|癒やし
安全|safe|安全な
人性化|human-centred|人に優しい
仪式感|ceremonial|儀式的
秩序感|sense of order|秩序感
空间感|sense of space|空間の広がり
尺度感|sense of scale|スケール感
`;

/** Colours, tones and their combinations. */
export const COLOUR_TERMS = `
白色|white|白/白い
纯白|pure white|純白
米白|off-white|オフホワイト
乳白|milky white|乳白色
暖白|warm white|ウォームホワイト
冷白|cool white|クールホワイト
象牙白|ivory|アイボリー
奶油色|cream|クリーム色
灰色|grey/gray|グレー
浅灰|light grey|ライトグレー
深灰|dark grey|ダークグレー
暖灰|warm grey|ウォームグレー
冷灰|cool grey|クールグレー
炭灰|charcoal|チャコール
石墨色|graphite colour|グラファイト
水泥灰|cement grey|セメントグレー
银色|silver|シルバー
黑色|black|黒/黒い
哑光黑|matt black|マットブラック
墨黑|ink black|墨黒
米色|beige|ベージュ
杏色|apricot|杏色
沙色|sand colour|サンドカラー
燕麦色|oatmeal colour|オートミール
亚麻色|flax colour|亜麻色
卡其色|khaki|カーキ
驼色|camel|キャメル
棕色|brown|茶色/茶色い
浅棕|light brown|薄茶
深棕|dark brown|焦げ茶
咖啡色|coffee brown|コーヒー色
巧克力色|chocolate brown|チョコレート色
焦糖色|caramel|キャラメル色
栗色|chestnut|栗色
赭石色|ochre|黄土色
陶土色|terracotta colour|テラコッタ色
砖红|brick red|煉瓦色
红色|red|赤/赤い
朱红|vermilion|朱色
中国红|chinese red|中国紅
酒红|burgundy|ワインレッド
铁锈红|rust red|錆色
珊瑚色|coral|コーラル
粉色|pink|ピンク
裸粉|nude pink|ヌードピンク
脏粉|dusty pink|くすみピンク
樱花粉|cherry blossom pink|桜色
橙色|orange|オレンジ
橘红|orange red|橙赤色
琥珀色|amber|琥珀色
黄色|yellow|黄色/黄色い
柠檬黄|lemon yellow|レモンイエロー
芥末黄|mustard yellow|マスタード
鹅黄|pale yellow|淡黄色
金色|gold|金色
香槟金|champagne gold|シャンパンゴールド
玫瑰金|rose gold|ローズゴールド
绿色|green|緑
深绿|dark green|深緑
墨绿|blackish green|墨緑
祖母绿|emerald green|エメラルドグリーン
橄榄绿|olive green|オリーブグリーン
鼠尾草绿|sage green|セージグリーン
薄荷绿|mint green|ミントグリーン
苔藓绿|moss green|モスグリーン
森林绿|forest green|フォレストグリーン
豆绿|pea green|豆緑
孔雀绿|peacock green|ピーコックグリーン
蓝色|blue|青/青い
浅蓝|light blue|水色
天蓝|sky blue|空色
深蓝|dark blue|濃紺
藏青|navy|紺
雾霾蓝|misty blue|ミストブルー
灰蓝|grey blue|グレーブルー
宝蓝|royal blue|ロイヤルブルー
克莱因蓝|klein blue|クラインブルー
普鲁士蓝|prussian blue|プルシアンブルー
靛蓝|indigo|藍色
湖蓝|lake blue|レイクブルー
青绿色|teal|ティール
绿松石色|turquoise|ターコイズ
紫色|purple|紫
淡紫|lilac|ライラック
薰衣草紫|lavender|ラベンダー
葡萄紫|grape purple|葡萄色
莫兰迪色|morandi colours|モランディカラー
大地色|earth tones|アースカラー
中性色|neutral colours|ニュートラルカラー
粉彩色|pastel colours|パステルカラー
马卡龙色|macaron colours|マカロンカラー
荧光色|fluorescent colours|蛍光色
宝石色|jewel tones|ジュエルトーン
暖色调|warm tones|暖色系
冷色调|cool tones|寒色系
单色|monochrome|モノクローム
黑白灰|black white and grey|白黒グレー
同色系|tone on tone|同系色
撞色|colour clash|ビビッドな配色
互补色|complementary colours|補色
对比色|contrasting colours|対照色
渐变色|gradient|グラデーション
高饱和|highly saturated|高彩度
低饱和|desaturated|低彩度
鲜艳|vivid|鮮やか
素雅|muted colours|落ち着いた色
柔和色调|soft tones|柔らかな色調
深色调|dark tones|濃色系
浅色调|light tones|淡色系
点缀色|accent colour|差し色
主色调|dominant colour|基調色
配色|colour scheme|配色
色板|colour palette|カラーパレット
`;

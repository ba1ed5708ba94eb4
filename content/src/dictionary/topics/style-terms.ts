/** Styles, periods and schools of design. */
export const STYLE_TERMS = `
现代/现代风|modern|モダン
当代|contemporary|コンテンポラリー
极简/极简主义|minimalist|ミニマル
简约|simple modern|シンプルモダン
轻奢|light luxury|ライトラグジュアリー
奶油风|cream style|クリームスタイル
原木风|natural wood style|ナチュラルウッドスタイル
北欧/北欧风|nordic/scandinavian|北欧
日式|japanese style|和風
侘寂|wabi-sabi|わびさび
日式北欧|japandi|ジャパンディ
禅意|zen|禅
新中式|new chinese style|新中国風
中式|chinese style|中国風
明式|ming style|明式
宋式美学|song dynasty aesthetic|宋代の美意識
徽派|hui style|徽州様式
江南水乡|jiangnan water town|江南の水郷
岭南|lingnan style|嶺南様式
法式|french style|フレンチ
法式乡村|french country|フレンチカントリー
美式|american style|アメリカン
美式乡村|american country|アメリカンカントリー
英式|english style|英国風
意式|italian style|イタリアン
西班牙式|spanish style|スペイン風
地中海|mediterranean|地中海風
希腊|greek style|ギリシャ風
摩洛哥|moroccan|モロッコ風
东南亚|southeast asian style|東南アジア風
巴厘岛|balinese|バリ風
热带|tropical|トロピカル
印度|indian style|インド風
土耳其|turkish style|トルコ風
墨西哥|mexican style|メキシコ風
工业风|industrial style|インダストリアル
复古|retro|レトロ
中古风|mid-century modern|ミッドセンチュリー
孟菲斯|memphis style|メンフィス
装饰艺术|art deco|アールデコ
新艺术|art nouveau|アールヌーヴォー
包豪斯|bauhaus|バウハウス
粗野主义|brutalism/brutalist|ブルータリズム
解构主义|deconstructivism|脱構築主義
后现代|postmodern|ポストモダン
高技派|high-tech architecture|ハイテク建築
有机建筑|organic architecture|有機的建築
参数化|parametric design|パラメトリックデザイン
代谢派|metabolism architecture|メタボリズム建築
国际式|international style|インターナショナルスタイル
古典|classical|クラシック
新古典|neoclassical|新古典主義
巴洛克|baroque|バロック
洛可可|rococo|ロココ
哥特|gothic|ゴシック
文艺复兴|renaissance|ルネサンス
罗马风|romanesque|ロマネスク
拜占庭|byzantine|ビザンティン
维多利亚|victorian|ヴィクトリアン
乔治亚|georgian style|ジョージアン
都铎|tudor|チューダー
殖民地风格|colonial style|コロニアル
波西米亚|bohemian/boho|ボヘミアン
折衷|eclectic|エクレクティック
极繁主义|maximalist|マキシマリスト
乡村风|rustic style|ラスティック
田园风|pastoral style|田園風
海岸风|coastal style|コースタル
汉普顿|hamptons style|ハンプトンスタイル
度假风|resort style|リゾート風
农舍风|farmhouse style|ファームハウス
阁楼风|loft style|ロフトスタイル
赛博朋克|cyberpunk|サイバーパンク
蒸汽朋克|steampunk|スチームパンク
未来主义|futuristic|未来的
科幻|sci-fi/science fiction|SF風
太空时代|space age style|スペースエイジ
多巴胺|dopamine decor|ドーパミンデコ
法式奶油|french cream style|フレンチクリーム
摩登中式|modern chinese style|モダンチャイニーズ
暗黑系|dark moody style|ダークトーン
黑白极简|black and white minimalism|モノトーンミニマル
生态建筑|ecological architecture|エコ建築
被动式住宅|passive house|パッシブハウス
乡土建筑|vernacular architecture|土着建築
地域主义|regionalism|地域主義
高迪式|gaudi style|ガウディ風
夯土建筑|rammed earth architecture|版築建築
数寄屋|sukiya style|数寄屋造り
町家|machiya|町家
古民家|kominka|古民家
枯山水风格|karesansui style|枯山水風
`;

/** Weather, seasons, hours and moods. */
export const ATMOSPHERE_TERMS = `
晴天|sunny/sunny day|晴れ
晴空|clear sky|快晴
蓝天|blue sky|青空
蓝天白云|blue sky with white clouds|青空と白い雲
多云|partly cloudy|薄曇り
阴天|overcast|曇天
乌云|dark clouds|暗雲
积云|cumulus clouds|積雲
卷云|cirrus clouds|巻雲
火烧云|glowing red clouds|真っ赤な夕焼け雲
云海|sea of clouds|雲海
雨天/下雨|rain|雨
小雨|light rain|小雨
大雨|heavy rain|大雨
细雨|drizzle|霧雨
雨后|after the rain|雨上がり
湿润路面|wet pavement|濡れた路面
水洼|puddle|水たまり
雨滴|raindrops|雨粒
雷雨|thunderstorm|雷雨
闪电|lightning|稲妻
暴风雨|storm|嵐
彩虹|rainbow|虹
雾|fog|霧
薄雾|mist|靄
晨雾|morning mist|朝霧
浓雾|dense fog|濃霧
霾|haze|霞
雪天/下雪|snow|雪
小雪|light snow|小雪
大雪|heavy snow|大雪
雪景|snowy scene|雪景色
积雪|snow cover|積雪
积雪屋顶|snow-covered roof|雪の積もった屋根
初雪|first snow|初雪
霜|frost|霜
冰|ice|氷
冰柱|icicles|つらら
微风|breeze|そよ風
大风|strong wind|強風
沙尘|dust storm|砂嵐
极光|aurora|オーロラ
春天/春季|spring|春
夏天/夏季|summer|夏
秋天/秋季|autumn|秋
冬天/冬季|winter|冬
初春|early spring|早春
盛夏|midsummer|真夏
深秋|late autumn|晩秋
秋叶|autumn foliage|紅葉
新绿|fresh greenery|新緑
花季|blossom season|花の季節
清晨|early morning|早朝
早晨|morning|朝
黎明|dawn|夜明け
日出|sunrise|日の出
中午/正午|noon|正午
下午|afternoon|午後
傍晚/黄昏|dusk|夕暮れ
夕阳/日落|sunset|夕日
晚霞|evening glow|夕焼け
暮色|twilight|薄暮
夜晚|night|夜
夜景|night scene/lights|夜景
深夜|late night|深夜
星空|starry sky|星空
满月|full moon|満月
银河|milky way|天の川
宁静|tranquil|静か
安静|quiet|静寂
平和|peaceful|穏やか
温馨|cosy/cozy|温もりのある
温暖|warm|暖かい
清冷|cold mood|冷ややか
清新|fresh|爽やか
明亮|bright|明るい
昏暗|dim|薄暗い
幽静|secluded|ひっそりとした
神秘|mysterious|神秘的
梦幻|dreamy|夢のような
浪漫|romantic|ロマンチック
诗意|poetic|詩的
庄重|solemn|荘厳
宏伟|monumental|雄大
壮观|spectacular|壮観
热闹|lively|にぎやか
繁华|bustling|繁華な
欢乐|joyful|楽しげ
活力|energetic|活気のある
放松|relaxing|くつろいだ
私密|intimate|親密な
怀旧|nostalgic|懐かしい
忧郁|melancholic|物憂げ
史诗感|epic mood|叙事的な雰囲気
空灵|ethereal|幻想的
生机勃勃|lush and vibrant|生命力あふれる
节日气氛|festive mood|祝祭の雰囲気
圣诞|christmas|クリスマス
春节|chinese new year|春節
烟雾|smoke|煙
尘埃光|dust in the light|光の中の塵
萤火虫|fireflies|蛍
落花|falling petals|花びらの舞い
飘雪|drifting snow|舞う雪
潮湿|humid|湿った空気
干燥|dry climate|乾いた気候
通透|airy|開放的
氛围感|atmospheric|雰囲気のある
`;

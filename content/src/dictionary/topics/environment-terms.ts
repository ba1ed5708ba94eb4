/** Surroundings, towns and traffic. */
export const ENVIRONMENT_TERMS = `
城市|city|都市
市中心|downtown|都心
街道|street/city street|街路
街景|street view|街並み
林荫道|tree-lined street|並木道
大道|boulevard|大通り
小巷|alley|路地
胡同|hutong|胡同
十字路口|crossroads|交差点
人行横道|zebra crossing|横断歩道
人行道|pavement/sidewalk|歩行者道
步行街|pedestrian street|歩行者天国
高速公路|motorway/highway|高速道路
立交桥|flyover|高架橋
隧道|tunnel|トンネル
天际线|skyline|スカイライン
城市天际线|city skyline|都市のスカイライン
摩天楼群|high-rise cluster|高層ビル群
商务区|business district|ビジネス街
住宅区|residential area|住宅街
郊区|suburb|郊外
老城区|old town|旧市街
历史街区|historic district|歴史地区
城中村|urban village|都市の村
村庄|village|村
古镇|ancient town|古い町
水乡|water town|水郷
渔村|fishing village|漁村
乡村|countryside|田舎
田野|fields|野原
农田|farmland|農地
牧场|pasture|牧場
草原|grassy plain|草原
草甸|meadow|牧草地
山/山脉|mountains|山脈
雪山|snow-capped mountain|雪山
山脚|foot of the mountain/mountain foot|山のふもと
山顶|mountain top|山頂
山谷|valley|谷
山坡|hillside|丘の斜面
丘陵|rolling hills|丘陵
峡谷|canyon|峡谷
火山|volcano|火山
喀斯特山|karst hills|カルスト地形
森林|forest|森
树林|woodland|林
雨林|rainforest|熱帯雨林
丛林|jungle|ジャングル
松林|pine forest|松林
白桦林|birch forest|白樺林
林间空地|forest clearing|森の空き地
湖边/湖畔|lakeside|湖畔
湖景|lake view|湖の眺め
河岸|riverbank|川岸
江景|river view|川の眺め
海/大海|sea|海
海边/海滨|seaside|海辺
海景|sea view|海の眺め
海岸|coast|海岸
沙滩|beach|砂浜/ビーチ
岩石海岸|rocky coast|岩場の海岸
海浪|waves|波
海岛|island|島
港口|harbour|港
游艇码头|marina|マリーナ
船|boat|船
帆船|sailing boat|帆船
游艇|yacht|ヨット
沙漠|desert|砂漠
沙丘|sand dune|砂丘
绿洲|oasis|オアシス
戈壁|gobi desert|ゴビ砂漠
冰川|glacier|氷河
冰原|ice field|氷原
竹海|sea of bamboo|竹の海
花海|sea of flowers|花畑
薰衣草田|lavender field|ラベンダー畑
油菜花田|rapeseed field|菜の花畑
场地|site|敷地
基地周边|site surroundings|敷地周辺
坡地|sloping site|傾斜地
角地|corner plot|角地
空地|vacant lot|空き地
工地|construction site|工事現場
废墟|ruins|廃墟
脚手架|scaffolding|足場
起重机|crane|クレーン
汽车|car|自動車
轿车|saloon car|セダン
跑车|sports car|スポーツカー
越野车|off-road vehicle|SUV車
电动车|electric car|電気自動車
出租车|taxi|タクシー
公交车|bus|バス
卡车|lorry/truck|トラック
电车|tram|路面電車
火车|train|列車
自行车|bicycle|自転車
摩托车|motorbike|オートバイ
飞机|aeroplane|飛行機
直升机|helicopter|ヘリコプター
热气球|hot air balloon|熱気球
无人机|drone|ドローン
交通灯|traffic light|信号機
路标|road sign|道路標識
车流光轨|light trails|光の軌跡
人物|figure|人物
行人|pedestrian|歩行者
人群|crowd|人混み
情侣|couple|カップル
家庭|family|家族
孩子/儿童|child/children|子供
老人|elderly person|お年寄り
上班族|office worker|会社員
游客|tourist|観光客
学生|student|学生
骑行者|cyclist|自転車に乗る人
慢跑者|jogger|ジョギングする人
剪影人物|silhouette figure|人のシルエット
配景人物|entourage figures|点景人物
狗|dog|犬
猫|cat|猫
鸟|bird|鳥
鸽子|pigeon|鳩
白鹭|egret|白鷺
锦鲤|koi carp|錦鯉
蝴蝶|butterfly|蝶
鹿|deer|鹿
马|horse|馬
天空|sky|空
地平线|horizon|地平線
远山|distant mountains|遠くの山
背景建筑|background buildings|背景の建物
`;

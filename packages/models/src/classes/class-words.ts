import type { ModelClass } from './class-list.ts';

/**
 * Words by which things, layers and materials are called, in Chinese, English and Japanese. Among the words found in a
 * name the last one counts, because all three languages put what a thing is at the end ("wall lamp", 壁灯); a word
 * inside a longer one does not count ("curtain wall", 天花板). Four letters are the layers of the US national CAD standard.
 */
export const CLASS_WORDS: Readonly<Record<ModelClass, string>> = {
  wall: `wall walls partition parapet facade façade cladding fassade plinth skirting baseboard wainscot brickwork
    brick masonry siding wallpaper chimney foundation footing mur wand
    墙 墙体 墙面 外墙 内墙 隔墙 隔断 隔斷 女儿墙 砖墙 幕墙板 踢脚 踢脚线 壁纸 墙纸 墙板 勒脚 护墙 牆 牆體 砖 烟囱
    壁 外壁 内壁 間仕切 間仕切り 腰壁 幅木 巾木 パーティション クロス 基礎 れんが レンガ タイル壁`,
  floor: `floor floors flooring slab slabs parquet terrazzo decking deck carpet rug tatami subfloor screed balcony terrace flor
    地板 楼板 樓板 地面 地坪 地砖 木地板 地毯 底板 楼面 阳台 露台 铺地 地磚
    フローリング スラブ 床板 床材 絨毯 カーペット 畳 デッキ バルコニー ベランダ テラス 土間`,
  ceiling: `ceiling ceilings soffit cornice coving clng
    天花 天花板 吊顶 吊頂 顶棚 顶板 天棚 石膏线 檐口
    天井 天井板 軒天 軒裏`,
  roof: `roof roofs roofing shingle shingles rooftop gable dormer eave eaves gutter fascia dach
    屋顶 屋面 屋頂 瓦 屋瓦 瓦片 屋脊 檐沟 天沟 坡屋顶 房顶 屋檐
    屋根 瓦屋根 屋上 庇 軒 雨樋 破風 スレート`,
  window: `window windows sash skylight sill windowsill casement transom mullion shutter fenster louvre louver
    窗 窗户 窗戶 窗框 天窗 飘窗 百叶窗 落地窗 窗台 窗扇 竖梃
    窓 窓枠 天窓 出窓 サッシ 窓台 雨戸 ルーバー トップライト`,
  glass: `glass glazing glazed pane panes glas glaz mirror
    玻璃 幕墙 玻璃幕墙 窗玻璃 钢化玻璃 镜子 镜面
    ガラス 硝子 板ガラス カーテンウォール 鏡 ミラー`,
  door: `door doors doorway gate doorframe tür
    门 門 门扇 门框 大门 房门 推拉门 卷帘门 防火门 移门 车库门
    ドア 扉 玄関ドア 引き戸 引戸 ふすま 襖 障子 シャッター 門扉 建具`,
  stair: `stair stairs staircase stairway step steps tread riser ramp escalator treppe strs
    楼梯 樓梯 台阶 踏步 梯段 坡道 扶梯 自动扶梯
    階段 段板 踏板 スロープ エスカレーター`,
  railing: `railing railings rail handrail balustrade banister guardrail fence geländer hral
    栏杆 欄杆 扶手 护栏 栏板 围栏 栅栏
    手すり 手摺 手摺り 欄干 柵 フェンス`,
  column: `column columns pillar pillars post pilaster pile stütze cols
    柱 柱子 立柱 结构柱 构造柱 圆柱 桩
    円柱 丸柱 支柱 柱型`,
  beam: `beam beams girder truss joist rafter lintel purlin bracing steelwork
    梁 主梁 次梁 桁架 檩条 过梁 横梁 圈梁
    梁材 桁 母屋 垂木 まぐさ トラス 大梁 小梁`,
  furniture: `furniture chair chairs armchair sofa couch table tables desk bed beds bench stool cabinet cabinets cupboard
    wardrobe shelf shelves shelving bookshelf bookcase drawer sideboard nightstand counter countertop worktop credenza
    dresser ottoman pillow cushion mattress headboard locker seating seat kitchen closet furn
    家具 傢俱 椅 椅子 沙发 沙發 桌 桌子 茶几 餐桌 书桌 床 床头柜 床头 柜 柜子 衣柜 书柜 书架 橱柜 鞋柜 电视柜 凳 长椅 台面 枕头 抱枕 床垫 置物架
    いす テーブル 机 デスク ソファ ソファー ベッド 棚 本棚 戸棚 収納 たんす 箪笥 カウンター キャビネット クッション 枕 ベンチ 食卓 座卓 チェア`,
  curtain: `curtain curtains drape drapes drapery blind blinds awning sunshade roller shade
    窗帘 窗簾 纱帘 百叶 百叶帘 遮阳 卷帘 帘
    カーテン ブラインド すだれ 日除け オーニング`,
  lamp: `lamp lamps light lights lighting luminaire chandelier sconce downlight spotlight pendant bulb lantern
    灯 燈 灯具 吊灯 台灯 落地灯 壁灯 射灯 筒灯 路灯 灯带 吸顶灯
    照明 ランプ ライト ダウンライト ペンダントライト シャンデリア 電灯 街灯 照明器具`,
  sanitary: `sink sinks basin washbasin toilet wc bathtub bath shower bidet urinal faucet tap lavatory sanr
    水槽 洗手盆 洗脸盆 面盆 马桶 坐便器 浴缸 淋浴 淋浴房 水龙头 龙头 小便斗 卫浴 洁具
    便器 洗面台 洗面器 浴槽 シャワー シンク 流し 流し台 蛇口 水栓 トイレ 便座`,
  appliance: `refrigerator fridge oven stove cooktop hob dishwasher microwave washer dryer television tv monitor screen computer pc
    laptop radiator heater fan aircon conditioner speaker
    冰箱 烤箱 灶台 炉灶 洗碗机 洗衣机 微波炉 电视 电视机 显示器 电脑 空调 散热器 暖气片 抽油烟机 风扇
    冷蔵庫 オーブン コンロ 食洗機 洗濯機 電子レンジ テレビ モニター パソコン エアコン 暖房 換気扇 レンジフード`,
  vegetation: `tree trees plant plants bush bushes shrub shrubs hedge flower flowers leaf leaves foliage branch branches
    trunk palm ivy vegetation planting planter baum plnt
    树 树木 树叶 树干 乔木 灌木 植物 绿植 绿化 花 花卉 盆栽 花草 树篱 叶 竹子 樹
    木 樹木 植栽 低木 高木 生垣 葉 草花 観葉植物 植木 幹`,
  ground: `ground terrain landscape topography topo site soil earth grass lawn gravel sand garden yard plot gelände rasen
    地形 场地 草 草地 草坪 土 土壤 沙 碎石 花园 庭院 用地 基地 地块
    地盤 敷地 芝 芝生 砂 砂利 庭 地表`,
  road: `road roads street driveway pavement asphalt sidewalk walkway path footpath kerb curb parking paving paver
    道路 马路 车道 人行道 沥青 停车场 停车位 路面 路缘石 小路 广场铺装 铺装
    車道 歩道 舗装 アスファルト 駐車場 縁石 アプローチ 通路 私道`,
  water: `water pool pond lake river sea fountain stream
    水 水面 水池 泳池 游泳池 池塘 湖 河 喷泉 水景 海
    プール 池 川 湖面 噴水 水盤`,
  vehicle: `car cars vehicle vehicles truck bus van bicycle bike motorcycle boat train
    车 汽车 轿车 卡车 公交车 自行车 摩托车 车辆 船 車輛
    車 自動車 乗用車 トラック バス 自転車 バイク 車両`,
  person: `person persons people human man woman men women boy girl child pedestrian figure character
    人 人物 人体 行人 男人 女人 小孩 儿童
    人間 歩行者 男性 女性 子供 人型`,
};

/** Longer words that hold one of the above and mean something else, or nothing. */
export const COMPOUNDS: Readonly<Record<string, ModelClass | null>> = {
  'curtain wall': 'glass',
  'curtain panel': 'glass',
  'glass wall': 'glass',
  'glass door': 'door',
  'door glass': 'glass',
  'window glass': 'glass',
  'system panel': 'glass',
  'green wall': 'vegetation',
  'green roof': 'vegetation',
  'living wall': 'vegetation',
  'water closet': 'sanitary',
  'floor plan': null,
  'ground floor': null,
  'first floor': null,
  'second floor': null,
  'third floor': null,
  'top floor': null,
  'light switch': null,
  'light grey': null,
  'light gray': null,
  'light brown': null,
  'light blue': null,
  'light green': null,
  'light wood': null,
  'door handle': 'door',
  'door knob': 'door',
  'window frame': 'window',
  'window handle': 'window',
  'window sill': 'window',
  'door frame': 'door',
  'bed room': null,
  'bath room': null,
  bedroom: null,
  bathroom: null,
  'living room': null,
  'kitchen room': null,
  'parking space': 'road',
  'step stool': 'furniture',
  'table lamp': 'lamp',
  'palm tree': 'vegetation',
  'roof window': 'window',
  'roof light': 'window',
  'roof terrace': 'floor',
  'roof slab': 'roof',
  'wall light': 'lamp',
  'fire place': 'wall',
  'swimming pool': 'water',
  'pool table': 'furniture',
  'flower pot': 'vegetation',
  'shower door': 'door',
  'shower screen': 'glass',
  'shower glass': 'glass',
  'bath tub': 'sanitary',
  'river stone': 'ground',
  'brick floor': 'floor',
  'earth tone': null,
  'sea view': null,
  'steel plate': null,
  混凝土: null,
  水泥: null,
  木材: null,
  木纹: null,
  木饰面: null,
  木目: null,
  木製: null,
  水泥墙: 'wall',
  木墙: 'wall',
  木门: 'door',
  木桌: 'furniture',
  人造石: null,
  人工大理石: null,
  花岗岩: null,
  花崗岩: null,
  车库: null,
  車庫: null,
  房间: null,
  卧室床: 'furniture',
  地下室: null,
  水平: null,
  垂直: null,
  标高: null,
  土建: null,
  门厅: null,
  灰泥: 'wall',
  漆喰: 'wall',
  天井灯: 'lamp',
  シーリングライト: 'lamp',
  玻璃门: 'door',
  玻璃窗: 'window',
  ガラス戸: 'door',
  ガラスドア: 'door',
  床の間: 'wall',
  柱状: null,
  草图: null,
};

/** What means something else among kana: 床 is a bed in Chinese and a floor in Japanese. */
export const JAPANESE_ALONE: Readonly<Record<string, ModelClass>> = { 床: 'floor', 天井: 'ceiling' };

import type { CaseWords } from '../work-spec.ts';
import { tell } from './say.ts';

/** Houses and the rooms in them. */
export const ROOM_CASE_WORDS: Readonly<Record<string, CaseWords>> = {
  'lake-house': tell(
    ['湖畔住宅', 'House by the lake', '湖畔の家'],
    [
      '两层小住宅，上层木盒子向湖挑出，底层白墙接草坡。同一个设计从线稿、白模讲到四种天气，最后看入口与转角窗的做法。',
      'A small house of two storeys: the timber box above leans out to the lake, the white walls below meet the grass. One design from line drawing and model through four kinds of weather to the door and the corner windows.',
      '二階建ての小さな家。上階の木の箱が湖へ張り出し、下の白い壁が芝に接します。線画と白模型から四つの天候、玄関と窓の納まりまで、一つの設計で追います。',
    ],
    [
      '线稿与白模：先定体量，再定窗。挑出的部分正好盖住入口。',
      'Line drawing and white model: first the massing, then the windows. What leans out covers the door.',
      '線画と白模型。まず量感、次に窓。張り出しがそのまま玄関の庇になります。',
    ],
    [
      '从空中看：房子贴近道路，把湖一侧的草坪完整留出来。',
      'From above: the house keeps to the road and leaves the whole lawn to the lake.',
      '上から。家を道に寄せ、湖側の芝をそのまま残しました。',
    ],
    [
      '晴、雪、雾三种天气；雾天那张换成日式的外墙与屋面，布局不变。',
      'Sun, snow and fog; in the fog the house wears a Japanese facade and roof on the same layout.',
      '晴れ、雪、霧。霧の一枚では間取りを変えず、外壁と屋根を和風に替えています。',
    ],
    [
      '近看：入口步道的灯与台阶，转角窗与木饰面的分缝。',
      'Closer: lamps and steps of the path, windows and joints of the timber above.',
      '近景。アプローチの灯りと段、窓と木の目地。',
    ],
  ),
  'city-flat-living-room': tell(
    ['城市公寓的客厅', 'Living room of a city flat', '街なかの住まいのリビング'],
    [
      '三十一平方米的客厅，尽头一面大窗。沙发靠实墙，电视柜在对面，中间留出通道。同一布局换三种材料与灯光，尺寸一寸未动。',
      'Thirty-one square metres with one large window at the end. The sofa has the solid wall, the television is opposite and the way runs between. Three sets of materials and light on one layout; not a dimension moves.',
      '三十一平米、突き当たりに大きな窓。ソファは壁側、向かいにテレビ、間が通路。寸法を変えず、素材と灯りを三通りに替えました。',
    ],
    [
      '线稿：沙发一侧坐人，电视一侧走人，窗在尽头。',
      'Line drawing: seats on one side, the way on the other, the window at the end.',
      '線画。片側に席、片側に通路、突き当たりに窓。',
    ],
    [
      '平面与剖开的房间：家具之间的距离一眼可量。',
      'Plan, and the room cut open: one can measure between the pieces.',
      '平面と、切り開いた部屋。家具の間隔がそのまま測れます。',
    ],
    [
      '换成日式、法式，再看夜里只开灯的样子。',
      'The same room in a Japanese and a French palette, and by lamplight alone.',
      '同じ部屋を和風とフレンチで、そして夜は灯りだけで。',
    ],
    ['近看：座位区与窗边。', 'Closer: the seats, and the corner by the window.', '近景。席まわりと窓辺。'],
  ),
  'clay-and-oak-kitchen': tell(
    ['泥墙与橡木的厨房', 'Kitchen of clay and oak', '土壁とオークの台所'],
    [
      '水槽和灶台靠窗一线，岛台备餐兼早餐。墙面泥灰、柜门橡木、台面石英岩，都不发亮，所以光线显得很软。',
      'Sink and hob in one line under the window, the island for preparing and for breakfast. Clay plaster, oak fronts and quartzite: nothing shines, and the light is soft for it.',
      '窓の下に流しとコンロを一列に、アイランドは下ごしらえと朝食に。土壁、オークの扉、クォーツァイトの天板はどれも艶がなく、光がやわらかく見えます。',
    ],
    [
      '线稿：三盏吊灯、三张凳，与岛台等分。',
      'Line drawing: three pendants and three stools divide the island evenly.',
      '線画。三つの灯りと三脚の椅子でアイランドを等分します。',
    ],
    [
      '平面与剖开的房间：岛台与后柜之间一米一，两个人错得开。',
      'Plan, and the room cut open: 1.1 metres between island and wall, enough for two to pass.',
      '平面と、切り開いた部屋。アイランドと壁の間は一・一メートル、二人がすれ違えます。',
    ],
    [
      '换一套绿砖与浅木；再看黄昏开灯。',
      'In green tiles and lighter wood; then at dusk with the lamps on.',
      '緑のタイルと明るい木に替えて、そして灯りをともす夕暮れ。',
    ],
    [
      '近看：高柜与台面的交接，吧凳与岛台侧板。',
      'Closer: where tall units meet the worktop, stools and the side of the island.',
      '近景。背の高い収納と天板の取り合い、スツールとアイランドの側面。',
    ],
  ),
  'blue-bedroom-by-the-sea': tell(
    ['海边的蓝色卧室', 'Blue bedroom by the sea', '海辺の青い寝室'],
    [
      '窗在床的一侧，醒来转头就是海。蓝只用在织物上，墙与地保持浅色；换成法式或夜景时，家具一件不动。',
      'The window is beside the bed: one turns to the sea in the morning. Blue is kept to the cloth, walls and floor stay pale; French or at night, no piece of furniture moves.',
      '窓はベッドの脇。目覚めて横を向けば海です。青は布だけ、壁と床は淡く。フレンチにしても夜にしても、家具は動きません。',
    ],
    [
      '线稿：床头背景墙与两侧灯位。',
      'Line drawing: the wall behind the bed and the lamps beside it.',
      '線画。ベッドの背の壁と両脇の灯り。',
    ],
    [
      '平面与剖开的房间：二十二平方米，床两侧都走得开。',
      'Plan, and the room cut open: twenty-two square metres, and a way on either side of the bed.',
      '平面と、切り開いた部屋。二十二平米、ベッドの両側を通れます。',
    ],
    [
      '法式的大理石床头墙；夜里开灯的样子。',
      'French, with marble behind the bed; and at night with the lamps on.',
      '大理石の壁のフレンチ案。そして灯りをともす夜。',
    ],
    ['近看：床头与床品的层次。', 'Closer: the layers of the bed.', '近景。寝具の重なり。'],
  ),
  'one-flat-four-palettes': tell(
    ['一套平面，四种配色', 'One plan, four palettes', '一つの間取り、四つの配色'],
    [
      '给业主看方案时常问：同一套房子换个风格会怎样？从一张墨线平面出发，按房间铺材料，做成北欧、新中式、水彩、工业四张彩平；选定北欧以后，再看客厅、厨房和卧室。',
      'What would the same flat be in another style? From one ink plan, with materials laid room by room: Nordic, New Chinese, watercolour and industrial. Then, Nordic being chosen, its living room, kitchen and bedroom.',
      '同じ住まいを別のスタイルにしたら？　一枚の線画の平面に部屋ごとに素材を敷き、北欧・新中式・水彩・インダストリアルの四枚に。北欧に決めて、リビング、台所、寝室を見ていきます。',
    ],
    [
      '墨线平面：墙、门、家具与房间名称。',
      'The ink plan: walls, doors, furniture and the names of the rooms.',
      '線画の平面。壁、扉、家具、室名。',
    ],
    [
      '同一张平面的另外三种配色，墙线与文字没有移动。',
      'Three other palettes of the same plan; neither walls nor lettering move.',
      '同じ平面の別の三配色。壁の線も文字も動きません。',
    ],
    [
      '选定北欧之后：客厅、厨房、卧室。',
      'Nordic, then: living room, kitchen and bedroom.',
      '北欧に決めて。リビング、台所、寝室。',
    ],
  ),
};

import type { WorkWords } from '../work-spec.ts';
import { say } from './say.ts';

export const ROOM_WORDS: Readonly<Record<string, WorkWords>> = {
  'earth-plaster-living-room': say(
    ['夯土墙前的客厅', 'Living room before an earth wall', '版築壁のリビング'],
    [
      '一面夯土主墙，其余用泥灰抹平，地面铺灰橡木。家具都压低在窗台以下，下午的阳光一直照到茶几脚边。颜色只从土到麻，靠垫的灰绿是唯一的例外。',
      'One wall of rammed earth, clay plaster on the others, grey oak underfoot. The furniture stays low, so that the afternoon sun reaches the legs of the table. Colours run from earth to linen; the grey-green cushions are the one exception.',
      '主壁は版築、ほかの壁は土塗り、床はグレーオーク。家具を低く抑え、午後の日差しがテーブルの脚元まで届きます。色は土から麻まで、灰緑のクッションだけが例外です。',
    ],
  ),
  'loft-with-cognac-sofa': say(
    ['红砖 Loft，皮沙发与满墙书', 'Brick loft with a cognac sofa', 'レンガのロフトとコニャック色のソファ'],
    [
      '钢窗外天色渐暗，落地灯先把砖墙照亮。梁和风管刷成黑色退到后面，右侧整面开放书架收住长边。蓝色扶手椅与干邑色皮沙发冷暖相对。',
      'Dusk behind steel windows; the floor lamp takes over and draws the joints of the brick. Beams and duct are black and step back, an open bookcase closes the long side. A blue armchair answers the cognac leather.',
      'スチール窓の外が暮れ、フロアランプがレンガの目地を浮かび上がらせます。梁とダクトは黒く塗って後ろへ退かせ、長辺は書棚で受けました。青い肘掛け椅子がコニャック色の革と向き合います。',
    ],
  ),
  'wenge-wall-living-room': say(
    ['鸡翅木主墙', 'A wall of wenge', 'ウェンジの主壁'],
    [
      '整面鸡翅木护墙从地到顶，不做线脚，只让木纹竖向走到底。木梁和圆环灯定下中轴，坐垫用黄与朱红各点一处。开窗一侧留给纱帘和山色。',
      'Wenge panelling from floor to ceiling, without a moulding, its grain running upright all the way. Timber beams and a ring lamp set the axis; one yellow and one vermilion cushion are all the colour there is. The window side is left to sheers and hills.',
      '床から天井までウェンジ張り。見切りを設けず、木目を縦に通しました。梁とリングライトが中心線を示し、色は黄と朱のクッションを一つずつ。窓側は紗のカーテンと山の景色に譲ります。',
    ],
  ),
  'living-room-to-the-garden': say(
    ['望向庭院的竖长客厅', 'A long room to the garden', '庭へ抜ける縦長のリビング'],
    [
      '开间窄、进深长，就让视线直接落到尽头的落地窗。左侧整面木格栅吸声，沙发贴墙，圆几居中不挡路。水洗白地板把窗光带到镜头前。',
      'Narrow and deep: so the eye is led straight to the tall window at its end. Oak slats on the left take the echo, the sofa stays against them, a round table keeps the way free. Whitewashed boards carry the light of the window to the front.',
      '間口が狭く奥行きが長いので、視線を奥の掃き出し窓へまっすぐ通しました。左は吸音のオークルーバー、ソファは壁付け、丸テーブルで動線を空けます。白い床が窓の光を手前まで運びます。',
    ],
  ),
  'cream-living-room-by-the-sea': say(
    ['海边的奶油色客厅', 'Cream rooms, blue sea', '海辺のクリーム色のリビング'],
    [
      '室内只用奶油色与浅橡木鱼骨拼，让窗外的海平线成为唯一的蓝。四扇落地窗分格对齐家具轴线，圆环灯偏向座位区。',
      'Inside there is only cream and pale oak chevron, so that the horizon is the one blue in the picture. The four tall panes line up with the furniture; the ring lamp hangs over the seats rather than the middle.',
      '室内はクリーム色と淡いオークのシェブロンだけ。青は窓の水平線に任せました。四枚の掃き出し窓は家具の軸にそろえ、リングライトは席の側へ寄せています。',
    ],
  ),
  'teak-living-room-at-night': say(
    ['柚木客厅，夜里九点', 'Teak living room, nine in the evening', 'チークのリビング、夜九時'],
    [
      '三盏灯分工：吊球给整体，台灯与落地灯把沙发两端托亮。柚木地板、条纹地毯和墨绿扶手椅是五十年代的配法。窗外留一点夜景，玻璃上能看见室内的反光。',
      'Three lamps share the work: the globe for the room, table and floor lamp for either end of the sofa. Teak boards, a striped rug and a bottle-green armchair, the way the fifties put them together. A little of the night stays in the window.',
      '灯りは三つ。吊り球が全体を、卓上灯とフロアランプがソファの両端を照らします。チーク床、縞のラグ、深緑の椅子という五〇年代の組み合わせ。窓には夜景を少し残しました。',
    ],
  ),
  'travertine-bedroom': say(
    ['洞石床头', 'Bedroom with a travertine wall', 'トラバーチンの寝室'],
    [
      '床头整墙洞石横纹铺贴，一道灯槽横穿墙面，把纹理照出起伏。床品、地板、窗帘同在一个米色里，靠材质的粗细分层。',
      'The wall behind the bed is travertine laid with its bands level; a light shelf across it brings out its grain. Bedding, boards and curtains share one cream and differ in texture alone.',
      'ベッドの背はトラバーチンの横目張り。壁を横切る光の棚が石目を浮かせます。寝具も床もカーテンも同じ生成りで、質感の違いだけで層をつくりました。',
    ],
  ),
  'sage-bedroom': say(
    ['鼠尾草绿的卧室', 'Bedroom in sage', 'セージグリーンの寝室'],
    [
      '对称的小卧室：两幅画、两盏壁灯、两个床头柜。墙面涂鼠尾草绿，床品只留一条深绿搭毯和一个靠枕呼应。',
      'A small room in strict symmetry: two pictures, two wall lamps, two bedside tables. The wall is painted sage; one darker throw and one cushion take it up on the bed.',
      '左右対称の小さな寝室。絵も壁灯もナイトテーブルも二つずつ。壁をセージグリーンに塗り、濃い緑のスローとクッション一つだけで受けています。',
    ],
  ),
  'cedar-headboard-bedroom': say(
    ['雪松板墙的卧室', 'Bedroom with a cedar wall', '杉板の壁の寝室'],
    [
      '竖向雪松板铺满床头墙，一道细灯带横穿而过，把两盏壁灯连成一线。竹地板与蓝灰织物让红色的木头安静下来。方形构图，适合放进封面。',
      'Upright cedar boards fill the wall; one thin line of light crosses them and ties the two lamps together. Bamboo strips and blue-grey cloth quieten the red of the wood. A square picture, made for a cover.',
      '縦張りの杉板に細い光の帯を一本通し、二つの壁灯を結びました。竹の床と青灰の布が赤みのある木を落ち着かせます。表紙に使いやすい正方形です。',
    ],
  ),
  'bedroom-under-beams': say(
    ['黑梁下的卧室', 'Bedroom under black beams', '黒い梁の寝室'],
    [
      '保留厂房的钢梁与风管，只在床头补一面抹灰墙。两盏台灯从下往上照，梁架退成剪影。右侧橡木衣柜把动线收到床尾。',
      'The beams and the duct of the workshop stay; only the wall behind the bed was plastered. Two lamps light it from below and leave the steel as an outline. An oak wardrobe on the right leads the way round the foot of the bed.',
      '工場の鉄骨とダクトを残し、ベッドの背だけを塗り壁にしました。二つの卓上灯が下から照らし、梁は影絵になります。右のオークの収納が足元へ動線を導きます。',
    ],
  ),
  'red-headboard-bedroom': say(
    ['朱红床头', 'The vermilion headboard', '朱のヘッドボード'],
    [
      '深色木墙、浅色顶，只有床头、床尾凳和扶手椅用同一种朱红。左侧木格栅把入口与床隔开，人先看到光，再看到床。',
      'A dark wall and a light ceiling; headboard, bench and armchair share one vermilion and nothing else does. The lattice on the left stands between door and bed: one sees the light first and the bed after it.',
      '暗い木の壁と明るい天井。ヘッドボード、ベンチ、椅子だけが同じ朱色です。左の格子が入口とベッドを隔て、まず光が、次にベッドが目に入ります。',
    ],
  ),
  'study-with-teak-desk': say(
    ['书桌前的最后一小时日光', 'The last hour at the desk', '机の前、日の残る一時間'],
    [
      '满墙书架按九宫分格，书与器物疏密相间。天黑前桌灯已经打开，暖光落在柚木桌面，绿植留在窗边。',
      'The bookcase is divided in even bays, books and vessels taking turns. The desk lamp is on before it is dark; its light stays on the teak, and the plant has the window.',
      '書棚は均等に割り、本と器を交互に置きました。暗くなる前に卓上灯をともし、光はチークの天板に。植物は窓辺に残しています。',
    ],
  ),
  'scholars-study': say(
    ['胡桃木书房', 'A study in walnut', 'ウォールナットの書斎'],
    [
      '竖构图让书架顶天立地，桌子斜放，人坐下正好面向窗。上午的光在地毯上画出窗格。',
      'Upright, so that the bookcase may reach the ceiling. The desk stands across the room and faces the window; the morning draws the panes on the rug.',
      '縦の構図で書棚を天井まで。机を斜めに置き、座ると窓に向かいます。午前の光がラグに窓の形を描きます。',
    ],
  ),
  'brick-kitchen': say(
    ['红砖厨房与长岛台', 'Brick kitchen with a long island', 'レンガの台所と長いアイランド'],
    [
      '岛台正面刷成砖红，与侧墙同色；台面黑色，高柜用橡木。三盏吊灯对准三张凳，灶具一线退到后墙。',
      'The front of the island takes up the red of the walls, its top is black, the tall units are oak. Three pendants stand over three stools; the working line keeps to the back.',
      'アイランドの正面を壁と同じレンガ色に、天板は黒、背の高い収納はオーク。三つのペンダントが三脚のスツールに対応し、作業の列は奥に退きます。',
    ],
  ),
  'kitchen-with-marble-island': say(
    ['大理石岛台，黄昏', 'Marble island at dusk', '大理石のアイランド、夕暮れ'],
    [
      '岛台侧面用深啡网大理石包到地，台面换浅色，一深一浅把体量切薄。湖边的暮色从右侧落地窗进来，三盏吊灯压低，只照台面。',
      'The island is clad in dark emperador down to the floor and has a pale top: two tones make it thinner. Dusk over the lake comes in from the right; the pendants hang low and light the stone alone.',
      'アイランドの側面は床まで濃いエンペラドール、天板は淡い石。濃淡で量感を薄く見せます。右の窓から湖の夕暮れが入り、低く吊った灯りは天板だけを照らします。',
    ],
  ),
  'red-island-kitchen': say(
    ['红岛台与薄荷砖', 'Red island, mint tiles', '赤いアイランドとミントのタイル'],
    [
      '北欧白底子上只放两个颜色：岛台的砖红与背墙的薄荷绿。橡木台面把它们隔开，开放搁板只放常用的碗。',
      'Two colours on a white ground: the brick red of the island and the mint of the tiles. An oak worktop keeps them apart; the open shelves hold no more than is used every day.',
      '白い下地に色は二つ。アイランドのレンガ色と、壁のミントグリーン。オークの天板が両者を分け、棚には毎日使う器だけを置きます。',
    ],
  ),
  'green-tile-bathroom': say(
    ['树影里的浴缸', 'A bath among the trees', '木立を望む浴槽'],
    [
      '浴缸正对方窗，窗外是林子，不需要帘。浅绿长砖横铺到顶，地面用灰色大板，水渍不显。',
      'The bath stands before a square window; there is only wood outside and no need of a blind. Pale green tiles run level to the ceiling, large grey slabs below forgive the water.',
      '浴槽は四角い窓の正面。外は林なのでブラインドは要りません。淡い緑の細長いタイルを横張りで天井まで、床は水跡の目立たない灰色の大判です。',
    ],
  ),
  'black-marble-bathroom': say(
    ['黑与灰的浴室', 'Bathroom in black and grey', '黒と灰の浴室'],
    [
      '台面、五金与窗框用黑，墙面用灰，白色浴缸成为唯一的亮体。方窗居中，日光从正面落到缸沿。',
      'Worktop, fittings and frames are black, the walls grey; the white bath is the one bright body in the room. The window stands in the axis and lights its rim.',
      '天板、金物、窓枠を黒、壁を灰でまとめ、白い浴槽だけを明るく残しました。中央の窓から縁に光が落ちます。',
    ],
  ),
  'long-table-dining-room': say(
    ['八人长桌', 'A table for eight', '八人の長い食卓'],
    [
      '胡桃木长桌平行于窗，三盏球灯按桌长等分。左侧书架让餐厅白天也能当工作间。横幅画面给出完整的对称。',
      'The walnut table lies along the window, three globes divide its length in even parts. With the bookcase on the left the room is a place to work by day. The wide picture shows the symmetry whole.',
      'ウォールナットの食卓を窓と平行に置き、三つの球灯で長さを等分。左の書棚で昼は仕事部屋にもなります。横長の画面で左右対称を見せました。',
    ],
  ),
  'ring-lamp-dining-room': say(
    ['绿护墙与圆环灯', 'Green panelling, a ring of light', '緑の腰壁とリングライト'],
    [
      '一面墨绿护墙板做主墙，白色线脚分格。圆环灯与圆桌同心，直径小一圈，眼睛不会被晃到；其余家具都退到浅木色。',
      'One wall is panelled in deep green with white mouldings. The ring lamp shares its centre with the table and is a little smaller, so nobody looks into it; everything else keeps to pale wood.',
      '主壁は白い額縁のある深緑のパネル。リングライトは食卓と同心でひと回り小さく、まぶしさを避けます。ほかの家具は淡い木に退かせました。',
    ],
  ),
  'round-table-in-cream': say(
    ['洞石墙与浅木圆桌', 'Round table before travertine', 'トラバーチンと丸い食卓'],
    [
      '阳光斜穿房间，落在圆桌与圆毯之间。家具、石墙、地板都在同一明度，层次靠影子。竖幅适合手机首屏。',
      'The sun crosses the room and lies between the round table and the round rug. Furniture, stone and boards share one brightness; the shadows do the drawing. Upright, for a phone.',
      '日差しが斜めに差し、丸い食卓と丸いラグの間に落ちます。家具も石も床も同じ明度で、影が形を描きます。スマートフォン向けの縦位置です。',
    ],
  ),
};

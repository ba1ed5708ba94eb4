import type { WorkWords } from '../work-spec.ts';
import { say } from './say.ts';

export const PUBLIC_ROOM_WORDS: Readonly<Record<string, WorkWords>> = {
  'studio-behind-brick': say(
    ['砖墙里的工作室', 'Studio behind brick', 'レンガの中のスタジオ'],
    [
      '旧厂房的横向钢窗保留，工位平行于窗排两列，屏幕避开直射。红砖只留左右两面，尽头刷白挂画，长房间因此有了终点。',
      'The steel windows of the workshop stay; desks run along them in two rows, so that no screen faces the sun. Brick on the long sides only: the end wall is white and gives the room somewhere to arrive.',
      '工場の横長のスチール窓を残し、机を窓と平行に二列。画面に直射が当たりません。レンガは左右だけ、突き当たりを白く塗って絵を掛け、長い部屋に終点をつくりました。',
    ],
  ),
  'green-wall-office': say(
    ['浅绿端墙的办公室', 'Office with a pale green end wall', '淡い緑の壁のオフィス'],
    [
      '白桌白柜、水洗白地板，端墙一块浅绿把视线收住。吊线灯与桌列错开半格，光从侧前方来。',
      'White desks, white shelves, whitewashed boards; one pale green wall at the end holds the eye. The linear lamps hang half a desk aside, so that the light comes from the front and the side.',
      '白い机と棚、白い床。奥の淡い緑の壁が視線を受け止めます。ライン照明は机の列から半分ずらし、斜め前から手元を照らします。',
    ],
  ),
  'late-shift-office': say(
    ['加班的晚上', 'The late shift', '残業の夜'],
    [
      '天黑以后只开工位上方的线灯和顶槽，端墙的画成了最亮的地方。胡桃木桌面把屏幕的冷光压住。竖幅看得见三排灯的进深。',
      'After dark only the lamps above the desks and the cove are on; the picture at the end is the brightest spot. Walnut desktops take the cold out of the screens. Upright, the three rows of lamps show how deep the room is.',
      '日が落ちると、机の上のライン照明と天井の間接光だけ。奥の絵がいちばん明るく見えます。ウォールナットの天板が画面の冷たい光を抑えます。縦位置で三列の灯りの奥行きを見せました。',
    ],
  ),
  'gallery-in-black-and-white': say(
    ['黑白展厅', 'Gallery in black and white', '白と黒の展示室'],
    [
      '三面白墙、一面黑墙，展台也是黑的，画里的红与黄成为仅有的颜色。轨道灯离墙布置，均匀洗亮墙面。',
      'Three white walls, one black, black plinths: the red and the yellow of the pictures are all the colour. The tracks keep off the walls and wash them evenly.',
      '三面は白、一面は黒、台も黒。色は絵の赤と黄だけです。レールを壁から離し、壁面をむらなく照らします。',
    ],
  ),
  'hall-with-walnut-floor': say(
    ['胡桃木地面的展厅', 'Hall on a walnut floor', 'ウォールナットの床の展示室'],
    [
      '三件器物排成三角，红瓶在近处定焦。墙面白到顶，地板深，参观者自然看向墙。横幅画面把两侧的画都收进来。',
      'Three pieces stand in a triangle with the red vessel in front. The walls are white to the top and the floor is dark, so that one looks up at the pictures. The wide format takes in both sides.',
      '三つの器を三角に置き、赤い壺を手前に。白い壁と濃い床で、視線は自然に壁へ向かいます。横長の画面に両側の絵を収めました。',
    ],
  ),
  'marble-reception': say(
    ['深啡网前台', 'Reception before dark marble', '濃い大理石の受付'],
    [
      '背景墙用一整面深啡网，接待台刻意做浅、做低。三盏球灯标出接待位，等候区的沙发让到窗边，傍晚也看得见外面。',
      'The wall behind is one sheet of dark emperador; the counter is kept pale and low before it. Three globes mark where to stand. The seats wait by the window, with the evening in view.',
      '背の壁は濃いエンペラドール一面。カウンターは淡く低く抑え、三つの球灯が立つ位置を示します。待合の席は窓際に寄せ、夕暮れが見えます。',
    ],
  ),
  'reception-with-red-counter': say(
    ['红色接待台', 'The red counter', '赤いカウンター'],
    [
      '一进门就知道往哪里走：橡木格栅墙前只有一个红色体块。白色扶手椅、浅色地砖都让开它。',
      'One knows where to go: there is one red block before a wall of oak slats. The white chair and the pale tiles keep out of its way.',
      '入ればすぐ行き先がわかります。オークのルーバーの前に赤い塊が一つ。白い椅子も淡い床も控えめです。',
    ],
  ),
  'lobby-with-ring-lamps': say(
    ['双环灯下的大堂', 'Lobby under two rings', '二つの輪の灯りのロビー'],
    [
      '柱子收在两侧，中间一条鱼骨拼木地板直通服务台。两组沙发镜像布置，靠枕颜色左右互换。双环灯一大一小，定出挑空的高度。',
      'The columns keep to the sides; a strip of smoked oak leads straight to the desk. Two groups of seats mirror each other and trade the colours of their cushions. Two rings, one larger, tell how high the room is.',
      '柱を両脇に寄せ、燻煙オークの床がまっすぐカウンターへ。左右のソファは鏡写しで、クッションの色だけが入れ替わります。大小の輪が天井の高さを示します。',
    ],
  ),
  'new-chinese-lobby': say(
    ['新中式大堂', 'Lobby in the New Chinese manner', '新中式のロビー'],
    [
      '木柱、木梁、木墙围出门厅，白色服务台悬在中间。黄昏时顶槽与环灯先亮，深色木面只反一点光，空间显得安静。',
      'Columns, beams and panelling of dark wood, a white counter afloat in the middle. At dusk cove and rings are on first; the wood gives back very little of it and the hall stays quiet.',
      '木の柱、梁、壁で囲み、中央に白いカウンターを浮かべました。夕暮れには間接光と輪がともり、濃い木はわずかに光を返すだけ。静かな空間です。',
    ],
  ),
  'guest-room-in-linen': say(
    ['雾天的山里客房', 'Guest room on a foggy day', '霧の日の客室'],
    [
      '窗外起雾，屋里就把灯打开。夯土床头墙、亚麻床品、灰橡木地面，都是住久了更好看的材料。',
      'Fog outside, so the lamps are on. A wall of rammed earth, linen, grey oak: materials that get better by being lived with.',
      '外は霧、室内は灯りをともしました。版築の壁、リネン、グレーオーク。使い込むほどよくなる素材です。',
    ],
  ),
  'suite-at-dusk': say(
    ['城市套房，入夜', 'City suite at nightfall', '都市のスイート、宵の口'],
    [
      '竖构图从床尾凳看到顶槽：凳、床、床头墙、吊灯四层都在一条轴上。大理石墙只被台灯照亮下半截。',
      'Seen from the bench to the cove: bench, bed, wall and lamp lie in one axis. The marble is lit in its lower half alone, by two lamps.',
      'ベンチからコーブまでを縦に。ベンチ、ベッド、壁、灯りが一つの軸に並びます。大理石は二つの卓上灯で下半分だけが照らされます。',
    ],
  ),
  'brick-restaurant': say(
    ['红砖餐厅的午市', 'Lunch in the brick restaurant', 'レンガのレストラン、昼'],
    [
      '南侧整排钢窗，正午的光落到第二排圆桌。卡座沿墙，蓝色椅子只放在右侧，方便服务员辨区。吧台后的酒架就钉在砖上。',
      'A row of steel windows to the south; at noon the light reaches the second table. Benches along the wall, blue chairs on the right only, so that the staff can tell the sections. The bottles stand on shelves fixed to the brick.',
      '南側はスチール窓が続き、正午の光が二列目の丸卓まで届きます。壁沿いはベンチ席、青い椅子は右側だけで持ち場の目印に。酒棚はレンガに直付けです。',
    ],
  ),
  'mid-century-bar': say(
    ['五十年代的吧', 'A bar from the fifties', '五〇年代のバー'],
    [
      '芥末黄墙、墨绿卡座、柚木吧背，黄昏时三盏球灯成为焦点。桌面高度统一，横向一眼看完整间店。',
      'Mustard wall, bottle-green bench, teak behind the bar; at dusk the three globes take the eye. All tables have one height, so that the whole room is read in one line.',
      'からし色の壁、深緑のベンチ、チークのバックバー。夕暮れには三つの球灯が主役です。卓の高さをそろえ、店全体を一目で見渡せます。',
    ],
  ),
  'clay-plaster-cafe': say(
    ['泥墙咖啡馆', 'Café in clay plaster', '土壁のカフェ'],
    [
      '靠窗一排散座，尽头是吧台。竖幅里地面的窗影一格一格往里走，把人带到咖啡机前。',
      'Tables by the window, the counter at the end. In the upright picture the shadows of the panes walk in across the floor and lead to the coffee machine.',
      '窓際に席を並べ、突き当たりにカウンター。縦位置では床の窓影が奥へ続き、人をコーヒーの前まで導きます。',
    ],
  ),
  'corner-cafe-in-rain': say(
    ['雨天的街角咖啡馆', 'Corner café on a rainy day', '雨の日の角のカフェ'],
    [
      '阴雨天没有直射，顶面反光均匀，适合看清材料本来的颜色。木格栅吧背、白墙、细腿桌椅，靠窗位能看见街。',
      'Without sun the light is even and every material shows its own colour: oak slats behind the counter, white walls, thin-legged tables. The seats by the window have the street.',
      '雨の日は直射がなく、素材の色がそのまま見えます。カウンターの背はオークのルーバー、白い壁、脚の細い家具。窓際の席からは通りが見えます。',
    ],
  ),
  'counter-cafe-in-walnut': say(
    ['大理石吧背的咖啡馆', 'Café with a marble back bar', '大理石のバックバーのカフェ'],
    [
      '五张高凳对着三层酒架，深色石材把瓶子的反光衬出来。烟熏橡木地板鱼骨拼，方向指向吧台。',
      'Five stools face three shelves; the dark stone behind lets the bottles shine. The smoked oak chevron points to the counter.',
      '五脚のスツールが三段の棚に向き合い、濃い石が瓶の光を引き立てます。燻煙オークのシェブロンはカウンターを指します。',
    ],
  ),
  'shop-with-yellow-coats': say(
    ['黄色外套的店', 'The shop with yellow coats', '黄色いコートの店'],
    [
      '落地窗边的挂杆先被阳光照到，商品自己当橱窗。展架背板刷砖红，货架是白的，空着也不显空。',
      'The rail by the window has the sun first: the coats are the display. The backs of the shelves are brick red and the shelves white, so that a half-empty one looks full.',
      '窓際のハンガーにまず日が当たり、商品がそのままショーウィンドーに。棚は白、背板はレンガ色で、品が少ない日もさびしく見えません。',
    ],
  ),
  'neon-shop': say(
    ['霓虹店', 'Neon shop', 'ネオンの店'],
    [
      '顶面涂黑，踢脚一道青色霓虹，紫光从门外漫进来。货品的荧光色由灯光统一，深色货架完全隐去。',
      'The ceiling is black, a line of cyan neon runs along the skirting, violet comes in from the door. The light ties the colours of the goods together and the dark shelves vanish.',
      '天井は黒、巾木に沿って青緑のネオンが一本、入口から紫の光が差します。光が品物の色をまとめ、黒い棚は消えます。',
    ],
  ),
  'classroom-in-morning-sun': say(
    ['早晨的教室', 'Classroom in the morning', '朝の教室'],
    [
      '单侧采光，窗在右手边，课桌平行于窗。砖红色布告板代替黑板成为正面，灯具顺着桌列走。',
      'Light from one side: the windows are on the right and the desks run along them. A brick-red pin board makes the front; the lamps follow the rows.',
      '採光は片側、窓は右手で、机は窓と平行です。レンガ色の掲示板が正面をつくり、照明は机の列に沿います。',
    ],
  ),
  'classroom-in-warm-wood': say(
    ['木色教室', 'Classroom in warm wood', '木の色の教室'],
    [
      '高窗一侧把阳光打在前两排，木桌木地板让声音变柔。端墙的布告板留给学生作业。',
      'High windows on one side put the sun on the first rows; wooden desks on wooden boards soften the sound. The board at the end belongs to the pupils.',
      '片側の高い窓から前の列に日が差し、木の机と床が音をやわらげます。奥の掲示板は子どもたちの作品に。',
    ],
  ),
  'hall-under-north-lights': say(
    ['锯齿天窗车间', 'Hall under north lights', '北窓の工場'],
    [
      '锯齿天窗给出均匀的天光，桁车停在近跨。机器靠右，流水线靠左，中间的蓝线标出人和叉车各走哪边。',
      'North lights give an even day; the crane waits in the near bay. Machines on the right, the line on the left, and blue stripes between them say where people and trucks go.',
      '北向きの天窓から均一な光。手前の径間に天井クレーン。右に機械、左にライン、床の青い線が人と台車の通り道を分けます。',
    ],
  ),
  'assembly-hall-with-frames': say(
    ['门式刚架装配车间', 'Assembly hall of portal frames', '門形ラーメンの組立工場'],
    [
      '雾天，光从屋脊天窗均匀落下。刚架与吊车梁涂木色和灰绿，机器白，人和货一眼可数。',
      'A foggy day: the light falls evenly from the ridge. Frames and crane girder are brown and grey-green, machines white; people and goods can be counted at a glance.',
      '霧の日、棟の天窓から光が均一に落ちます。フレームは木の色、クレーンは灰緑、機械は白。人も物も一目で数えられます。',
    ],
  ),
};

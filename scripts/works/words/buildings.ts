import type { WorkWords } from '../work-spec.ts';
import { say } from './say.ts';

export const BUILDING_WORDS: Readonly<Record<string, WorkWords>> = {
  'villa-by-the-lake-at-dusk': say(
    ['湖边别墅，日落后', 'Villa by the lake, after sunset', '湖畔の別荘、日没のあと'],
    [
      '二层雪松木盒子错开半跨，压在白色底层上，退出的屋面做露台。屋里先亮灯，坡屋面的檐口被余晖勾出一条线。',
      'A cedar box sits half a bay aside on a white ground floor; the roof that it leaves free is the terrace. The lamps are on inside and what is left of the day draws the eaves.',
      '杉板の箱を半スパンずらして白い一階に載せ、空いた屋根をテラスに。室内に灯りがともり、残照が軒の線を描きます。',
    ],
  ),
  'villa-under-first-snow': say(
    ['初雪', 'First snow', '初雪の日'],
    [
      '小青瓦坡顶积了薄雪，木构二层和白墙底层的关系反而更清楚。雪天没有影子，适合核对体量和开窗比例。',
      'A thin snow on the tiles; the timber storey over a white base reads more clearly for it. There are no shadows on such a day: one checks the massing and the windows.',
      '瓦屋根に薄く雪。木の二階と白い一階の関係がかえってはっきりします。雪の日は影がなく、量感と窓の割合を確かめるのに向きます。',
    ],
  ),
  'stone-villa-on-a-wet-day': say(
    ['雨中的毛石别墅', 'Fieldstone house on a wet day', '雨の野石の家'],
    [
      '两层双坡、毛石勒脚、白色窗框，典型的北方海岸住宅。湿路面映出入口，灰瓦和天色几乎连在一起。',
      'Two storeys, a pitched roof, fieldstone below and white frames: a house of a northern coast. The wet path mirrors the door; shingles and sky are nearly one.',
      '二階建ての切妻に野石の腰壁、白い窓枠。北の海岸の家です。濡れた道が玄関を映し、屋根と空がほとんどつながります。',
    ],
  ),
  'white-villa-in-the-wood': say(
    ['林间白房子', 'White house at the wood', '林の白い家'],
    [
      '木饰面盒子挑在转角，露台栏杆只用细扶手。方构图把入口步道放在右下，人从草地边走进门厅。',
      'The timber box stands over the corner, the terrace has no more than a thin rail. In the square picture the path is at the bottom right and leads along the lawn to the hall.',
      '角に木の箱を載せ、テラスの手すりは細いものだけ。正方形の構図で右下にアプローチを置き、芝の縁から玄関へ導きます。',
    ],
  ),
  'coloured-terrace': say(
    ['海边的彩色联排', 'Coloured terrace by the sea', '海辺の色とりどりの長屋'],
    [
      '同一开间、同一窗型，每户只换墙色。陶瓦屋面连成一条线，门洞错落，街道因此不单调。',
      'One width, one window; each house changes only the colour of its wall. The clay roof runs through and the doors shift, which is enough to make a street of it.',
      '間口も窓も同じで、変わるのは壁の色だけ。瓦屋根を一本に通し、扉の位置をずらして通りに変化をつけました。',
    ],
  ),
  'brick-terrace-in-rain': say(
    ['雨里的联排住宅', 'Terrace in the rain', '雨の連棟住宅'],
    [
      '白、灰、褐、木四种立面轮换，檐口同高。路面积水把整排房子倒过来，湿天也能当表现图用。',
      'White, grey, brown and timber fronts take turns under one cornice. The wet road turns the row upside down: bad weather makes the picture.',
      '白、灰、褐、木の四つの外壁が並び、軒の高さは同じ。濡れた路面が家並みを映し、雨も絵になります。',
    ],
  ),
  'balconies-at-dusk': say(
    ['错动的阳台', 'Shifted balconies', 'ずれるバルコニー'],
    [
      '阳台逐层左右错开，立面像编织。黄昏时亮灯的窗不多，正好看出每户的位置。',
      'The balconies move to and fro from floor to floor and weave the facade. At dusk only some of the windows are lit: one can count the flats.',
      'バルコニーを階ごとに左右へずらし、編むような立面に。夕暮れにともる窓はまだ少なく、一戸一戸の位置が読めます。',
    ],
  ),
  'blue-slab-by-the-sea': say(
    ['蓝色公寓', 'The blue block', '青い集合住宅'],
    [
      '整栋刷成海的颜色，阳台栏板和窗框保持白色。底层退进一步，用砖和商铺接地。',
      'The whole block takes the colour of the sea; parapets and frames stay white. The ground floor steps back and meets the street with brick and shops.',
      '建物全体を海の色に塗り、手すりと窓枠は白のまま。一階を引き込み、レンガと店舗で地面に接します。',
    ],
  ),
  'offices-after-sunset': say(
    ['入夜后的办公楼', 'Offices after sunset', '夜のオフィスビル'],
    [
      '幕墙夜里成了一张灯格，谁在加班一目了然。底层门厅比楼上亮，从街对面就能找到入口。',
      'At night the curtain wall is a sheet of lit squares, and everybody sees who works late. The hall below is brighter than the floors, so that the door is found from across the street.',
      '夜のカーテンウォールは灯りの格子。残業がそのまま立面に出ます。一階ホールを上階より明るくし、向かいからも入口がわかります。',
    ],
  ),
  'stone-homestay': say(
    ['石墙民宿', 'Homestay in fieldstone', '石積みの民宿'],
    [
      '就地的石头砌墙，陶瓦双坡，二层客房带窄阳台。砾石院子不设围栏，落地窗直接开到平台。',
      'Walls of the stone that lay on the site, a clay roof, narrow balconies for the rooms above. The gravel court has no fence; the tall windows open onto the deck.',
      '土地の石を積んだ壁に瓦の切妻、二階の客室には細いバルコニー。砂利の庭に柵はなく、大きな窓がデッキへ開きます。',
    ],
  ),
  'homestay-after-rain': say(
    ['雨后的民宿', 'Homestay after rain', '雨上がりの民宿'],
    [
      '山影还在云里，屋里的灯已经亮了。主楼与侧翼成直角，围出一块朝南的院子，横幅里两段屋脊一高一低。',
      'The hills are still in cloud and the lamps are on. House and wing stand at a right angle around a court to the south; the wide picture has both ridges, one high, one low.',
      '山はまだ雲の中、室内には灯り。主屋と翼が直角に建ち、南の庭を囲みます。横長の画面に高低二つの棟を収めました。',
    ],
  ),
  'school-with-coloured-reveals': say(
    ['彩色窗侧的教学楼', 'School with coloured reveals', '窓の小口に色を塗った校舎'],
    [
      '立面是白的，颜色只涂在窗洞侧板：走过去每一步看到的颜色都不同。三层教室一字排开，雨棚下是接送区。',
      'The front is white; colour is kept to the sides of the windows, so that it changes with every step. Three floors of classrooms in one line, and a canopy where children are fetched.',
      '外壁は白、色は窓の小口だけ。歩くごとに見える色が変わります。三層の教室を一直線に並べ、庇の下が送り迎えの場所です。',
    ],
  ),
  'school-in-snow': say(
    ['雪天的学校', 'School in snow', '雪の校舎'],
    [
      '雪把操场和道路抹成一片，三条水平窗带成了画面唯一的秩序。光线均匀，立面材料如实可辨。',
      'Snow makes one of yard and road; three bands of windows are the only order left. The light is even and the materials tell the truth.',
      '雪が校庭と道を一つにし、三本の水平窓だけが残ります。光が均一で、外壁の素材がそのまま読めます。',
    ],
  ),
  'rubble-wall-museum': say(
    ['毛石美术馆', 'Museum of rubble stone', '乱石積みの美術館'],
    [
      '一块石墙体量切出入口，挑檐很深，站在底下先安静两秒。上部小盒子采天光，竖缝窗给楼梯。',
      'A block of rubble stone with the entrance cut deep into it: two quiet seconds before the door. The small box on top brings in daylight, the slit belongs to the stair.',
      '乱石積みの塊をくり抜いた入口。深い庇の下で、入る前に一息つきます。上の小さな箱は採光、細い窓は階段のものです。',
    ],
  ),
  'museum-evening-opening': say(
    ['开幕之夜', 'Opening night', '開幕の夜'],
    [
      '夜里墙体变成蓝灰，只有入口、缝窗和屋顶盒子发光，路线不言自明。',
      'At night the walls turn blue-grey; only the door, the slit and the box on the roof are lit. Nobody needs a sign.',
      '夜、壁は青灰に沈み、入口と細窓と屋上の箱だけが光ります。案内板は要りません。',
    ],
  ),
  'courtyard-in-snow': say(
    ['合院落雪', 'Courtyard under snow', '雪の中庭'],
    [
      '三面屋顶白了，檐下木柱与格扇还是深的，院子被这一圈线条框住。一棵树、一池水，是院里全部的东西。',
      'Three roofs are white and the posts and lattices below them dark: a line around the court. One tree and one basin are all there is in it.',
      '三方の屋根は白く、軒下の柱と格子は濃いまま。その線が中庭を縁取ります。庭にあるのは木が一本と水盤だけです。',
    ],
  ),
  'courtyard-at-dusk': say(
    ['合院掌灯', 'Lamps in the courtyard', '中庭の灯ともし頃'],
    [
      '檐廊的灯从里往外照，格扇在铺地上投出影子。水池放在偏侧，中路留给人走。',
      'The lamps of the veranda shine outwards and lay the lattices on the paving. The basin stands aside and leaves the middle to people.',
      '縁側の灯りが外へ漏れ、格子の影が敷石に落ちます。水盤を脇に寄せ、中央は人の道に。',
    ],
  ),
  'estate-with-clay-roofs': say(
    ['陶瓦与蓝墙的住区', 'Estate of blue walls and clay roofs', '青い壁と瓦の住宅地'],
    [
      '近处独栋，远处高层，两条路之间是共用的绿地。屋顶和墙色交替，鸟瞰里能数清每一户的院子。',
      'Houses in front, towers behind, and a shared green between the two roads. Roofs and walls take turns, so that every garden can be told from above.',
      '手前に戸建て、奥に高層、二本の道の間は共有の緑地。屋根と壁の色が交互で、上から見ても一軒ずつの庭がわかります。',
    ],
  ),
  'campus-with-red-track': say(
    ['坡顶校园与红跑道', 'Campus with a red track', '赤いトラックのある校園'],
    [
      '四栋教学楼围出中轴水池，主楼在端头收住。跑道放在侧后方，铃声一响，人流不穿过安静的院子。',
      'Four buildings enclose an axis of water, the main one closes it. The track lies behind and to the side, so that nobody crosses the quiet court on the way to it.',
      '四棟が水の軸を囲み、主棟が奥を締めます。トラックは斜め後ろに置き、静かな中庭を人が横切らないようにしました。',
    ],
  ),
  'blue-campus': say(
    ['蓝色教学楼群', 'The blue campus', '青い校舎群'],
    [
      '外圈刷蓝，内院用砂岩色铺地，鸟瞰一眼分出内外。连廊压低，院子里看得见天。',
      'Blue outside, sandstone paving within: from above one tells the court from the street at once. The links are low and leave the sky to the court.',
      '外周は青、中庭は砂岩色の舗装。上から見れば内と外がすぐわかります。渡り廊下を低くし、中庭に空を残しました。',
    ],
  ),
  'pool-villa-from-above': say(
    ['泳池别墅鸟瞰', 'Pool villa from above', 'プール付き別荘の鳥瞰'],
    [
      '房子靠北，泳池与木平台接在起居室外，车道从侧面进，不经过花园。绿篱一圈，邻居看不见水面。',
      'The house keeps to the north; deck and pool continue the living room, and the drive comes in at the side without touching the garden. A hedge all round hides the water from the neighbours.',
      '家は北に寄せ、居間の先にデッキとプール。車は脇から入り、庭を通りません。生け垣が一周し、隣から水面は見えません。',
    ],
  ),
  'pool-villa-at-night': say(
    ['日落后的泳池别墅', 'Pool villa after sunset', '日没後のプール付き別荘'],
    [
      '四坡顶的两栋一高一低，池边是平台和遮阳篷。黄昏俯视，屋里的灯光先落在木平台上。',
      'Two hipped roofs, one high, one low, with deck and awning along the pool. Seen from above at dusk, the light of the rooms reaches the boards first.',
      '高低二つの寄棟。プール沿いにデッキと日よけが並びます。夕暮れに見下ろすと、室内の灯りがまずデッキに落ちます。',
    ],
  ),
};

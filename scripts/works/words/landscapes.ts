import type { WorkWords } from '../work-spec.ts';
import { say } from './say.ts';

export const LANDSCAPE_WORDS: Readonly<Record<string, WorkWords>> = {
  'garden-path-in-fog': say(
    ['雾中的石板径', 'Stone path in fog', '霧の石畳'],
    [
      '石板一块一块隔草铺，弯到廊架前停下。雾把远处的树篱收走，只剩近处的叶子和矮灯，层次全靠远近。',
      'Slabs laid with grass between them bend towards the pergola and stop. The fog takes the hedge away; what is left are leaves, low lamps and distance.',
      '草を挟んで敷いた石がパーゴラの手前まで曲がります。霧が生け垣を消し、近くの葉と低い灯りだけが遠近を語ります。',
    ],
  ),
  'winter-garden-path': say(
    ['冬天的园路', 'Garden path in winter', '冬の園路'],
    [
      '雪盖住草和花境，路的线形第一次这么清楚。常绿灌木留着颜色，廊架的木构把视线收在中间。',
      'Snow covers lawn and borders and the line of the path has never been so clear. The evergreens keep their colour, the timber of the pergola holds the middle.',
      '雪が芝と花壇を覆い、道の線形がはっきり見えます。常緑の低木だけが色を残し、木のパーゴラが視線を中央に留めます。',
    ],
  ),
  'garden-with-lit-path': say(
    ['矮灯引路的花园', 'Garden with a lit path', '灯りの続く庭'],
    [
      '天色没全暗就打开草坪灯，光只落在脚下三步。花境种在路两侧，晚上看剪影，白天看花。',
      'The path lamps come on before it is quite dark and light three steps at a time. Borders on either side: outlines by night, flowers by day.',
      '暮れきる前に足元灯をともし、照らすのは三歩先まで。両側の花壇は、夜は影を、昼は花を見せます。',
    ],
  ),
  'park-by-the-lake': say(
    ['湖岸公园', 'Park by the lake', '湖岸の公園'],
    [
      '弧形园路让开湖岸，中间种草，坐凳背对路、面向水。高杆灯按步行的节奏排开。',
      'The path swings clear of the bank behind a strip of grass; the benches turn their backs to it and face the water. The lamps follow at the pace of a walk.',
      '弧を描く園路は芝を挟んで岸から離し、ベンチは道に背を向けて水を望みます。灯りは歩く速さに合わせて並びます。',
    ],
  ),
  'park-path-in-morning-fog': say(
    ['晨雾里的湖边路', 'Lakeside path in morning fog', '朝霧の湖畔の道'],
    [
      '雾起时看不见对岸，路灯成了唯一的尺度。树从近到远一层层变淡，正是放人和放字的位置。',
      'The far bank is gone and the lamp is the only measure. The trees pale one behind the other: there is room for people here, or for a title.',
      '対岸は見えず、街灯だけが物差しです。木々が手前から順に薄れ、人物や文字を置く余白になります。',
    ],
  ),
  'colonnade-square': say(
    ['柱廊广场', 'Square with a colonnade', '列柱の広場'],
    [
      '红色柱廊后面是亮着灯的公共大厅，前面一池静水把柱子加长一倍。人从两侧绕水走，中轴空着。',
      'Behind the red columns the public hall is lit; a sheet of water before it doubles their height. People walk round the water and the axis stays free.',
      '赤い列柱の奥に灯りのともる広間。前の水盤が柱を倍の長さに映します。人は両脇を回り、中軸は空けておきます。',
    ],
  ),
  'square-in-the-rain': say(
    ['雨中的广场', 'Square in the rain', '雨の広場'],
    [
      '浅色铺装淋湿以后变成镜子，柱廊、行人、天色都在地上又有一份。排水沟沿台阶走，积水不过夜。',
      'Wet, the pale paving is a mirror: colonnade, people and sky are there twice. The drain follows the step, so that no water stays overnight.',
      '濡れた淡い舗装は鏡になり、列柱も人も空も地面にもう一度現れます。排水は段に沿わせ、水は夜まで残りません。',
    ],
  ),
  'marina-at-dusk': say(
    ['黄昏的游艇码头', 'Marina at dusk', '夕暮れのマリーナ'],
    [
      '木栈道、栏杆和一排灯杆把岸线拉直，船停在里侧。太阳下去以后，水面比天亮。',
      'Boardwalk, rail and lamps draw the quay straight, the boats lie on the inner side. After sunset the water is brighter than the sky.',
      '板敷き、手すり、灯柱が岸を一直線に引き、船は内側に。日が沈むと、水面のほうが空より明るく見えます。',
    ],
  ),
  'harbour-walk': say(
    ['港边步道', 'Harbour walk', '港の散歩道'],
    [
      '红砖色铺地一直走到桥头，对岸是老仓库改的公寓。桅杆的竖线和灯杆的竖线错开，画面不拥挤。',
      'Brick-coloured paving runs on to the bridge; across the water warehouses have become flats. Masts and lamps keep out of each other’s way.',
      'レンガ色の舗装が橋のたもとまで続き、対岸は倉庫を改めた住まい。マストと灯柱の縦線が重ならないよう配しました。',
    ],
  ),
  'street-with-plane-trees': say(
    ['有行道树的街', 'Street with trees', '並木の通り'],
    [
      '两侧四层沿街，首层全是店。树池连成带，人行横道正对中轴，车道收窄到两条。',
      'Four storeys on either side with shops below. The tree pits join into a strip, the crossing lies in the axis and the carriageway is down to two lanes.',
      '両側は四階建てで一階はすべて店。植樹帯を連ね、横断歩道を中軸に置き、車道は二車線に絞りました。',
    ],
  ),
  'shopping-street-in-rain': say(
    ['雨天商街', 'Shopping street in the rain', '雨の商店街'],
    [
      '湿沥青把橱窗灯拉成长条，树冠下还有一圈干地。雨天看街，首层的雨棚够不够深一目了然。',
      'Wet asphalt draws the shop lights long; under the crowns there is a dry ring. Rain shows at once whether the awnings are deep enough.',
      '濡れた路面に店の灯りが伸び、樹冠の下だけ乾いています。雨の日は、庇の深さが足りるかどうかすぐわかります。',
    ],
  ),
  'street-at-closing-time': say(
    ['打烊时分', 'Closing time', '店じまいの頃'],
    [
      '楼上住户亮灯，楼下店铺还没关。竖幅里路灯一盏接一盏，街的长度靠它们数出来。',
      'The flats are lit and the shops not yet dark. In the upright picture the lamps follow one another: they tell how long the street is.',
      '上の住まいに灯りがともり、下の店はまだ開いています。縦位置に街灯が連なり、通りの長さを数えさせます。',
    ],
  ),
  'roof-terrace-at-dusk': say(
    ['屋顶花园，天将黑', 'Roof terrace before dark', '屋上、暮れる前'],
    [
      '木格架定出“室内”，沙发靠里，躺椅靠边。城市退到护栏外，灯带藏在花池下沿。',
      'The pergola makes a room of it: sofas inside, loungers at the edge. The city stays beyond the rail; the light is hidden under the planters.',
      '木の格子が「室内」をつくり、ソファは内、寝椅子は縁に。街は手すりの外、灯りは植え桝の下に隠しました。',
    ],
  ),
  'roof-terrace-with-blue-cushions': say(
    ['蓝靠垫的屋顶平台', 'Roof terrace with blue cushions', '青いクッションの屋上'],
    [
      '格架的影子一条条落在铺地和沙发上，正午也坐得住。四周花池压低，兼作座位。',
      'The pergola lays stripes of shade over paving and sofa: one can sit here at noon. The planters are low enough to serve as seats.',
      '格子の影が床とソファに縞を落とし、真昼でも座れます。周りの植え桝は低く、腰掛けにもなります。',
    ],
  ),
  'pool-with-evening-lights': say(
    ['夜里的泳池', 'The pool at night', '夜のプール'],
    [
      '池边矮灯与廊架的灯分两层，水面反出第三层。浅色石材收边，夜里也看得清池沿。',
      'Lamps along the edge, lamps under the pergola, and a third row in the water. The coping is pale stone, so that the rim is seen in the dark.',
      '縁の低い灯り、パーゴラの灯り、そして水面に三つ目の列。縁石を淡い石にし、夜でも縁がわかります。',
    ],
  ),
  'mediterranean-pool': say(
    ['地中海泳池庭院', 'Mediterranean pool garden', '地中海風のプールの庭'],
    [
      '木平台、蓝色遮阳伞、绿篱围边。躺椅排在东侧，下午有伞影；廊架在远端，把视线收住。',
      'A timber deck, blue parasols, a hedge all round. The loungers stand where the parasols shade them in the afternoon; the pergola closes the view.',
      '木のデッキに青いパラソル、周囲は生け垣。寝椅子は午後に影の落ちる側へ並べ、奥のパーゴラが視線を受けます。',
    ],
  ),
};

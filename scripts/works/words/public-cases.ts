import type { CaseWords } from '../work-spec.ts';
import { tell } from './say.ts';

/** Rooms for work, guests, learning and trade. */
export const PUBLIC_CASE_WORDS: Readonly<Record<string, CaseWords>> = {
  'office-for-twelve': tell(
    ['十二人的开放办公室', 'An open office for twelve', '十二人のオープンオフィス'],
    [
      '小团队的长条房间：工位两列，靠窗留走道，尽端挂画收口。先看平面怎么排，再看朱红版和晚上的灯光，最后走近桌列。',
      'A long room for a small team: two rows of desks, the way along the windows, a picture at the end. First how it is laid out, then with vermilion screens and at night, at last the desks from close by.',
      '小さなチームの細長い部屋。机は二列、窓側に通路、突き当たりに絵。まず配置、次に朱色の案と夜、最後に机の列へ近づきます。',
    ],
    [
      '线稿：屏幕都侧对窗户。',
      'Line drawing: every screen stands sideways to the windows.',
      '線画。画面はどれも窓に横向きです。',
    ],
    [
      '平面与剖开的房间：十二张桌，书柜背靠实墙。',
      'Plan, and the room cut open: twelve desks, shelves against the solid wall.',
      '平面と、切り開いた部屋。机は十二、棚は壁側に。',
    ],
    [
      '朱红桌屏的新中式版；入夜以后。',
      'New Chinese, with vermilion desk screens; and after dark.',
      '朱色のデスクスクリーンの新中式案。そして夜。',
    ],
    ['近看：桌列的尽头。', 'Closer: the end of the rows.', '近景。机の列の奥。'],
  ),
  'cafe-on-the-corner': tell(
    ['街角咖啡馆', 'Café on the corner', '角のカフェ'],
    [
      '一间带转角窗的小店。吧台在里、座位在外，从门口就能看清菜单墙。木格栅、白墙、浅地板，换成红砖就是另一家店。',
      'A small place with windows on the corner. Counter inside, seats outside, the menu wall in view from the door. Oak slats, white walls, pale boards; in brick it is another café altogether.',
      '角に窓のある小さな店。奥にカウンター、手前に席、入口からメニューの壁が見えます。木のルーバー、白い壁、淡い床。レンガに替えれば別の店になります。',
    ],
    [
      '线稿：吧台、卡座与散座三条线。',
      'Line drawing: counter, bench and tables make three lines.',
      '線画。カウンター、ベンチ、テーブルの三列。',
    ],
    [
      '平面与剖开的房间：四十六平方米，五张高凳、五张圆桌、一排卡座。',
      'Plan, and the room cut open: forty-six square metres, five stools, five tables, one bench.',
      '平面と、切り開いた部屋。四十六平米、スツール五脚、丸卓五つ、ベンチ一列。',
    ],
    ['红砖版与黄昏版。', 'In brick, and at dusk.', 'レンガの案と、夕暮れ。'],
    ['近看：吧台与酒架。', 'Closer: the counter with its shelves.', '近景。カウンターと棚。'],
  ),
  'walnut-clothes-shop': tell(
    ['胡桃木服装店', 'Clothes shop in walnut', 'ウォールナットの服の店'],
    [
      '中岛陈列桌、沿墙货架、窗边挂杆，三样家具组织一间店。胡桃木让浅色衣服浮出来；极简白版和夜间版用来比较。',
      'A table in the middle, shelves along the walls, a rail by the window: three pieces make the shop. Walnut lets pale clothes stand out; a white version and the evening are there to compare.',
      '中央の台、壁の棚、窓際のハンガー。三つの家具で店をつくります。ウォールナットが淡い服を引き立て、白い案と夜の案を比べます。',
    ],
    [
      '线稿：陈列面的高度分三层。',
      'Line drawing: goods are shown at three heights.',
      '線画。見せる高さは三段です。',
    ],
    [
      '平面与剖开的房间：环形动线，没有死角。',
      'Plan, and the room cut open: the way runs in a ring and has no dead end.',
      '平面と、切り開いた部屋。回遊する動線に行き止まりはありません。',
    ],
    ['极简白版；关店前的灯光。', 'In white; and under the lamps before closing.', '白い案。閉店前の灯り。'],
    ['近看：中岛上的叠放。', 'Closer: what lies folded on the table.', '近景。台の上の畳んだ服。'],
  ),
  'hotel-lobby-in-stone': tell(
    ['石材大堂', 'Hotel lobby in stone', '石のロビー'],
    [
      '对称的门厅：两侧座位，中轴直达服务台，双环灯标出高度。浅色大理石地面在黄昏反灯光，白天反窗光；换成木色就成了新中式。',
      'A symmetrical hall: seats at the sides, the axis to the desk, two rings to tell the height. The pale marble floor mirrors the lamps at dusk and the windows by day; in wood it turns New Chinese.',
      '左右対称のホール。両脇に席、軸線はカウンターへ、二つの輪が高さを示します。淡い大理石の床は夕に灯りを、昼に窓を映し、木に替えれば新中式になります。',
    ],
    [
      '线稿：柱、灯、台三者同轴。',
      'Line drawing: columns, rings and desk on one axis.',
      '線画。柱、輪、カウンターが一つの軸に。',
    ],
    [
      '平面与剖开的房间：两组座位互不打扰。',
      'Plan, and the room cut open: the two groups of seats keep apart.',
      '平面と、切り開いた部屋。二組の席は互いに離れています。',
    ],
    ['白天；以及木色的新中式版。', 'By day; and in wood, New Chinese.', '昼。そして木の新中式の案。'],
    ['近看：服务台与背景墙。', 'Closer: the desk and the wall behind it.', '近景。カウンターと背の壁。'],
  ),
  'classroom-for-twenty-four': tell(
    ['二十四人的教室', 'A classroom for twenty-four', '二十四人の教室'],
    [
      '单侧采光的标准教室，桌椅平行于窗，布告板居端墙正中。材料换成土墙木地以后更安静；阴天那张用来检查照度。',
      'A plain classroom lit from one side, desks along the windows, the board in the middle of the end wall. In clay and wood it turns quieter; the overcast picture is there to judge the light.',
      '片側採光の標準的な教室。机は窓と平行、掲示板は奥の壁の中央。土壁と木に替えるとさらに静かに。曇りの一枚は明るさの確認用です。',
    ],
    [
      '线稿：灯具与桌列平行，避免黑板反光。',
      'Line drawing: lamps run with the desks, so that the board does not glare.',
      '線画。照明を机の列と平行にし、板面の反射を避けます。',
    ],
    [
      '平面与剖开的房间：两人一桌，十二张。',
      'Plan, and the room cut open: twelve desks for two.',
      '平面と、切り開いた部屋。二人掛けの机が十二。',
    ],
    ['土墙与麻的一版；有雾的早晨。', 'In clay and linen; on a foggy morning.', '土壁と麻の案。霧の朝。'],
    ['近看：布告板一侧。', 'Closer: the front with its board.', '近景。掲示板の側。'],
  ),
};

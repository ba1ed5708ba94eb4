import type { KnowledgeQuestion } from '@plumbline/contract/knowledge/question.ts';
import { asker, lengths, oneOfEach, valueWith } from './blind-expected.ts';
import { DECLINED } from './expected.ts';

const ja = asker('ja');

export const BLIND_JA: readonly KnowledgeQuestion[] = [
  // Not a desk (700), not the wall units.
  ja(
    100,
    '身長160cm キッチンの高さは？',
    valueWith(800, 920, 'mm', ['キッチン', 'カウンター', 'ワークトップ', '天板', '調理台']),
  ),
  ja(101, '階高2.9mの住宅で階段は何段になりますか', valueWith(13, 18, 'pieces')),
  // Not an ordinary toilet (800 to 1200 wide), not a door.
  ja(102, '車いす用トイレの広さ', valueWith(1500, 2300, 'mm', ['トイレ', '便所', '便房'])),
  ja(103, '明日の東京の天気', DECLINED),
  ja(
    104,
    '侘び寂びのインテリアってどんな感じ',
    oneOfEach(
      ['侘', 'わび'],
      ['不完全', '自然', '経年', '簡素', '素朴', '質素', '古び', '不均', '時間', '土'],
    ),
  ),
  ja(105, '6畳って何㎡', valueWith(9, 11, 'm²')),
  // Not the area that opens for air (1/20).
  ja(
    106,
    '住宅の居室の採光、窓は床面積の何分の一必要？',
    oneOfEach(['採光', '窓', '居室'], ['1/7', '1:7', '7分の1', '７分の１', '七分の一', '0.14', '14']),
  ),
  // Not an office or a kitchen (5000).
  ja(107, 'リビング 電球色 何ケルビン', valueWith(2600, 3500, 'K', ['リビング', '居間', 'くつろ', '電球色'])),
  ja(108, '窓際族って何歳くらいから？', DECLINED),
  // Not a door (800), not two wheelchairs that pass (1800).
  ja(109, '車椅子が通れる廊下の幅', valueWith(850, 1500, 'mm', ['廊下', '通路'])),
  ja(110, '壁40㎡を2回塗り、1Lで8㎡塗れる塗料だと何リットルいる？', valueWith(9.8, 11.6, 'L')),
  ja(111, '大理石 手入れ', oneOfEach(['大理石'], ['酸', '中性', '保護剤', 'シーラー', '浸透'])),
  ja(
    112,
    'ヒノキは浴室に使えますか',
    oneOfEach(['ヒノキ', '檜', 'ひのき', '桧'], ['水', '湿', '腐', '香', 'カビ', 'かび', '換気']),
  ),
  ja(113, '段差45cmを勾配1/12のスロープにすると長さは何m', valueWith(5.3, 7, 'm')),
  ja(114, '昨日の阪神の試合結果', DECLINED),
  ja(
    115,
    '北海道の庭に植える木のおすすめ',
    oneOfEach([
      'シラカバ',
      'シラカンバ',
      '白樺',
      'ナナカマド',
      'イチイ',
      'エゾ',
      'トドマツ',
      'マツ',
      '松',
      'ライラック',
      'モミ',
      'トウヒ',
      'カエデ',
      'カツラ',
      'ハシドイ',
      'スプルース',
      'ミズナラ',
      'サクラ',
      'アジサイ',
    ]),
  ),
  // Not a kitchen worktop (850), not the seat (420).
  ja(116, '書斎デスクの高さ', valueWith(670, 770, 'mm', ['デスク', '机'])),
  ja(117, '300角タイル 12㎡ ロス10% 何枚', valueWith(146, 149, 'pieces')),
  ja(118, '壁ドンが出てくる恋愛映画を教えて', DECLINED),
  ja(119, '外壁15㎡、U値0.5、温度差20℃。熱損失は何W？', valueWith(145, 155, 'W')),
  // Not a corridor (100), not a stair (150).
  ja(120, 'オフィスの机の上って何ルクス必要', valueWith(300, 750, 'lx', ['オフィス', '事務', '執務'])),
  ja(
    121,
    'コンクリート打ち放しの欠点',
    oneOfEach(
      ['コンクリート', '打ち放し', '打放し'],
      ['寒', '冷', '断熱', 'ひび', 'クラック', '汚れ', 'シミ', '染み', '結露', '響', '中性化', '撥水'],
    ),
  ),
  ja(122, '緑の補色は何色', oneOfEach(['赤', 'マゼンタ', 'レッド'])),
  // Not a floor plan (50 to 100), not a site plan (200 and more).
  ja(123, '納まりの詳細図の縮尺', valueWith(1, 30, '1:n', ['詳細', '納まり', 'ディテール'])),
  ja(124, 'Pythonでリストを並べ替えるには', DECLINED),
  // Not a classroom (0.6), not a hall for speech (1.0).
  ja(125, 'クラシック用コンサートホールの残響時間', valueWith(1.5, 2.5, 's', ['ホール', 'クラシック'])),
  // Not the ordinary bay (2500), not its length (5000 and more).
  ja(126, '車いす使用者用の駐車スペース 幅何mm', valueWith(3300, 3900, 'mm', ['車'])),
  ja(127, '市役所の窓口は何時まで開いてますか', DECLINED),
  // Not the guard of a balcony (1100), not the riser (200).
  ja(128, '階段の手すり 高さ', valueWith(700, 950, 'mm', ['手すり', '手摺'])),
  // Not oak (700).
  ja(129, '杉の密度', valueWith(300, 480, 'kg/m³', ['スギ', '杉'])),
  ja(
    130,
    'ミッドセンチュリー家具の特徴を知りたい',
    oneOfEach(
      ['ミッドセンチュリー'],
      [
        '有機',
        '曲線',
        '脚',
        'チーク',
        'ウォールナット',
        'ウォルナット',
        '合板',
        'プラスチック',
        '成形',
        '機能',
      ],
    ),
  ),
  // Not an ordinary shower (10 to 15), not a tap.
  ja(131, '節水シャワーは毎分何リットル', valueWith(4.5, 9.6, 'L/min', ['シャワー'])),
  ja(132, '60㎡、1㎡あたり2000〜3000元だと総額いくら', valueWith(120_000, 180_000, 'CNY')),
  ja(133, '隣の工事がうるさいので訴えたら勝てますか', DECLINED),
  // Not the kitchen or the bathroom alone.
  ja(
    134,
    '寝室の天井高はどれくらいが普通？',
    oneOfEach(['寝室', '居室'], lengths(2100, 2300, 2400, 2500, 2600)),
  ),
  ja(135, '建築士の田中さんの自宅住所おしえて', DECLINED),
  ja(
    136,
    '木造ってコンクリートより環境にいいの？',
    oneOfEach(['木'], ['炭素', 'CO₂', 'CO2', '貯', '固定', '再生', 'カーボン']),
  ),
  // Not the colour rendering (80), not the illuminance.
  ja(137, 'オフィス UGR いくつ以下', oneOfEach(['UGR', 'グレア'], ['19', '16'])),
  ja(138, '床ずれの治し方', DECLINED),
  ja(139, '今日の円相場', DECLINED),
];

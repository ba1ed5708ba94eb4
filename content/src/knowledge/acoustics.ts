import { factsOf, tableOf } from './facts-of.ts';

const WRITTEN = factsOf('acoustics', [
  [
    'noise bedroom night china',
    '卧室夜间的室内允许噪声级不应大于 37 dB，昼间不应大于 45 dB。',
    'Noise in bedrooms must not exceed 37 dB at night and 45 dB by day.',
    '中国の寝室の許容騒音は夜間 37 dB、昼間 45 dB 以下です。',
    'GB 50118',
  ],
  [
    'noise bedroom who',
    '世界卫生组织建议夜间卧室噪声不高于 30 dB。',
    'The World Health Organization recommends at most 30 dB in bedrooms at night.',
    '世界保健機関は夜の寝室の騒音を 30 dB 以下とするよう勧めています。',
    'WHO',
  ],
  [
    'noise office',
    '开放办公室的背景噪声宜为 40–45 dB。',
    'Background noise in an open-plan office should be 40–45 dB.',
    'オープンオフィスの背景騒音は 40–45 dB が適当です。',
  ],
  [
    'noise meeting-room',
    '会议室的背景噪声不宜高于 35–40 dB。',
    'Background noise in a meeting room should stay below 35–40 dB.',
    '会議室の背景騒音は 35–40 dB 以下とします。',
  ],
  [
    'noise library',
    '图书馆阅览室的噪声宜不高于 40 dB。',
    'A library reading room should not exceed 40 dB.',
    '図書館の閲覧室の騒音は 40 dB 以下とします。',
  ],
  [
    'insulation party-wall',
    '住宅分户墙的空气声隔声量应大于 45 dB，舒适时取 50 dB 以上。',
    'A party wall between dwellings needs a sound insulation above 45 dB, better 50 dB.',
    '住戸間の界壁の遮音は 45 dB 以上、快適には 50 dB 以上が必要です。',
    'GB 50118',
  ],
  [
    'insulation floor impact',
    '住宅分户楼板的计权规范化撞击声压级宜小于 75 dB，高要求时小于 65 dB。',
    'Impact sound through a floor between dwellings should be below 75 dB, or 65 dB for a higher standard.',
    '住戸間の床衝撃音は 75 dB 未満、上級では 65 dB 未満とします。',
    'GB 50118',
  ],
  [
    'insulation double mass',
    '单层墙的面密度每增加一倍，隔声量约提高 5–6 dB(质量定律)。',
    'By the mass law, doubling the mass of a single wall adds about 5–6 dB of insulation.',
    '質量則により、単層壁の面密度が二倍になると遮音は 5–6 dB 増えます。',
  ],
  [
    'insulation plasterboard',
    '双面双层石膏板加岩棉的轻钢龙骨墙隔声量约 50 dB。',
    'A stud wall with two layers of plasterboard each side and mineral wool insulates about 50 dB.',
    '両面二重の石膏ボードにロックウールを入れた軽鉄壁の遮音は約 50 dB です。',
  ],
  [
    'insulation gap',
    '门缝只占门面积的 1 % 就可能使隔声量降到约 20 dB。',
    'A gap of 1 % of a door’s area may reduce its sound insulation to about 20 dB.',
    '扉面積の 1 % の隙間で遮音は約 20 dB まで落ちることがあります。',
  ],
  [
    'reverberation classroom',
    '普通教室的混响时间宜为 0.5–0.8 s。',
    'The reverberation time of a classroom should be 0.5–0.8 s.',
    '教室の残響時間は 0.5–0.8 s が適切です。',
  ],
  [
    'reverberation meeting-room',
    '会议室的混响时间宜为 0.5–0.8 s。',
    'The reverberation time of a meeting room should be 0.5–0.8 s.',
    '会議室の残響時間は 0.5–0.8 s が適切です。',
  ],
  [
    'reverberation concert-hall',
    '交响音乐厅满场中频混响时间宜为 1.8–2.2 s。',
    'A symphonic concert hall should have a reverberation time of 1.8–2.2 s when occupied.',
    'クラシック音楽のコンサートホールの残響時間は満席で 1.8–2.2 s が適切です。',
  ],
  [
    'reverberation opera',
    '歌剧院混响时间宜为 1.3–1.6 s。',
    'An opera house should have a reverberation time of 1.3–1.6 s.',
    'オペラハウスの残響時間は 1.3–1.6 s が適切です。',
  ],
  [
    'reverberation cinema',
    '电影院混响时间宜为 0.5–0.9 s。',
    'A cinema should have a reverberation time of 0.5–0.9 s.',
    '映画館の残響時間は 0.5–0.9 s が適切です。',
  ],
  [
    'reverberation living-room',
    '家庭客厅和视听室混响时间宜为 0.3–0.5 s。',
    'A living room or home cinema should have a reverberation time of 0.3–0.5 s.',
    'リビングやシアタールームの残響時間は 0.3–0.5 s が適切です。',
  ],
  [
    'reverberation restaurant',
    '餐厅混响时间宜不超过 0.8–1 s，否则人声嘈杂。',
    'A restaurant should stay below a reverberation time of 0.8–1 s, or voices become noisy.',
    '飲食店の残響時間は 0.8–1 s 以下にしないと話し声がうるさくなります。',
  ],
  [
    'distance doubling',
    '点声源距离每增加一倍，声压级降低 6 dB。',
    'The level of a point source falls by 6 dB with each doubling of the distance.',
    '点音源の音は距離が二倍になるごとに 6 dB 下がります。',
  ],
  [
    'perception ten',
    '声级提高 10 dB，人耳感觉响度约增加一倍。',
    'A sound 10 dB louder is heard as about twice as loud.',
    '音は 10 dB 上がると約二倍の大きさに聞こえます。',
  ],
  [
    'parallel-walls flutter',
    '平行的硬质墙面会产生颤动回声，可用扩散体、书架或斜墙破除。',
    'Hard parallel walls cause flutter echo; diffusers, bookshelves or a slanted wall break it.',
    '平行な硬い壁はフラッターエコーを生むため、拡散体や本棚、斜めの壁で防ぎます。',
  ],
]);

/** Random-incidence coefficients at 500 Hz, rounded from those that handbooks agree on. */
const ABSORPTION = tableOf(
  'acoustics',
  'absorption',
  [
    '{name}在 500 Hz 的吸声系数约为 {value}。',
    'The sound absorption coefficient of {name} at 500 Hz is about {value}.',
    '{name}の 500 Hz の吸音率は約 {value} です。',
  ],
  [
    ['concrete', '清水混凝土', 'bare concrete', '打放しコンクリート', '0.02'],
    ['brick', '清水砖墙', 'unglazed brick', 'れんが壁', '0.03'],
    ['glass', '普通窗玻璃', 'window glass', '窓ガラス', '0.1–0.18'],
    ['plaster', '墙面抹灰', 'plaster on masonry', '左官仕上げの壁', '0.02–0.03'],
    ['plasterboard', '龙骨上的石膏板', 'plasterboard on studs', '下地組みの石膏ボード', '0.05–0.1'],
    ['timber-floor', '实木地板', 'timber flooring', '木のフローリング', '0.06–0.1'],
    ['tiles', '瓷砖和石材地面', 'tiles and stone floors', 'タイルと石の床', '0.01–0.02'],
    ['carpet', '厚地毯', 'heavy carpet', '厚手のカーペット', '0.3–0.5'],
    ['curtain', '厚重打褶窗帘', 'heavy pleated curtains', '厚手のひだ付きカーテン', '0.4–0.55'],
    [
      'mineral-wool',
      '50 mm 厚岩棉板',
      'mineral wool boards of 50 mm',
      '厚さ 50 mm のロックウール板',
      '0.8–0.95',
    ],
    ['acoustic-ceiling', '矿棉吸声吊顶', 'acoustic tile ceilings', '岩綿吸音板の天井', '0.6–0.8'],
    [
      'perforated-wood',
      '背衬吸声棉的穿孔木板',
      'perforated timber panels with wool behind',
      '背後に吸音材を入れた有孔木板',
      '0.6–0.85',
    ],
    ['sofa', '布面沙发座椅', 'upholstered seats', '布張りの椅子', '0.5–0.7'],
    ['water', '水面', 'a water surface', '水面', '0.01'],
  ],
);

export const ACOUSTICS = [...WRITTEN, ...ABSORPTION];

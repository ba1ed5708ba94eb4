import { factsOf } from './facts-of.ts';

/** What designers ask in general words, beside the topics: each says in one sentence what a drawing needs first. */
export const PRACTICE = [
  ...factsOf('circulation', [
    [
      'aisle dwelling minimum',
      '家里的过道净宽一般为 1000–1200 mm，通往厨房、卫生间的过道至少 900 mm。',
      'A passage at home is usually 1000–1200 mm wide, at least 900 mm where it leads to a kitchen or bathroom.',
      '住宅の通路の幅は 1000–1200 mm が一般的で、台所や浴室へは 900 mm 以上です。',
      'GB 50096',
    ],
    [
      'door wheelchair clear-width',
      '轮椅能通过的门，净宽至少 800 mm，新建建筑不小于 900 mm。',
      'A door for a wheelchair has a clear width of at least 800 mm, in new buildings 900 mm.',
      '車椅子が通るドアの有効幅は 800 mm 以上、新築では 900 mm 以上です。',
      'GB 55019',
    ],
  ]),
  ...factsOf('lighting', [
    [
      'pendant dining-room desk',
      '餐厅吊灯的底部离桌面 600–800 mm。',
      'A pendant in a dining room hangs 600–800 mm above the table, not higher.',
      'ダイニングのペンダントライトの下端は、机の上 600–800 mm の高さに吊ります。',
    ],
    [
      'kitchen worktop illuminance task',
      '厨房台面在切菜、备餐时的照度以 300–500 lx 为好，需要吊柜下的灯。',
      'Light a kitchen worktop with 300–500 lx for cutting and preparing; it takes lamps below the wall cabinets.',
      'キッチンの天板は調理の手元で 300–500 lx の照度がよく、吊戸棚の下に照明が要ります。',
    ],
    [
      'bathroom mirror rendering',
      '卫生间镜前灯的显色指数以 90 以上为好，色温 3000–4000 K。',
      'Light at a bathroom mirror should have a colour rendering index of 90 or more and 3000–4000 K.',
      '洗面所の鏡の照明は演色指数 90 以上、3000–4000 K が適します。',
    ],
  ]),
  ...factsOf('acoustics', [
    [
      'meeting-room insulation',
      '会议室隔墙的隔声量宜为 45–50 dB。',
      'The walls of a meeting room should have a sound insulation of 45–50 dB.',
      '会議室の間仕切り壁の遮音は 45–50 dB が適切です。',
      'GB 50118',
    ],
    [
      'nrc stc difference',
      'NRC(降噪系数)说的是表面吸声有多少，数值越大吸声越多；STC 说的是墙体隔声有多好，能挡住多少声音传过去。',
      'NRC says how much sound a surface absorbs inside a room; STC says how well a wall blocks sound from passing to the next one, its sound insulation.',
      'NRC は面がどれだけ吸音するか、STC は壁がどれだけ遮音し音を通さないかを表します。',
    ],
  ]),
  ...factsOf('planting', [
    [
      'severe-cold garden tree winter',
      '严寒地区的庭院里种云杉、白桦、花楸、紫丁香、山楂这些树，能露地过冬。',
      'In gardens of severely cold regions plant spruce, white birch, rowan, lilac and hawthorn: trees that survive the winter outdoors.',
      '厳寒の地域の庭に植える木には、トウヒ、シラカバ、ナナカマド、ライラック、サンザシが向き、外で冬を越します。',
    ],
  ]),
  ...factsOf('sustainability', [
    [
      'linoleum renewable',
      '亚麻地板由亚麻籽油、木粉、软木和黄麻制成，都是可再生的天然原料，比 PVC 地板环保。',
      'Linoleum is sustainable as floors go: linseed oil, wood flour, cork and jute are natural and renewable.',
      'リノリウムは亜麻仁油、木粉、コルク、ジュートという再生できる自然素材から作られ、環境にやさしい床材です。',
    ],
    [
      'difference eps xps',
      '聚苯板(EPS)与挤塑板(XPS)的区别：EPS 是熔结的小球，便宜、透气；XPS 是闭孔挤出板，更硬、吸水更少，适合地下和倒置屋面。',
      'The difference between EPS and XPS: EPS is fused from beads, cheap and lets vapour through; XPS is extruded with closed cells, harder and takes up less water, for use below ground and on inverted roofs.',
      'EPS と XPS の違い：EPS は粒を融着したもので安く湿気を通し、XPS は独立気泡の押出板で硬く吸水が少なく、地中や逆転屋根に向きます。',
    ],
    [
      'water-saving shower',
      '节水淋浴花洒的流量不超过 8 L/min。',
      'A water-saving shower head uses at most 8 L/min.',
      '節水シャワーの流量は 8 L/min 以下です。',
    ],
  ]),
  ...factsOf('care', [
    [
      'exposed-concrete drawback',
      '清水混凝土的缺点：冬天发冷、保温差，容易有裂缝、污渍和泛碱，表面要做防水憎水处理，室内声音也偏响。',
      'Drawbacks of exposed concrete: it is cold and insulates badly, cracks and stains show and cannot be hidden, it needs a water-repellent coat, and rooms of it echo.',
      'コンクリート打ち放しの欠点は、断熱しないと寒く結露しやすいこと、ひび割れや汚れ・染みが目立つこと、撥水の手入れが要ること、音が響くことです。',
    ],
    [
      'difference laminate engineered-floor',
      '强化地板与实木复合地板的区别：强化地板表面是印花耐磨层，便宜、不能打磨；实木复合地板表面是真木皮，可以翻新，怕划怕水。',
      'The difference between laminate and engineered wood floors: laminate has a printed hard-wearing face, is cheap and cannot be sanded; engineered wood has a face of real wood, which can be renewed and minds scratches and water.',
      'ラミネートと複合フローリングの違い：ラミネートは印刷した硬い表面で安く研磨できず、複合フローリングは表面が本物の木で、研磨できますが傷と水に弱い床です。',
    ],
    [
      'difference marble granite',
      '大理石与花岗岩的区别：大理石较软，怕酸，纹理流动；花岗岩硬而耐磨、耐酸，适合台面和室外。',
      'The difference between marble and granite: marble is softer, minds acid and has flowing veins; granite is hard, resists wear and acid, and suits worktops and outdoors.',
      '大理石と御影石の違い：大理石は柔らかく酸に弱く流れる模様があり、御影石は硬く摩耗と酸に強く、天板や屋外に向きます。',
    ],
    [
      'marble drawback',
      '大理石的缺点：怕酸，容易渗色起斑、划伤，要定期做防护和打磨。',
      'Drawbacks of marble: acid etches it, oil and wine stain it, it scratches, and it has to be sealed again and again.',
      '大理石の欠点は、酸に弱く染みになりやすいこと、傷が付きやすいこと、定期的な保護が要ることです。',
    ],
    [
      'microcement drawback',
      '微水泥的缺点：依赖基层和工人手艺，基层开裂它也会裂，面层会划伤，修补有痕迹。',
      'Drawbacks of microcement: it cracks where its base cracks, its coat scratches, repairs show, and all depends on who lays it.',
      'モールテックスの欠点は、下地が割れると割れること、表面に傷が付くこと、補修の跡が残ること、職人の腕で差が出ることです。',
    ],
  ]),
];

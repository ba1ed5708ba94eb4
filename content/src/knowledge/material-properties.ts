import { tableOf, type TableRow } from './facts-of.ts';

interface Properties {
  readonly names: readonly [tags: string, zh: string, en: string, ja: string];
  /** kg/m³ */
  readonly density?: string;
  /** W/(m·K), dry, at room temperature. */
  readonly conductivity?: string;
  /** kg CO₂e/kg, cradle to gate, without carbon that is stored in the material. */
  readonly carbon?: string;
}

/** Rounded ranges that handbooks of building physics agree on; products differ, and their data sheets count. */
const MATERIALS: readonly Properties[] = [
  {
    names: ['reinforced-concrete', '钢筋混凝土', 'reinforced concrete', '鉄筋コンクリート'],
    density: '2400–2500',
    conductivity: '1.7–2.3',
    carbon: '0.13–0.2',
  },
  {
    names: ['aerated-concrete', '加气混凝土', 'aerated concrete', '軽量気泡コンクリート(ALC)'],
    density: '400–700',
    conductivity: '0.1–0.2',
    carbon: '0.3–0.5',
  },
  {
    names: ['brick', '烧结砖', 'fired clay brick', '焼成れんが'],
    density: '1600–1900',
    conductivity: '0.5–0.8',
    carbon: '0.2–0.25',
  },
  {
    names: ['granite', '花岗岩', 'granite', '花崗岩(御影石)'],
    density: '2600–2800',
    conductivity: '2.5–3.5',
  },
  { names: ['marble', '大理石', 'marble', '大理石'], density: '2600–2800', conductivity: '2–3.5' },
  {
    names: ['limestone', '石灰石', 'limestone', '石灰岩(ライムストーン)'],
    density: '2000–2600',
    conductivity: '1.1–1.7',
  },
  { names: ['sandstone', '砂岩', 'sandstone', '砂岩'], density: '2000–2600', conductivity: '1.6–2.3' },
  { names: ['slate', '板岩', 'slate', 'スレート(粘板岩)'], density: '2700–2800', conductivity: '2–2.2' },
  {
    names: ['glass', '浮法玻璃', 'float glass', 'フロートガラス'],
    density: '2500',
    conductivity: '1',
    carbon: '1.3–1.5',
  },
  {
    names: ['steel', '结构钢', 'structural steel', '構造用鋼材'],
    density: '7850',
    conductivity: '45–55',
    carbon: '1.5–2.9',
  },
  {
    names: ['stainless-steel', '不锈钢', 'stainless steel', 'ステンレス鋼'],
    density: '7900–8000',
    conductivity: '15–17',
    carbon: '4–6.2',
  },
  {
    names: ['aluminium', '铝材', 'aluminium', 'アルミニウム'],
    density: '2700',
    conductivity: '160–230',
    carbon: '6–13',
  },
  { names: ['copper', '铜板', 'copper', '銅'], density: '8900', conductivity: '380–400', carbon: '2.5–4' },
  {
    names: ['softwood', '软木材(云杉、松木)', 'softwood (spruce, pine)', '針葉樹材(スプルース・松)'],
    density: '400–550',
    conductivity: '0.12–0.14',
    carbon: '0.2–0.45',
  },
  { names: ['cedar', '杉木', 'Japanese cedar', '杉'], density: '350–400', conductivity: '0.09–0.12' },
  { names: ['oak', '橡木', 'oak', 'オーク(楢)'], density: '650–750', conductivity: '0.16–0.2' },
  { names: ['walnut', '胡桃木', 'walnut', 'ウォルナット'], density: '600–700' },
  { names: ['teak', '柚木', 'teak', 'チーク'], density: '600–700' },
  { names: ['bamboo', '重组竹材', 'laminated bamboo', '竹集成材'], density: '650–750' },
  {
    names: ['plywood', '胶合板', 'plywood', '合板'],
    density: '500–700',
    conductivity: '0.12–0.17',
    carbon: '0.5–1',
  },
  {
    names: ['mdf', '中密度纤维板', 'MDF', 'MDF(中密度繊維板)'],
    density: '650–800',
    conductivity: '0.1–0.14',
  },
  {
    names: ['clt', '正交胶合木', 'cross-laminated timber', '直交集成板(CLT)'],
    density: '450–500',
    conductivity: '0.12',
    carbon: '0.25–0.45',
  },
  {
    names: ['plasterboard', '纸面石膏板', 'plasterboard', '石膏ボード'],
    density: '700–900',
    conductivity: '0.2–0.25',
    carbon: '0.3–0.4',
  },
  {
    names: ['mineral-wool', '岩棉', 'mineral wool (rock wool)', 'ロックウール'],
    density: '30–200',
    conductivity: '0.034–0.04',
    carbon: '1.1–1.4',
  },
  {
    names: ['glass-wool', '玻璃棉', 'glass wool', 'グラスウール'],
    density: '10–100',
    conductivity: '0.032–0.045',
    carbon: '1.1–1.5',
  },
  {
    names: ['eps', '模塑聚苯板(EPS)', 'expanded polystyrene (EPS)', 'ビーズ法ポリスチレンフォーム(EPS)'],
    density: '15–30',
    conductivity: '0.031–0.04',
    carbon: '3–3.5',
  },
  {
    names: ['xps', '挤塑聚苯板(XPS)', 'extruded polystyrene (XPS)', '押出法ポリスチレンフォーム(XPS)'],
    density: '28–45',
    conductivity: '0.029–0.036',
    carbon: '3–4',
  },
  {
    names: ['polyurethane', '硬质聚氨酯泡沫', 'rigid polyurethane foam', '硬質ウレタンフォーム'],
    density: '30–40',
    conductivity: '0.022–0.028',
    carbon: '3.5–4.5',
  },
  {
    names: ['cork', '软木板(栓皮)', 'cork board', 'コルク板'],
    density: '110–130',
    conductivity: '0.037–0.045',
  },
  {
    names: ['wood-fibre', '木纤维保温板', 'wood-fibre insulation', '木繊維断熱材'],
    density: '110–250',
    conductivity: '0.038–0.05',
  },
  {
    names: ['vacuum-panel', '真空绝热板', 'vacuum insulation panels', '真空断熱材'],
    conductivity: '0.004–0.008',
  },
  { names: ['rammed-earth', '夯土', 'rammed earth', '版築'], density: '1800–2100', conductivity: '0.7–1.1' },
  { names: ['straw', '草砖', 'straw bales', 'ストローベイル'], density: '90–120', conductivity: '0.05–0.08' },
  {
    names: ['tiles', '瓷砖', 'ceramic tiles', '磁器タイル'],
    density: '2000–2300',
    conductivity: '1–1.3',
    carbon: '0.7–0.8',
  },
  { names: ['acrylic', '亚克力', 'acrylic sheet', 'アクリル板'], density: '1190', conductivity: '0.19' },
  {
    names: ['polycarbonate', '聚碳酸酯板', 'polycarbonate', 'ポリカーボネート板'],
    density: '1200',
    conductivity: '0.2',
  },
  { names: ['linoleum', '亚麻地板', 'linoleum', 'リノリウム'], density: '1200', conductivity: '0.17' },
  { names: ['air', '静止空气', 'still air', '静止空気'], conductivity: '0.025' },
  { names: ['water', '水', 'water', '水'], density: '1000', conductivity: '0.6' },
];

function rowsOf(property: 'density' | 'conductivity' | 'carbon'): TableRow[] {
  return MATERIALS.flatMap(({ names, ...values }): TableRow[] => {
    const value = values[property];
    return value === undefined ? [] : [[...names, value]];
  });
}

export const MATERIAL_PROPERTIES = [
  ...tableOf(
    'material',
    'density',
    [
      '{name}的密度约为 {value} kg/m³。',
      'The density of {name} is about {value} kg/m³.',
      '{name}の密度は約 {value} kg/m³ です。',
    ],
    rowsOf('density'),
  ),
  ...tableOf(
    'material',
    'conductivity',
    [
      '{name}的导热系数约为 {value} W/(m·K)。',
      'The thermal conductivity of {name} is about {value} W/(m·K).',
      '{name}の熱伝導率は約 {value} W/(m·K) です。',
    ],
    rowsOf('conductivity'),
  ),
  ...tableOf(
    'material',
    'embodied-carbon',
    [
      '{name}从摇篮到出厂的隐含碳约为 {value} kg CO₂e/kg。',
      'The embodied carbon of {name} from cradle to gate is about {value} kg CO₂e/kg.',
      '{name}の製造時の内包炭素は約 {value} kg CO₂e/kg です。',
    ],
    rowsOf('carbon'),
  ),
];

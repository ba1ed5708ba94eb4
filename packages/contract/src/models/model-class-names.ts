import type { LocalisedText } from '../text.ts';
import type { MODEL_CLASSES } from './model-lists.ts';

const text = (zh: string, en: string, ja: string): LocalisedText => ({ 'zh-CN': zh, en, ja });

/** Classes of the parts of a model, as pages and files call them. */
export const MODEL_CLASS_NAMES: Readonly<Record<(typeof MODEL_CLASSES)[number], LocalisedText>> = {
  wall: text('墙', 'Walls', '壁'),
  floor: text('楼地面', 'Floors', '床'),
  ceiling: text('天花', 'Ceilings', '天井'),
  roof: text('屋顶', 'Roofs', '屋根'),
  window: text('窗', 'Windows', '窓'),
  glass: text('玻璃', 'Glass', 'ガラス'),
  door: text('门', 'Doors', 'ドア'),
  stair: text('楼梯', 'Stairs', '階段'),
  railing: text('栏杆', 'Railings', '手すり'),
  column: text('柱', 'Columns', '柱'),
  beam: text('梁', 'Beams', '梁'),
  furniture: text('家具', 'Furniture', '家具'),
  curtain: text('窗帘', 'Curtains', 'カーテン'),
  lamp: text('灯具', 'Lamps', '照明'),
  sanitary: text('洁具', 'Sanitary', '衛生器具'),
  appliance: text('电器', 'Appliances', '家電'),
  vegetation: text('植物', 'Plants', '植栽'),
  ground: text('场地', 'Ground', '地面'),
  road: text('道路', 'Roads', '道路'),
  water: text('水面', 'Water', '水'),
  vehicle: text('车辆', 'Vehicles', '車'),
  person: text('人物', 'People', '人物'),
};

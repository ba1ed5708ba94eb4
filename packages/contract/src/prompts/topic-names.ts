import type { LocalisedText } from '../text.ts';
import type { TermTopic } from './design-term.ts';

const text = (zh: string, en: string, ja: string): LocalisedText => ({ 'zh-CN': zh, en, ja });

export const TOPIC_NAMES: Readonly<Record<TermTopic, LocalisedText>> = {
  space: text('空间与建筑', 'Rooms and buildings', '部屋と建物'),
  style: text('风格', 'Styles', 'スタイル'),
  structure: text('建筑构件', 'Parts of buildings', '建物の部位'),
  opening: text('门窗', 'Doors and windows', 'ドアと窓'),
  'stone-and-masonry': text('石材与砖瓦', 'Stone and masonry', '石と煉瓦'),
  'wood-and-metal': text('木材、金属与玻璃', 'Wood, metal and glass', '木・金属・ガラス'),
  'textile-and-finish': text('织物与表面', 'Textiles and finishes', '布と仕上げ'),
  furniture: text('家具', 'Furniture', '家具'),
  light: text('光与灯具', 'Light and lamps', '光と照明'),
  equipment: text('设备', 'Equipment', '設備'),
  plant: text('植物', 'Plants', '植物'),
  landscape: text('景观', 'Landscape', 'ランドスケープ'),
  atmosphere: text('天气与氛围', 'Weather and mood', '天候と雰囲気'),
  environment: text('环境与配景', 'Surroundings', '周辺と点景'),
  colour: text('色彩', 'Colours', '色'),
  camera: text('镜头与构图', 'Camera and composition', 'カメラと構図'),
  drawing: text('图纸与表现', 'Drawings and presentation', '図面と表現'),
  decoration: text('陈设', 'Decoration', '小物と装飾'),
  construction: text('建造', 'Construction', '施工と計画'),
  quality: text('形态与气质', 'Form and character', '形と性格'),
};

import { minimalist, modern } from './calm-styles.ts';
import { nordic } from './strong-styles.ts';
import { styleVariant } from './style-variant.ts';

export const marker = styleVariant(modern, {
  id: 'marker',
  code: 34,
  name: { 'zh-CN': '马克笔', en: 'Marker', ja: 'マーカー' },
  light: { warmth: 0.15, modelling: 0.5 },
  grade: { saturation: 1.1, contrast: 0.1 },
  finish: 'marker',
});

export const watercolour = styleVariant(nordic, {
  id: 'watercolour',
  code: 35,
  name: { 'zh-CN': '水彩', en: 'Watercolour', ja: '水彩' },
  light: { warmth: 0.1, modelling: 0.4 },
  grade: { saturation: 1.05, contrast: 0 },
  finish: 'watercolour',
});

export const clay = styleVariant(minimalist, {
  id: 'clay',
  code: 36,
  name: { 'zh-CN': '素模', en: 'Clay model', ja: 'クレイモデル' },
  palette: {
    walls: ['#ebe9e5', '#e1dfda'],
    ceiling: '#f1efec',
    trim: '#e9e7e3',
    siding: '#e3e1dc',
    roof: '#d3d1cc',
    stone: '#dad8d3',
    timber: '#dfdcd6',
    floor: '#dedbd5',
    fabrics: ['#e3e1dc', '#d9d7d2', '#ebe9e5'],
    accents: ['#d5d2cc', '#dcdad5', '#e6e4df'],
    metal: '#cfcdc8',
    glass: '#dfe3e4',
  },
  light: { warmth: 0.1, modelling: 0.8 },
  grade: { saturation: 0.35, contrast: 0.1 },
  finish: 'clay',
});

import { french, newChinese } from './classic-styles.ts';
import { industrial } from './strong-styles.ts';
import { styleVariant } from './style-variant.ts';

export const newChinese2 = styleVariant(newChinese, {
  id: 'new-chinese-2',
  code: 23,
  name: { 'zh-CN': '新中式 2 · 水墨', en: 'New Chinese 2 · Ink wash', ja: '新中式 2 · 水墨' },
  palette: {
    walls: ['#eeeeea', '#9aa09f'],
    ceiling: '#f7f7f4',
    trim: '#3c3f40',
    siding: '#f0efea',
    roof: '#383d40',
    stone: '#80837f',
    timber: '#5c4a3c',
    floor: '#77695b',
    fabrics: ['#8d9796', '#c9c7bf', '#4a5557'],
    accents: ['#9b3a2e', '#3f565c', '#b59d6a'],
    metal: '#5b5a52',
    glass: '#9db3b3',
  },
  light: { warmth: 0, modelling: 0.6 },
  grade: { saturation: 0.75, contrast: 0.2 },
});

export const newChinese3 = styleVariant(newChinese, {
  id: 'new-chinese-3',
  code: 24,
  name: { 'zh-CN': '新中式 3 · 檀木', en: 'New Chinese 3 · Rosewood', ja: '新中式 3 · 紫檀' },
  palette: {
    walls: ['#eee2cf', '#a9835c'],
    ceiling: '#f5ecdd',
    trim: '#4a271a',
    siding: '#a3402f',
    roof: '#3b3d3c',
    stone: '#978a78',
    timber: '#5a2f20',
    floor: '#6b3d28',
    fabrics: ['#7f2f27', '#b59b6d', '#d9c9ab'],
    accents: ['#b5301f', '#c9a14a', '#2f4f4b'],
    metal: '#a9843f',
    glass: '#a3b3a5',
  },
  light: { warmth: 0.4, modelling: 0.7 },
  grade: { saturation: 1.05, contrast: 0.22 },
});

export const french2 = styleVariant(french, {
  id: 'french-2',
  code: 25,
  name: { 'zh-CN': '法式 2 · 奶油', en: 'French 2 · Cream', ja: 'フレンチ 2 · クリーム' },
  palette: {
    walls: ['#f3ebdd', '#d9c6ab'],
    ceiling: '#fbf7ef',
    trim: '#fdfaf3',
    siding: '#efe3cd',
    roof: '#7c7a78',
    stone: '#dccfb8',
    timber: '#c19a6d',
    floor: '#cda87b',
    fabrics: ['#d9c9b2', '#c2a99b', '#efe6d6'],
    accents: ['#b98a55', '#9a6f63', '#8fa08a'],
    metal: '#c09d5b',
  },
  light: { warmth: 0.3, modelling: 0.45 },
  grade: { saturation: 0.95, contrast: 0.05 },
});

export const french3 = styleVariant(french, {
  id: 'french-3',
  code: 26,
  name: { 'zh-CN': '法式 3 · 墨绿', en: 'French 3 · Deep green', ja: 'フレンチ 3 · ディープグリーン' },
  palette: {
    walls: ['#dfe2d8', '#4f6a5c'],
    ceiling: '#f5f5ef',
    trim: '#f2efe4',
    siding: '#d9d2bf',
    roof: '#4a5560',
    stone: '#c4baa5',
    timber: '#8d6240',
    floor: '#9c7147',
    fabrics: ['#43614f', '#b59a78', '#ddd3bf'],
    accents: ['#8f3d3d', '#c39b4d', '#2f4a40'],
    metal: '#b9954d',
  },
  light: { warmth: 0.2, modelling: 0.6 },
  grade: { saturation: 1.02, contrast: 0.15 },
});

export const french4 = styleVariant(french, {
  id: 'french-4',
  code: 27,
  name: { 'zh-CN': '法式 4 · 玫瑰', en: 'French 4 · Rose', ja: 'フレンチ 4 · ローズ' },
  palette: {
    walls: ['#f0e3df', '#c99f98'],
    ceiling: '#faf5f2',
    trim: '#fbf6f3',
    siding: '#e6cfc5',
    roof: '#6d6a76',
    stone: '#d7c7bc',
    timber: '#b78c69',
    floor: '#c39b76',
    fabrics: ['#c9958d', '#e6cfc6', '#a7aeb5'],
    accents: ['#8e4a57', '#b98f55', '#6f7f8c'],
    metal: '#c4a06a',
  },
  light: { warmth: 0.25, modelling: 0.45 },
  grade: { saturation: 1, contrast: 0.05 },
});

export const industrial2 = styleVariant(industrial, {
  id: 'industrial-2',
  code: 28,
  name: { 'zh-CN': '工业 2 · 红砖', en: 'Industrial 2 · Red brick', ja: 'インダストリアル 2 · 赤レンガ' },
  palette: {
    walls: ['#a5573f', '#c9c3ba'],
    ceiling: '#9a9894',
    trim: '#2f3031',
    siding: '#9c5039',
    roof: '#403f3f',
    stone: '#a05a44',
    timber: '#8b5e3a',
    floor: '#7f5a3c',
    fabrics: ['#6b4430', '#3f5157', '#b3a087'],
    accents: ['#d08a35', '#2a3840', '#8f7f4f'],
    metal: '#2c2d2f',
  },
  light: { warmth: 0.3, modelling: 0.85 },
  grade: { saturation: 1, contrast: 0.28 },
});

export const industrial3 = styleVariant(industrial, {
  id: 'industrial-3',
  code: 29,
  name: { 'zh-CN': '工业 3 · 水泥', en: 'Industrial 3 · Cement', ja: 'インダストリアル 3 · セメント' },
  palette: {
    walls: ['#bdbbb7', '#8a8a88'],
    ceiling: '#a3a29f',
    trim: '#4a4c4e',
    siding: '#7d8082',
    roof: '#3f4244',
    stone: '#93928f',
    timber: '#a27a4e',
    floor: '#9d9b97',
    fabrics: ['#5a6268', '#a3846a', '#c7c2b8'],
    accents: ['#d9a53f', '#3f4c53', '#a5482f'],
    metal: '#45484b',
  },
  light: { warmth: -0.05, modelling: 0.85 },
  grade: { saturation: 0.8, contrast: 0.28 },
});

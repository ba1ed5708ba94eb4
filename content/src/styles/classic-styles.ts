import type { Style } from '@plumbline/contract/content/style.ts';

export const midCentury: Style = {
  id: 'mid-century',
  name: { 'zh-CN': '中古', en: 'Mid-century', ja: 'ミッドセンチュリー' },
  domains: ['interior', 'exterior'],
  palette: {
    walls: ['#efe6d6', '#c8a26b'],
    ceiling: '#f6f0e4',
    trim: '#8a5a35',
    siding: '#b5763f',
    roof: '#54473c',
    stone: '#a3927b',
    timber: '#9a5f35',
    floor: '#9f6b40',
    fabrics: ['#4f7a72', '#c2773a', '#d9bf8a'],
    accents: ['#c9512f', '#e0a632', '#2f5d62'],
    metal: '#b08d4c',
    glass: '#9dbdbb',
  },
  light: { warmth: 0.4, modelling: 0.6 },
  grade: { saturation: 1.1, contrast: 0.15 },
};

export const newChinese: Style = {
  id: 'new-chinese',
  name: { 'zh-CN': '新中式', en: 'New Chinese', ja: '新中式' },
  domains: ['interior', 'exterior'],
  palette: {
    walls: ['#f1ece1', '#b9ad97'],
    ceiling: '#f7f3ea',
    trim: '#5b3a29',
    siding: '#e9e4d8',
    roof: '#3f4448',
    stone: '#87867f',
    timber: '#6e4228',
    floor: '#7d5335',
    fabrics: ['#5f7166', '#b5a88e', '#8f3b2e'],
    accents: ['#a8382a', '#c7a252', '#34525a'],
    metal: '#7b6540',
    glass: '#93aaa6',
  },
  light: { warmth: 0.25, modelling: 0.65 },
  grade: { saturation: 0.95, contrast: 0.2 },
};

export const french: Style = {
  id: 'french',
  name: { 'zh-CN': '法式', en: 'French', ja: 'フレンチ' },
  domains: ['interior', 'exterior'],
  palette: {
    walls: ['#dfe7ee', '#a5b8c6'],
    ceiling: '#f8f8f5',
    trim: '#fbfaf6',
    siding: '#e8dfcd',
    roof: '#5e6b7a',
    stone: '#d3c7b0',
    timber: '#b98e62',
    floor: '#bd976a',
    fabrics: ['#9fb2bf', '#d8c3bd', '#e9e3d6'],
    accents: ['#b98b4a', '#8b5c6b', '#5f7f88'],
    metal: '#b8964f',
    glass: '#a8c2cf',
  },
  light: { warmth: 0.15, modelling: 0.5 },
  grade: { saturation: 0.95, contrast: 0.1 },
};

export const retro: Style = {
  id: 'retro',
  name: { 'zh-CN': '复古', en: 'Retro', ja: 'レトロ' },
  domains: ['interior', 'exterior'],
  palette: {
    walls: ['#e6dcc0', '#6f8c7a'],
    ceiling: '#f0e8d3',
    trim: '#efe6cf',
    siding: '#6f8c7a',
    roof: '#7c3f33',
    stone: '#a08b6f',
    timber: '#7d4a2c',
    floor: '#8a5833',
    fabrics: ['#8a3b34', '#34665f', '#c99a4a'],
    accents: ['#d0682f', '#24494e', '#e3b653'],
    metal: '#9b7a3f',
    glass: '#a2bda9',
  },
  light: { warmth: 0.5, modelling: 0.65 },
  grade: { saturation: 1.1, contrast: 0.2 },
};

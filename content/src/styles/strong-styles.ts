import type { Style } from '@plumbline/contract/content/style.ts';

export const nordic: Style = {
  id: 'nordic',
  name: { 'zh-CN': '北欧', en: 'Nordic', ja: '北欧' },
  domains: ['interior', 'exterior'],
  palette: {
    walls: ['#f5f1e6', '#c6d3c8'],
    ceiling: '#fafaf7',
    trim: '#ffffff',
    siding: '#a63d2f',
    roof: '#4a4f52',
    stone: '#a9a8a3',
    timber: '#d2ab78',
    floor: '#d8b687',
    fabrics: ['#8aa39b', '#c8cdc9', '#e7dcc8'],
    accents: ['#e0b252', '#4c6b78', '#d98f76'],
    metal: '#55585a',
    glass: '#a3c2cc',
  },
  light: { warmth: 0.1, modelling: 0.5 },
  grade: { saturation: 1, contrast: 0.05 },
};

export const industrial: Style = {
  id: 'industrial',
  name: { 'zh-CN': '工业', en: 'Industrial', ja: 'インダストリアル' },
  domains: ['interior', 'exterior'],
  palette: {
    walls: ['#b9b5af', '#8c5a45'],
    ceiling: '#8f8e8b',
    trim: '#3b3b3b',
    siding: '#5f6366',
    roof: '#3c3f42',
    stone: '#8a5a47',
    timber: '#85603f',
    floor: '#8f8a83',
    fabrics: ['#7a4a32', '#4a4d50', '#a59a8b'],
    accents: ['#c06a2b', '#2d3b42', '#9c8447'],
    metal: '#343638',
    glass: '#8ba0a4',
  },
  light: { warmth: 0.15, modelling: 0.85 },
  grade: { saturation: 0.9, contrast: 0.3 },
};

export const homestay: Style = {
  id: 'homestay',
  name: { 'zh-CN': '民宿', en: 'Homestay', ja: '民宿' },
  domains: ['interior', 'exterior'],
  palette: {
    walls: ['#efe3cc', '#cbb48f'],
    ceiling: '#f3ead8',
    trim: '#8d6a47',
    siding: '#a97f56',
    roof: '#5d4a3c',
    stone: '#8f8676',
    timber: '#9c7048',
    floor: '#a97d52',
    fabrics: ['#6f8a6b', '#b8876a', '#dccdb0'],
    accents: ['#c2703d', '#4b6b57', '#d8b15c'],
    metal: '#5e5547',
    glass: '#9bb5ad',
  },
  light: { warmth: 0.45, modelling: 0.6 },
  grade: { saturation: 1.05, contrast: 0.1 },
};

export const cyberpunk: Style = {
  id: 'cyberpunk',
  name: { 'zh-CN': '赛博朋克', en: 'Cyberpunk', ja: 'サイバーパンク' },
  domains: ['interior', 'exterior'],
  palette: {
    walls: ['#4b4f6b', '#2c2f4a'],
    ceiling: '#3b3e58',
    trim: '#5fd3e0',
    siding: '#3d4266',
    roof: '#24263d',
    stone: '#4e5370',
    timber: '#5c4a72',
    floor: '#3f4561',
    fabrics: ['#7b3f9a', '#2a7f9c', '#c23b83'],
    accents: ['#ff4fa3', '#35e0e6', '#f2c14e'],
    metal: '#7d86a8',
    glass: '#4cc3d9',
  },
  light: { warmth: -0.5, modelling: 0.9 },
  grade: { saturation: 1.25, contrast: 0.35 },
};

import type { Style } from '@plumbline/contract/content/style.ts';

export const modern: Style = {
  id: 'modern',
  name: { 'zh-CN': '现代', en: 'Modern', ja: 'モダン' },
  domains: ['interior', 'exterior'],
  palette: {
    walls: ['#e8eaec', '#b7bec5'],
    ceiling: '#f7f6f4',
    trim: '#f4f3f0',
    siding: '#8b97a0',
    roof: '#4d5156',
    stone: '#9c9a95',
    timber: '#b0875c',
    floor: '#b99468',
    fabrics: ['#8d9aa3', '#5f7482', '#d8d4cc'],
    accents: ['#c7793f', '#2f4858', '#d9b44a'],
    metal: '#6c7074',
    glass: '#8fb0bf',
  },
  light: { warmth: 0.1, modelling: 0.6 },
  grade: { saturation: 1, contrast: 0.15 },
};

export const minimalist: Style = {
  id: 'minimalist',
  name: { 'zh-CN': '极简', en: 'Minimalist', ja: 'ミニマル' },
  domains: ['interior', 'exterior'],
  palette: {
    walls: ['#f5f4f2', '#e3e2df'],
    ceiling: '#fafaf9',
    trim: '#ffffff',
    siding: '#e4e2de',
    roof: '#6e7073',
    stone: '#b9b7b2',
    timber: '#cdb390',
    floor: '#cfb896',
    fabrics: ['#d5d3cf', '#a9aaa9', '#edebe7'],
    accents: ['#2b2b2b', '#8a8f94', '#c9bda8'],
    metal: '#3a3b3d',
    glass: '#a9bec6',
  },
  light: { warmth: -0.1, modelling: 0.45 },
  grade: { saturation: 0.75, contrast: 0.05 },
};

export const cream: Style = {
  id: 'cream',
  name: { 'zh-CN': '奶油', en: 'Cream', ja: 'クリーム' },
  domains: ['interior', 'exterior'],
  palette: {
    walls: ['#f6ecdd', '#ead9c0'],
    ceiling: '#fbf6ed',
    trim: '#fdf9f1',
    siding: '#ecdcc0',
    roof: '#a8775a',
    stone: '#cfc0a8',
    timber: '#cfa679',
    floor: '#d6b68c',
    fabrics: ['#e7d3b8', '#d9b79a', '#f3e8d6'],
    accents: ['#d69a7c', '#b8a27f', '#a7b39a'],
    metal: '#b99b6b',
    glass: '#b4c9c8',
  },
  light: { warmth: 0.45, modelling: 0.4 },
  grade: { saturation: 0.95, contrast: -0.05 },
};

export const wabiSabi: Style = {
  id: 'wabi-sabi',
  name: { 'zh-CN': '侘寂', en: 'Wabi-sabi', ja: '侘寂' },
  domains: ['interior', 'exterior'],
  palette: {
    walls: ['#d3c7b6', '#b3a592'],
    ceiling: '#ddd3c4',
    trim: '#c4b6a2',
    siding: '#a08f7b',
    roof: '#5b544c',
    stone: '#8e857a',
    timber: '#7d6247',
    floor: '#94795b',
    fabrics: ['#a79a87', '#7f786c', '#c8bba7'],
    accents: ['#6a5844', '#8c6a4f', '#4f5148'],
    metal: '#4c4844',
    glass: '#9aa8a4',
  },
  light: { warmth: 0.3, modelling: 0.75 },
  grade: { saturation: 0.8, contrast: 0.1 },
};

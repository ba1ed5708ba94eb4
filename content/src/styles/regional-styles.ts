import { wabiSabi } from './calm-styles.ts';
import { french, retro } from './classic-styles.ts';
import { styleVariant } from './style-variant.ts';

export const japanese = styleVariant(wabiSabi, {
  id: 'japanese',
  code: 30,
  name: { 'zh-CN': '日式', en: 'Japanese', ja: '和風' },
  palette: {
    walls: ['#f3ede0', '#d9c9a8'],
    ceiling: '#f7f2e6',
    trim: '#b9935f',
    siding: '#c1a06f',
    roof: '#4b4f52',
    stone: '#a5a093',
    timber: '#c39a63',
    floor: '#cfac74',
    fabrics: ['#a3a58c', '#d6c9ab', '#6f7a78'],
    accents: ['#8a3b34', '#3f5257', '#b59a55'],
    metal: '#4d4a44',
  },
  light: { warmth: 0.2, modelling: 0.5 },
  grade: { saturation: 0.95, contrast: 0.08 },
});

export const mediterranean = styleVariant(french, {
  id: 'mediterranean',
  code: 31,
  name: { 'zh-CN': '地中海', en: 'Mediterranean', ja: '地中海風' },
  palette: {
    walls: ['#f7f4ec', '#7fb0c9'],
    ceiling: '#fbfaf5',
    trim: '#3f7fa8',
    siding: '#f4f0e4',
    roof: '#c07a52',
    stone: '#d8c8a9',
    timber: '#b58a58',
    floor: '#c79a6b',
    fabrics: ['#5f9fc2', '#f0e2c4', '#3f6f8f'],
    accents: ['#2f6f9f', '#e3a54a', '#7fae8c'],
    metal: '#8f8570',
    glass: '#8fc3d6',
  },
  light: { warmth: 0.3, modelling: 0.6 },
  grade: { saturation: 1.12, contrast: 0.15 },
});

export const american = styleVariant(retro, {
  id: 'american',
  code: 32,
  name: { 'zh-CN': '美式', en: 'American', ja: 'アメリカン' },
  palette: {
    walls: ['#ebe4d6', '#8ea3a8'],
    ceiling: '#f6f2e9',
    trim: '#f7f3ea',
    siding: '#c9cfcf',
    roof: '#5a5350',
    stone: '#b29f87',
    timber: '#85552f',
    floor: '#94623a',
    fabrics: ['#7f8f95', '#a5765a', '#d8cbb4'],
    accents: ['#8d3b2f', '#34506b', '#c9a050'],
    metal: '#8f7440',
  },
  light: { warmth: 0.35, modelling: 0.55 },
  grade: { saturation: 1, contrast: 0.12 },
});

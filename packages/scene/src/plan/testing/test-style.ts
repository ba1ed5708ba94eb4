import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';

/** A plain modern style for the tests of plans. */
export const testStyle: StyleSpec = {
  id: 'test',
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
    accents: ['#c7793f', '#2f4858'],
    metal: '#6c7074',
    glass: '#8fb0bf',
  },
  light: { warmth: 0.1, modelling: 0.6 },
  grade: { saturation: 1, contrast: 0.15 },
};

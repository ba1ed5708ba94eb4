import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';

/** What a style takes for a role that its reference does not show. */
export const NEUTRAL_STYLE: StyleSpec = {
  id: 'reference',
  palette: {
    walls: ['#ece9e3', '#c8c5be'],
    ceiling: '#f5f3ef',
    trim: '#efece6',
    siding: '#b9b2a6',
    roof: '#5b5d60',
    stone: '#a29d94',
    timber: '#a98258',
    floor: '#b39470',
    fabrics: ['#9a9a96', '#b8aa96'],
    accents: ['#b4713f'],
    metal: '#55585b',
    glass: '#8fa9b5',
  },
  light: { warmth: 0.1, modelling: 0.6 },
  grade: { saturation: 1, contrast: 0.12 },
};

import type { OwnEntryOf } from './own-content.ts';

/** A quiet room and house in warm greys: what a new style starts from. */
export const START_PALETTE: OwnEntryOf<'style'>['palette'] = {
  walls: ['#eceae6', '#c9c2b8'],
  ceiling: '#f7f6f4',
  trim: '#f4f3f0',
  siding: '#8b8a84',
  roof: '#4d5156',
  stone: '#9c9a95',
  timber: '#a9855f',
  floor: '#b39571',
  fabrics: ['#9aa0a0', '#6f7a7d', '#d8d4cc'],
  accents: ['#b9763f', '#2f4858'],
  metal: '#6c7074',
  glass: '#9db4bf',
};

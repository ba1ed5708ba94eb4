import type { WoodSpecies } from '../family/wood.ts';

const base = { ring: 9, rings: 0.4, streaks: 0.35, pores: 0.4, knots: 0, straight: 0.3 };

/** Kinds of wood as sawn and oiled. */
export const oak: WoodSpecies = {
  ...base,
  tones: ['#c9a77c', '#bf9a6c', '#d2b38a', '#c4a074'],
  late: '#94714a',
  pores: 0.8,
  knots: 0.08,
};
export const paleOak: WoodSpecies = {
  ...oak,
  tones: ['#dcc6a4', '#d3ba95', '#e2cfb0', '#d8c09c'],
  late: '#b0926a',
  rings: 0.34,
  pores: 0.6,
};
export const smokedOak: WoodSpecies = {
  ...oak,
  tones: ['#7b5c40', '#6f5138', '#856648', '#765740'],
  late: '#4b3524',
  rings: 0.42,
};
export const greyOak: WoodSpecies = {
  ...oak,
  tones: ['#b0a596', '#a2978a', '#bab0a2', '#a99e90'],
  late: '#80766a',
};
export const walnut: WoodSpecies = {
  ...base,
  tones: ['#6d4a33', '#7a543a', '#5f402c', '#805b40'],
  late: '#3f291b',
  rings: 0.5,
  streaks: 0.7,
  straight: 0.2,
};
export const ash: WoodSpecies = {
  ...base,
  tones: ['#d8c4a3', '#d0ba97', '#dfcdae'],
  late: '#a48a66',
  ring: 11,
  rings: 0.5,
  pores: 0.7,
};
export const teak: WoodSpecies = {
  ...base,
  tones: ['#a87748', '#9c6c40', '#b28352', '#a27246'],
  late: '#6f4a2a',
  streaks: 0.5,
};
export const pine: WoodSpecies = {
  ...base,
  tones: ['#dcb67c', '#e0bd88', '#d6ad72', '#e3c391'],
  late: '#b67d42',
  ring: 11,
  rings: 0.55,
  pores: 0,
  knots: 0.5,
  straight: 0.2,
};
export const larch: WoodSpecies = {
  ...pine,
  tones: ['#c98f5a', '#c08550', '#d19b68'],
  late: '#8e552b',
  knots: 0.3,
};
export const cedar: WoodSpecies = {
  ...base,
  tones: ['#a8663f', '#b57449', '#94573a', '#bd8258', '#a06043'],
  late: '#6d3a22',
  pores: 0,
  straight: 0.6,
  knots: 0.05,
};
export const weathered: WoodSpecies = {
  ...pine,
  tones: ['#a5a09a', '#97928c', '#b0aba4', '#8f8a83'],
  late: '#6f6a64',
  streaks: 0.8,
  knots: 0.25,
};
export const beech: WoodSpecies = {
  ...base,
  tones: ['#dcb694', '#d6ad89', '#e1be9f'],
  late: '#bf8f68',
  rings: 0.25,
  streaks: 0.2,
  pores: 0.35,
  straight: 0.4,
};
export const maple: WoodSpecies = {
  ...beech,
  tones: ['#e6d2b3', '#e0caa8', '#ead9bd'],
  late: '#c9a97e',
  rings: 0.3,
  pores: 0.1,
};
export const cherry: WoodSpecies = {
  ...beech,
  tones: ['#a9683f', '#b37148', '#9f5f39'],
  late: '#7d4526',
  rings: 0.35,
};
export const wenge: WoodSpecies = {
  ...base,
  tones: ['#45352b', '#3d2e25', '#4d3c31'],
  late: '#241a14',
  ring: 5,
  rings: 0.6,
  straight: 0.95,
  pores: 0.6,
};
export const ebonised: WoodSpecies = {
  ...oak,
  tones: ['#35312e', '#2e2a28', '#3c3835'],
  late: '#1d1a18',
  knots: 0,
};
export const whitewashed: WoodSpecies = {
  ...pine,
  tones: ['#e2ddd4', '#dad4ca', '#e8e4dc'],
  late: '#c2b7a6',
  rings: 0.4,
  knots: 0.2,
};
export const bamboo: WoodSpecies = {
  ...base,
  tones: ['#dcbf86', '#d4b477', '#e2c992'],
  late: '#b89252',
  ring: 4,
  rings: 0.35,
  straight: 1,
  pores: 0.2,
  streaks: 0.3,
};
export const plywood: WoodSpecies = {
  ...base,
  tones: ['#dfc398', '#d9ba8c'],
  late: '#bb935c',
  ring: 16,
  rings: 0.42,
  straight: 0,
  pores: 0.2,
};
export const charred: WoodSpecies = {
  ...base,
  tones: ['#2b2a2b', '#323132', '#252425'],
  late: '#131313',
  ring: 10,
  rings: 0.7,
  streaks: 0.9,
  pores: 0.9,
  straight: 0.3,
};

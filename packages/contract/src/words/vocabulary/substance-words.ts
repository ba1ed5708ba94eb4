import type { WordMeaning } from '../word-types.ts';

export type Substance = Extract<WordMeaning, { readonly substance: unknown }>['substance'];

/**
 * Substances, and the library's material of each on the surfaces that it is used on. "Walls in pale oak" and "oak flooring"
 * are found by their two words, so that not every pair has to be listed.
 */
export const SUBSTANCE_WORDS: readonly (readonly [Substance, string])[] = [
  [
    {
      floor: ['floor', 'oak-boards'],
      wall: ['feature-wall', 'acoustic-oak-slats'],
      cabinet: ['joinery', 'oak-veneer'],
      facade: ['siding', 'cedar-cladding'],
    },
    '木,木质,木头,实木,原木,橡木,木材,木饰,oak,wood,wooden,timber,ash,birch,beech,maple wood,light wood,pine,teak,木材,木製,木,オーク,無垢材,ウッド',
  ],
  [
    { floor: ['floor', 'walnut-boards'], cabinet: ['joinery', 'walnut-veneer'] },
    '深色木,胡桃,胡桃木,ウォールナット,walnut,dark wood,dark timber,black walnut,mahogany,wenge,ダークウッド,濃い木',
  ],
  [
    { floor: ['floor', 'calacatta-marble'], wall: ['feature-wall', 'carrara-marble'] },
    '大理石材,云石,marble,calacatta,carrara,マーブル',
  ],
  [
    {
      floor: ['floor', 'polished-concrete'],
      wall: ['wall', 'microcement-grey'],
      facade: ['facade', 'smooth-concrete'],
    },
    '水泥,混凝土,concrete,cement,モルタル,コンクリート',
  ],
  [
    { floor: ['floor', 'grey-porcelain'], roof: ['roof', 'clay-pantiles'] },
    '瓷砖,砖石,tile,tiled,porcelain,ceramic,タイル',
  ],
  [
    {
      wall: ['masonry', 'red-brick'],
      facade: ['masonry', 'red-brick'],
      paving: ['paving', 'herringbone-brick-paving'],
    },
    '砖,砖块,brick,bricks,brickwork,clinker,煉瓦',
  ],
  [
    {
      wall: ['masonry', 'rubble-wall'],
      facade: ['facade', 'limestone'],
      paving: ['paving', 'slate-slabs'],
      roof: ['roof', 'natural-slate'],
    },
    '石材,石头,石,石质,stone,natural stone,slate,limestone,sandstone,石材,石',
  ],
  [{ paving: ['paving', 'granite-setts'] }, '花岗岩,花岗石,granite,cobblestone,cobble,御影石'],
  [
    { roof: ['roof', 'zinc-standing-seam'], facade: ['siding', 'corten-steel'] },
    '金属板,金属质,metal,zinc,metallic,メタル',
  ],
  [
    { wall: ['wall', 'lime-plaster'], facade: ['facade', 'smooth-concrete'] },
    '灰泥,涂料,plaster,stucco,render coat,しっくい',
  ],
];

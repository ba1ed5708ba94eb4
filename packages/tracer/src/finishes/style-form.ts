import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';

/** What a style does to form, beyond its colours. Unknown styles get the plain form. */
export interface StyleForm {
  readonly floor: 'boards' | 'herringbone' | 'concrete' | 'stone';
  readonly boardWidth: number;
  /** Panels of moulding on walls and a cornice. */
  readonly panels: boolean;
  /** Lattice screens and round openings. */
  readonly lattice: boolean;
  /** Ducts and beams under the ceiling, brick on one wall. */
  readonly ducts: boolean;
  readonly brick: boolean;
  readonly featureTimber: boolean;
  readonly paintedJoinery: boolean;
  readonly whiteFrames: boolean;
  readonly warmMetal: boolean;
  /** Light from a hidden edge of the ceiling. */
  readonly cove: boolean;
  readonly neon: boolean;
  /** How round upholstery is: 0.3 crisp … 1 soft. */
  readonly soft: number;
  readonly pitchedRoof: boolean;
  readonly curvedRoof: boolean;
  /** Bars that divide a window. */
  readonly muntins: boolean;
  readonly leaf: string;
}

const PLAIN: StyleForm = {
  floor: 'boards',
  boardWidth: 0.16,
  panels: false,
  lattice: false,
  ducts: false,
  brick: false,
  featureTimber: true,
  paintedJoinery: false,
  whiteFrames: false,
  warmMetal: false,
  cove: true,
  neon: false,
  soft: 0.55,
  pitchedRoof: false,
  curvedRoof: false,
  muntins: false,
  leaf: '#5f7f3c',
};

const FORMS: readonly (readonly [id: string, form: Partial<StyleForm>])[] = [
  ['minimalist', { featureTimber: false, paintedJoinery: true, soft: 0.4, floor: 'concrete' }],
  [
    'cream',
    {
      featureTimber: false,
      paintedJoinery: true,
      warmMetal: true,
      whiteFrames: true,
      soft: 1,
      floor: 'herringbone',
    },
  ],
  ['wabi', { featureTimber: false, floor: 'concrete', soft: 0.8, cove: false, leaf: '#6f7a45' }],
  [
    'nordic',
    {
      featureTimber: false,
      paintedJoinery: true,
      whiteFrames: true,
      cove: false,
      boardWidth: 0.2,
      pitchedRoof: true,
    },
  ],
  ['mid-century', { warmMetal: true, cove: false, boardWidth: 0.1, soft: 0.35 }],
  [
    'chinese',
    { lattice: true, warmMetal: true, soft: 0.3, floor: 'stone', pitchedRoof: true, curvedRoof: true },
  ],
  [
    'french',
    {
      panels: true,
      paintedJoinery: true,
      whiteFrames: true,
      warmMetal: true,
      featureTimber: false,
      floor: 'herringbone',
      muntins: true,
      pitchedRoof: true,
      soft: 0.8,
    },
  ],
  [
    'retro',
    {
      panels: true,
      featureTimber: false,
      floor: 'herringbone',
      warmMetal: true,
      cove: false,
      muntins: true,
      pitchedRoof: true,
    },
  ],
  [
    'industrial',
    {
      ducts: true,
      brick: true,
      featureTimber: false,
      floor: 'concrete',
      cove: false,
      soft: 0.4,
      muntins: true,
    },
  ],
  ['homestay', { pitchedRoof: true, cove: false, boardWidth: 0.2, soft: 0.7 }],
  ['cyberpunk', { neon: true, floor: 'stone', ducts: true, featureTimber: false, soft: 0.3 }],
];

export function formOfStyle(style: Pick<StyleSpec, 'id'>): StyleForm {
  let form = PLAIN;
  for (const [id, own] of FORMS) if (style.id.includes(id)) form = { ...form, ...own };
  return form;
}

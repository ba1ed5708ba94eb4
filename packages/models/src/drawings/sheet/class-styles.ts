import type { ModelClass } from '../../classes/class-list.ts';

/** How what is cut is drawn. */
export interface CutStyle {
  readonly colour: string;
  /** Lines over the fill: degrees, and millimetres between them. */
  readonly hatch: { readonly degrees: number; readonly spacingMm: number } | null;
  readonly weightMm: number;
}

export type Poche = 'auto' | 'solid' | 'hatch';

const HEAVY_MM = 0.5;
const LIGHT_MM = 0.25;

const SOLID: CutStyle = { colour: '#2b2d30', hatch: null, weightMm: HEAVY_MM };
const EMPTY: CutStyle = { colour: '#ffffff', hatch: null, weightMm: LIGHT_MM };
const hatched = (degrees: number, spacingMm: number, colour = '#ffffff'): CutStyle => ({
  colour,
  hatch: { degrees, spacingMm },
  weightMm: HEAVY_MM,
});

/** Structure: black where the scale leaves no room for lines, hatched by what it is where it does. */
const HATCHED: ReadonlyMap<ModelClass | null, CutStyle> = new Map([
  ['wall', hatched(45, 1.6)],
  ['column', hatched(45, 0.9)],
  ['beam', hatched(45, 0.9)],
  ['floor', hatched(135, 1.6, '#efefef')],
  ['ceiling', hatched(135, 2.4)],
  ['roof', hatched(135, 1.6)],
  ['stair', hatched(135, 1.6)],
]);
const STRUCTURE: ReadonlySet<ModelClass | null> = new Set(HATCHED.keys());
/** What a file calls nothing that is known is most likely built: grey, so that it is seen to be cut. */
const UNKNOWN: CutStyle = { colour: '#8c8f94', hatch: null, weightMm: 0.35 };
const GROUND: CutStyle = { colour: '#d9d4cb', hatch: { degrees: 45, spacingMm: 3 }, weightMm: HEAVY_MM };

/** Scales up to this are drawn with hatches. */
const HATCHED_UP_TO = 50;

export function cutStyleOf(kind: ModelClass | null, scale: number | null, poche: Poche): CutStyle {
  if (kind === null) return UNKNOWN;
  if (kind === 'ground' || kind === 'road') return GROUND;
  if (!STRUCTURE.has(kind)) return EMPTY;
  const asHatch = poche === 'hatch' || (poche === 'auto' && scale !== null && scale <= HATCHED_UP_TO);
  return (asHatch ? HATCHED.get(kind) : SOLID) ?? SOLID;
}

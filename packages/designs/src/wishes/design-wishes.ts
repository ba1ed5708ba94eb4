/** Things of a design whose number, colour or material can be asked for. */
export const WISHED_THINGS = [
  'sofa',
  'armchair',
  'chair',
  'desk-chair',
  'stool',
  'bench',
  'table',
  'round-table',
  'coffee-table',
  'side-table',
  'desk',
  'bed',
  'nightstand',
  'wardrobe',
  'bookcase',
  'sideboard',
  'kitchen-units',
  'island',
  'floor-lamp',
  'table-lamp',
  'pendant',
  'plant',
  'vase',
  'picture',
  'mirror',
  'rug',
  'curtain',
  'bathtub',
  'tree',
  'car',
  'person',
  'lounger',
  'parasol',
] as const;
export type WishedThing = (typeof WISHED_THINGS)[number];

export interface ThingWish {
  readonly thing: WishedThing;
  /** Absent: at least one; 0: none. */
  readonly count?: number;
  /** `#rrggbb` */
  readonly colour?: string;
  /** A material of the library. */
  readonly material?: string;
}

export type WishedSurface = 'wall' | 'floor' | 'ceiling' | 'facade' | 'roof';

/** What a design is to have beside what its subject and style give it. */
export interface DesignWishes {
  readonly things: readonly ThingWish[];
  /** `#rrggbb` */
  readonly colours: Readonly<Partial<Record<WishedSurface, string>>>;
  /** A material of the library for the walls: those outside of a building, the main ones of a room. */
  readonly cladding?: string;
  /** The floor's material was named: it lies also in rooms that layouts floor otherwise. */
  readonly laidFloor?: boolean;
  readonly season?: 'spring' | 'summer' | 'autumn' | 'winter';
  readonly window?: 'round' | 'arched' | 'full-height';
  readonly windows?: number;
  readonly view?: 'frontal' | 'corner' | 'from-bed' | 'from-window' | 'above' | 'low';
  readonly framing?: 'wide' | 'close';
}

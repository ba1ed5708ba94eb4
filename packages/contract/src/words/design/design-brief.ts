import type { Environment } from '../../api/environments.ts';
import type { SurfaceRole } from '../../content/style.ts';
import type { Atmosphere } from '../word-types.ts';

/** Spaces that can be designed from words, by their name in the category tree. */
export const DESIGN_SPACES = [
  'living-room',
  'bedroom',
  'study',
  'kitchen',
  'bathroom',
  'dining-room',
  'office',
  'exhibition-hall',
  'reception',
  'lobby',
  'hotel',
  'restaurant',
  'cafe',
  'shop',
  'school',
  'factory',
  'villa',
  'townhouse',
  'apartment-block',
  'office-building',
  'minsu',
  'school-building',
  'museum',
  'zhongshijianzhu',
  'estate',
  'campus',
  'villa-garden',
  'garden',
  'park',
  'plaza',
  'waterfront',
  'streetscape',
  'roof-terrace',
  'pool-garden',
] as const;
export type DesignSpace = (typeof DESIGN_SPACES)[number];

/** Rooms: they have walls, windows and furniture. */
export const DESIGN_ROOMS: ReadonlySet<DesignSpace> = new Set(DESIGN_SPACES.slice(0, 16));

/** Things whose number, colour or material words may ask for. */
export const DESIGN_THINGS = [
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
export type DesignThing = (typeof DESIGN_THINGS)[number];

/** Paints and cloths, as `#rrggbb`. */
export const DESIGN_COLOURS = {
  white: '#f2f1ec',
  cream: '#e9dfc9',
  beige: '#cfbda0',
  'light-grey': '#bdbdba',
  grey: '#868684',
  charcoal: '#3f4144',
  black: '#1d1d1f',
  red: '#a92d28',
  burgundy: '#5f1f2a',
  terracotta: '#b4623f',
  orange: '#d9732c',
  mustard: '#c2922f',
  yellow: '#e2c03c',
  green: '#3f8450',
  'dark-green': '#23503b',
  sage: '#98a68a',
  olive: '#6f7040',
  blue: '#2f66a8',
  navy: '#223354',
  'light-blue': '#96b6cc',
  teal: '#2a7573',
  purple: '#6f4a90',
  pink: '#dba2ae',
  brown: '#6e4a30',
} as const satisfies Readonly<Record<string, `#${string}`>>;
export type DesignColour = keyof typeof DESIGN_COLOURS;

export const DESIGN_SURFACES = ['wall', 'floor', 'ceiling', 'facade', 'roof'] as const;
export type DesignSurface = (typeof DESIGN_SURFACES)[number];

export const WINDOW_SHAPES = ['round', 'arched', 'full-height'] as const;
export type WindowShape = (typeof WINDOW_SHAPES)[number];

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** Where the camera stands. */
export const DESIGN_VIEWS = ['frontal', 'corner', 'from-bed', 'from-window', 'above', 'low'] as const;
export type DesignView = (typeof DESIGN_VIEWS)[number];

export interface ThingInBrief {
  readonly thing: DesignThing;
  /** Absent: at least one; 0: none. */
  readonly count?: number;
  readonly colour?: DesignColour;
  /** A material of the library. */
  readonly material?: string;
}

/** What words ask to be designed; what they do not say is absent. */
export interface DesignBrief {
  readonly space?: DesignSpace;
  readonly style?: string;
  readonly atmosphere?: Atmosphere;
  readonly environment?: Environment;
  readonly season?: Season;
  /** Snow was spoken of besides an hour, which is what makes the light. */
  readonly snowLies?: true;
  readonly things: readonly ThingInBrief[];
  readonly colours: Readonly<Partial<Record<DesignSurface, DesignColour>>>;
  readonly materials: Readonly<Partial<Record<SurfaceRole, string>>>;
  readonly window?: WindowShape;
  /** How many windows, where their number was said. */
  readonly windows?: number;
  readonly view?: DesignView;
  readonly framing?: 'wide' | 'close';
}

import type { Raster } from '@plumbline/imaging/raster.ts';
import type { Scenery } from './compose/paint-scenery.ts';
import type { MaterialLock } from './lock/keep-materials.ts';
import type { PlaneMemory } from './tiles/plane-memory.ts';
import type { TileRunner } from './tiles/tile-runner.ts';
import type { SceneCorrection } from './understanding/scene-value.ts';

/** What a base picture is, as detected at upload or corrected by the user. */
export type ImageKind = 'su' | 'photo' | 'colour' | 'sketch' | 'line' | 'white' | 'plan' | 'wash';
export type Atmosphere = 'sunny' | 'rain' | 'fog' | 'snow' | 'dusk' | 'lights';
export type Environment = 'city-street' | 'forest' | 'lakeside' | 'seaside' | 'countryside' | 'mountain-foot';
export type Space = 'exterior' | 'interior';

/** sRGB colour as `#rrggbb`. */
export type HexColour = string;

/** The kinds of surface that a style names a material for. */
export type SurfaceRole =
  | 'floor'
  | 'wall'
  | 'feature-wall'
  | 'ceiling'
  | 'joinery'
  | 'worktop'
  | 'fabric'
  | 'rug'
  | 'facade'
  | 'siding'
  | 'masonry'
  | 'roof'
  | 'paving'
  | 'metal';

/** A style as data: the colours of each material role and how the picture is lit and finished. */
export interface StyleSpec {
  readonly id: string;
  readonly palette: {
    /** Plaster and painted walls: the quiet first colour and a second one for contrast. */
    readonly walls: readonly [HexColour, HexColour];
    readonly ceiling: HexColour;
    readonly trim: HexColour;
    readonly siding: HexColour;
    readonly roof: HexColour;
    readonly stone: HexColour;
    readonly timber: HexColour;
    readonly floor: HexColour;
    /** Upholstery and soft furnishing, the largest piece first. */
    readonly fabrics: readonly HexColour[];
    /** Small accents: cushions, vases, a door. */
    readonly accents: readonly HexColour[];
    readonly metal: HexColour;
    readonly glass: HexColour;
  };
  /** Materials by role, ids of `materials/`; a role that is absent is painted from the palette. */
  readonly materials?: Readonly<Partial<Record<SurfaceRole, string>>>;
  /** How the picture is drawn; absent: realistic. */
  readonly finish?: 'marker' | 'watercolour' | 'clay';
  readonly light: {
    /** −1 cool … 1 warm. */
    readonly warmth: number;
    /** 0 flat … 1 strong modelling of light and shade. */
    readonly modelling: number;
  };
  readonly grade: {
    /** Multiplies chroma: 0 grey, 1 as computed, 1.3 vivid. */
    readonly saturation: number;
    /** −1 flat … 1 contrasty. */
    readonly contrast: number;
  };
}

/** −1…1 each, 0 changes nothing. */
export interface Tone {
  readonly brightness: number;
  readonly saturation: number;
  readonly contrast: number;
}

/** Everything a render of `packages/scene` needs besides the picture. */
export interface RenderRequest {
  readonly space: Space;
  readonly kind: ImageKind;
  readonly style: StyleSpec;
  readonly atmosphere: Atmosphere;
  /** Absent: a plain, unobtrusive setting. */
  readonly environment?: Environment;
  /** A picture of the surroundings, in place of what is painted of the environment. */
  readonly scenery?: Scenery;
  /** Changes of the finished picture's tones; absent: none. */
  readonly tone?: Tone;
  /** 0…1: how strictly line and tone of the base show through (1 = all of its ink, 0.6 default). */
  readonly cnStrength: number;
  /** 0…1: how close to the base's own colours (0.5 default). */
  readonly similarity: number;
  /** What a user changed of single regions, which are found by their anchors. */
  readonly corrections?: readonly SceneCorrection[];
  /** A flat-colour picture of the base's materials: its colours take the place of the regions that were read. */
  readonly idMap?: Raster;
  /** Of the base's size: 0 stays exactly the base's, 255 may change, between is a blend. */
  readonly mask?: Raster;
  /** How firmly the base's own materials stay under the new light; absent: as off. */
  readonly materialLock?: MaterialLock;
  /** 32-bit; the same seed, request and version give the same pixels. */
  readonly seed: number;
  /** Longest edge of the result in pixels; never enlarges the base. */
  readonly maxEdge: number;
}

export interface RenderContext {
  readonly signal: AbortSignal;
  /** `fraction` 0…1 over the whole render; `stage` is a stable key such as `ink`, `cells`, `light`, `compose`. */
  readonly progress: (fraction: number, stage: string) => void;
  /** Shares heavy loops out over threads; absent: everything runs on the calling one. */
  readonly tiles?: TileRunner;
  /** Where large planes lie that only this render needs; absent: they are left to the collector. */
  readonly memory?: PlaneMemory;
}

export interface RenderOutcome {
  /** RGB. */
  readonly picture: Raster;
  /** How sure the reading of the picture was, 0…1; below the gate the conservative look was used. */
  readonly confidence: number;
  /** Milliseconds by stage name. */
  readonly timings: Readonly<Record<string, number>>;
  /** Short facts for the record, e.g. `look: washes-under-ink`. */
  readonly notes: readonly string[];
}

import type { Plane, Raster } from '@plumbline/imaging/raster.ts';

export type MaterialFamily =
  | 'wood'
  | 'stone'
  | 'terrazzo'
  | 'brick'
  | 'tile'
  | 'concrete'
  | 'plaster'
  | 'metal'
  | 'glass'
  | 'fabric'
  | 'leather'
  | 'carpet'
  | 'planting'
  | 'water'
  | 'roofing'
  | 'paving';

/** Where a generator draws: one period of the material. */
export interface TileFrame {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Millimetres. */
  readonly widthMm: number;
  readonly heightMm: number;
  /** Millimetres per pixel. */
  readonly pixel: number;
  readonly seed: number;
}

/** One period of a material: its right edge continues at its left one, its bottom at its top. */
export interface MaterialTile {
  /** RGB, sRGB, without light or shade. */
  readonly albedo: Raster;
  /** 0 deepest … 1 highest; `reliefMm` of the material apart. */
  readonly height: Plane;
}

export type TileGenerator = (frame: TileFrame) => MaterialTile;

export interface MaterialSpec {
  readonly id: string;
  readonly family: MaterialFamily;
  /** Width and height of a period in millimetres. */
  readonly tileSizeMm: readonly [number, number];
  /** 0 mirror … 1 matt. */
  readonly roughness: number;
  /** Share of light thrown back head-on by the surface itself: .04 for most, .5 and more for bare metal. */
  readonly reflectance: number;
  /** 1 for bare metal, whose reflections have its own colour; 0 for everything else. */
  readonly metalness: number;
  /** Millimetres between the deepest and the highest point. */
  readonly reliefMm: number;
  /** Level courses of units over the tile, where it has any: what a renderer may fit to drawn joints. */
  readonly courses?: number;
  readonly generate: TileGenerator;
}

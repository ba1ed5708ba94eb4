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

import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { BitMask, LabelMap } from '@plumbline/imaging/raster.ts';

/** What a region of a master plan is taken for. `page`: paper, title blocks, whatever nothing tells of. */
export const SITE_CLASSES = ['page', 'lawn', 'planting', 'water', 'road', 'paving', 'building'] as const;
export type SitePart = (typeof SITE_CLASSES)[number];

export interface SiteRegion {
  /** Its label in the region map. */
  readonly label: number;
  readonly part: SitePart;
  readonly confidence: number;
  readonly areaPixels: number;
  /** Its own flat colour, display values 0…1: paper in a line drawing. */
  readonly own: Rgb;
  /** Its part or material was given by hand: the sheet's own colour no longer shows. */
  readonly isGiven?: true;
  /** Id of the library material that was chosen for it. */
  readonly material?: string;
}

/** A tree drawn as a circle, in pixels of the reading raster. */
export interface SiteTree {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface SiteEvidence {
  /** Share of the picture in flat colours. */
  readonly flat: number;
  /** Share of it that is green or water. */
  readonly green: number;
  /** Quarters of the sheet that hold some green, 0…4: a view has its lawn below and its sky above. */
  readonly quarters: number;
  readonly trees: number;
  /** Confidence that the picture is a floor plan. */
  readonly floorPlan: number;
  readonly paper: number;
}

/** The understanding of a master plan, on a raster of at most 960 px. Serialisable. */
export interface SiteReading {
  readonly schema: 1;
  readonly width: number;
  readonly height: number;
  /** Pixels of this raster per pixel of the base. */
  readonly scale: number;
  /** The sheet has colours of its own, which are enriched rather than replaced. */
  readonly coloured: boolean;
  /** Region of every pixel, lines included. */
  readonly regionMap: LabelMap;
  readonly regions: readonly SiteRegion[];
  /** Of a coloured sheet: what is painted leaf by leaf and has no flat colour, which stays as it is unless something was said of it. */
  readonly painted?: BitMask;
  readonly trees: readonly SiteTree[];
  readonly mmPerPixel: number;
  readonly evidence: SiteEvidence;
  readonly confidence: number;
}

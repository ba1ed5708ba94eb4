import type { BitMask, LabelMap, Plane } from '@plumbline/imaging/raster.ts';
import type { CellTable } from './cell-table.ts';
import type { DrawingCamera } from './drawing-camera.ts';

/**
 * How a drawing was made. `cad`: long straight strokes; `elevation`: nearly all of them horizontal or
 * vertical (no perspective); `sketch`: short, wobbly or loose strokes, outlines may not close.
 */
export type DrawingKind = 'cad' | 'elevation' | 'sketch';

/** A straight stroke, ends in pixels of the analysis raster. */
export interface LineSegment {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly length: number;
  /** Width of its support region, in pixels. */
  readonly width: number;
  /** 0, 1, 2: runs along that axis of the camera (1 is upright); −1: none of them. */
  readonly axis: -1 | 0 | 1 | 2;
}

/** The paper a drawing is on. */
export interface PaperEstimate {
  /** Its colour in sRGB, 0…255: the median over the picture. */
  readonly colour: readonly [number, number, number];
  /** How much the paper varies over the picture (95th − 5th percentile of its luminance, 0…255). */
  readonly spread: number;
  /** Share of the pixels that are nearly paper, 0…1. Below .8 the picture is hardly a line drawing. */
  readonly share: number;
}

/** Ink laid apart from the paper. α is 0 on bare paper, 1 for black. */
export interface InkLayers {
  readonly alpha: Plane;
  /** Ink above `barrierThreshold`, without specks: outlines. */
  readonly strong: BitMask;
  /** Ink between noise and `barrierThreshold`: hatch, siding, boards, joints. Empty where the drawing has one weight. */
  readonly faint: BitMask;
  /** α where the two weights of ink part; where the drawing has one weight, a low constant. */
  readonly barrierThreshold: number;
  /** True if the drawing has two clearly different weights of ink. */
  readonly twoWeights: boolean;
  /** Share of pixels with α > .3. */
  readonly coverage: number;
  /** Typical width of an outline, in pixels. */
  readonly strokeWidth: number;
}

/** A line that ended near a side of the picture and was led on to it: a horizon, a kerb, an eave cut by the crop. */
export interface BorderExtension {
  readonly side: 'left' | 'right';
  /** y where the extended line meets the border. */
  readonly borderY: number;
  /** y of the end of the drawn line. */
  readonly endY: number;
  /** dy per dx, x running away from the border into the picture. */
  readonly slope: number;
  /** Nothing else is drawn between the end and the border. */
  readonly clear: boolean;
}

/** The part of the picture that is drawn on, inclusive bounds. */
export interface ContentFrame {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** True if blank margins surround the drawing on all four sides. */
  readonly framed: boolean;
}

/**
 * What the front end reads from a line drawing, on a raster of at most 1280 px whatever the size of the result:
 * at 768 px floor boards, siding and kerbs are lost. `render-method.md` has the method.
 */
export interface DrawingAnalysis {
  readonly width: number;
  readonly height: number;
  /** Long side / 1024: lengths in the rules are multiples of it. */
  readonly unit: number;
  /** Analysis pixels per pixel of the base. */
  readonly scale: number;
  readonly paper: PaperEstimate;
  readonly ink: InkLayers;
  /** Strong ink with line ends led on to the border: what cells do not cross. */
  readonly barrier: BitMask;
  /** Distance to the barrier in pixels. */
  readonly clearance: Plane;
  readonly extensions: readonly BorderExtension[];
  readonly segments: readonly LineSegment[];
  /** Which stroke a pixel is on: 0 none (curve or nothing), 1…3 a segment of axis 0…2, 4 a straight one of no axis. */
  readonly strokeAxis: BitMask;
  readonly camera: DrawingCamera;
  readonly frame: ContentFrame;
  readonly kind: DrawingKind;
  /** Cell of every pixel that is not barrier (0 on barrier). */
  readonly cellMap: LabelMap;
  /** As `cellMap`, grown under the ink: 0 nowhere. */
  readonly filledCellMap: LabelMap;
  readonly cells: CellTable;
  /** How far the reading can be trusted, 0…1: closed outlines, clean paper, a drawing that fills the frame. */
  readonly confidence: number;
}

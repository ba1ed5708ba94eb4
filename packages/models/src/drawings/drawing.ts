/** A drawing on paper: all measures in millimetres from the upper left corner of the sheet. */
export interface Drawing {
  readonly title: string;
  readonly sheet: { readonly name: SheetName; readonly widthMm: number; readonly heightMm: number };
  /** 100 of 1:100; null for a perspective, which has none. */
  readonly scale: number | null;
  readonly underlay: Underlay | null;
  readonly fills: readonly DrawnFill[];
  readonly strokes: readonly DrawnStroke[];
  readonly texts: readonly DrawnText[];
  /** What a person should know of it. */
  readonly notes: readonly DrawingNote[];
}

export type SheetName = 'A4' | 'A3' | 'A2' | 'A1' | 'A0';

/** In the order in which they are laid over one another. */
export const DRAWING_LAYERS = ['poche', 'beyond', 'hatch', 'cut', 'rooms', 'sheet'] as const;

export type DrawingLayer = (typeof DRAWING_LAYERS)[number];

/** x, y, x, y … */
export type Polyline = readonly number[];

export interface DrawnStroke {
  readonly layer: DrawingLayer;
  /** A class of things, or what the line is: `profile`, `outline` … */
  readonly class: string;
  readonly weightMm: number;
  readonly lines: readonly Polyline[];
}

export interface DrawnFill {
  readonly layer: DrawingLayer;
  readonly class: string;
  /** As in CSS: `#rrggbb`. */
  readonly colour: string;
  readonly rule: 'nonzero' | 'evenodd';
  readonly outlines: readonly Polyline[];
}

export interface DrawnText {
  readonly layer: DrawingLayer;
  readonly x: number;
  /** The base line. */
  readonly y: number;
  readonly sizeMm: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly text: string;
}

/** Grey pixels under the lines of a clay drawing. */
export interface Underlay {
  readonly x: number;
  readonly y: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly pixelsAcross: number;
  readonly pixelsDown: number;
  readonly grey: Uint8Array;
}

export interface DrawingNote {
  /** `coarser`: folds inside of dense things are left out; `open-cut`: what is cut encloses nothing, so it is not filled. */
  readonly kind: 'coarser' | 'open-cut';
  readonly count: number;
}

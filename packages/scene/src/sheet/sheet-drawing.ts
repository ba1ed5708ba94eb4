/** One of the drawings on a sheet, as a rectangle in shares of the sheet's width and height, with a margin of paper around it. */
export interface SheetDrawing {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

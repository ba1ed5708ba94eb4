export const PAPERS = ['a4-landscape', 'a3-landscape', 'a4-portrait'] as const;
export type Paper = (typeof PAPERS)[number];

interface PaperShape {
  /** In millimetres. */
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** Of the title block at its foot, with the distance to what stands above. */
  readonly foot: number;
}

const PAPER_SHAPES: Readonly<Record<Paper, PaperShape>> = {
  'a4-landscape': { width: 297, height: 210, margin: 12, foot: 17 },
  'a3-landscape': { width: 420, height: 297, margin: 15, foot: 19 },
  'a4-portrait': { width: 210, height: 297, margin: 12, foot: 17 },
};

/** Of a page as a browser prints it: 96 pixels are an inch. */
const PIXELS_OF_MM = 96 / 25.4;

/** What a sheet has room for, in pixels. */
export function roomOn(paper: Paper): { readonly width: number; readonly height: number } {
  const { width, height, margin, foot } = PAPER_SHAPES[paper];
  return {
    width: Math.floor((width - 2 * margin) * PIXELS_OF_MM),
    height: Math.floor((height - 2 * margin - foot) * PIXELS_OF_MM),
  };
}

export function widthOf(paper: Paper): number {
  return PAPER_SHAPES[paper].width * PIXELS_OF_MM;
}

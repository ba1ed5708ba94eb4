/** A line through points, in units of the height of a character: x to the right, y down from its top. */
type Stroke = readonly (readonly [number, number])[];

export interface Glyph {
  readonly strokes: readonly Stroke[];
  readonly width: number;
}

/** Part of an ellipse as a line, angles in degrees clockwise from the right. */
function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Stroke {
  const steps = Math.ceil(Math.abs(to - from) / 12);
  return Array.from({ length: steps + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const;
  });
}

/**
 * The characters of the label as single lines, the way they are lettered on drawings. A font would have to hold the
 * Chinese ones, on every server; six lines each are all that these two need.
 */
export const LABEL_GLYPHS: Readonly<Record<string, Glyph>> = {
  ' ': { strokes: [], width: 0.2 },
  A: {
    width: 0.76,
    strokes: [
      [
        [0, 1],
        [0.38, 0],
        [0.76, 1],
      ],
      [
        [0.13, 0.67],
        [0.63, 0.67],
      ],
    ],
  },
  D: {
    width: 0.66,
    strokes: [
      [
        [0.28, 0],
        [0, 0],
        [0, 1],
        [0.28, 1],
      ],
      arc(0.28, 0.5, 0.38, 0.5, -90, 90),
    ],
  },
  E: {
    width: 0.52,
    strokes: [
      [
        [0.52, 0],
        [0, 0],
        [0, 1],
        [0.52, 1],
      ],
      [
        [0, 0.48],
        [0.46, 0.48],
      ],
    ],
  },
  G: {
    width: 0.74,
    strokes: [[...arc(0.37, 0.5, 0.37, 0.5, -42, -340), [0.74, 0.54], [0.44, 0.54]]],
  },
  I: {
    width: 0,
    strokes: [
      [
        [0, 0],
        [0, 1],
      ],
    ],
  },
  N: {
    width: 0.62,
    strokes: [
      [
        [0, 1],
        [0, 0],
        [0.62, 1],
        [0.62, 0],
      ],
    ],
  },
  R: {
    width: 0.6,
    strokes: [
      [[0, 1], [0, 0], [0.3, 0], ...arc(0.3, 0.27, 0.27, 0.27, -90, 90), [0, 0.54]],
      [
        [0.28, 0.54],
        [0.6, 1],
      ],
    ],
  },
  T: {
    width: 0.66,
    strokes: [
      [
        [0, 0],
        [0.66, 0],
      ],
      [
        [0.33, 0],
        [0.33, 1],
      ],
    ],
  },
  生: {
    width: 0.98,
    strokes: [
      [
        [0.25, 0.04],
        [0.19, 0.22],
        [0.04, 0.44],
      ],
      [
        [0.18, 0.26],
        [0.9, 0.26],
      ],
      [
        [0.12, 0.61],
        [0.88, 0.61],
      ],
      [
        [0.52, 0],
        [0.52, 0.98],
      ],
      [
        [0, 0.98],
        [0.98, 0.98],
      ],
    ],
  },
  成: {
    width: 1,
    strokes: [
      [
        [0.12, 0.22],
        [0.94, 0.22],
      ],
      [
        [0.12, 0.22],
        [0.11, 0.56],
        [0.07, 0.8],
        [0, 1],
      ],
      [
        [0.12, 0.48],
        [0.42, 0.48],
        [0.41, 0.78],
        [0.36, 0.86],
        [0.24, 0.84],
      ],
      [
        [0.54, 0],
        [0.57, 0.32],
        [0.65, 0.64],
        [0.76, 0.86],
        [0.87, 0.98],
        [0.96, 0.95],
        [1, 0.74],
      ],
      [
        [0.87, 0.38],
        [0.76, 0.64],
        [0.6, 0.84],
        [0.42, 0.99],
      ],
      [
        [0.71, 0.02],
        [0.84, 0.13],
      ],
    ],
  },
};

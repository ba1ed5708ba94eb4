import { borderSides } from '@plumbline/imaging/extension/border-side.ts';
import {
  type BorderStroke,
  type DrawnStroke,
  drawStrokes,
  findBorderStrokes,
} from '@plumbline/imaging/extension/border-strokes.ts';
import { continueTone, toneToRaster } from '@plumbline/imaging/extension/continue-tone.ts';
import { closeGrey } from '@plumbline/imaging/morphology.ts';
import { hashNoise } from '@plumbline/imaging/random.ts';
import { createRaster, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import { estimatePaper } from '@plumbline/scene/drawing/estimate-paper.ts';
import type { Margins } from './extend-surfaces.ts';
import { meetStrokes } from './meet-strokes.ts';

/** Longest edge of the canvas in cells of tone. */
const TONE_EDGE = 400;
/** What is narrower than this share of the longest edge to both sides of its middle is ink, not tone. */
const INK_HALF = 0.016;
/** Less than this (of 255) darker than the paper is no ink. */
const INK = 18;
/** What is darker than this share of a plain sheet is ink however wide: the cut walls of a plan. */
const SOLID = 0.55;
/** A plain sheet's tints fade away over this many cells. */
const TINT_CELLS = 25;
/** Tones that differ by no more than this from the sheet's are the sheet. */
const SHEET = 2.5;
/** Lengths in pixels, for a picture whose longest edge is 1200. */
const UNIT_EDGE = 1200;
const WIDEST = 60;
const SHORTEST = 14;
const GAP = 4;
/** A stroke thins out over this share of what is drawn of it. */
const THINS_OUT = 0.6;

/**
 * Goes on with a drawing: its paper or ground, however tinted, and the straight strokes that leave it, as long as they were,
 * thinning out. Nothing else: what is not drawn is not invented.
 *
 * @param goesOn how many times as long as it can be followed inside a stroke goes on. @param checkpoint throws to abort.
 */
export function extendDrawing(
  picture: Raster,
  margins: Margins,
  goesOn: number,
  seed: number,
  stage: (name: 'paint' | 'lines', share: number) => void,
  checkpoint: () => void,
): Raster {
  stage('paint', 0);
  const { width, height } = picture;
  const canvas = {
    width: width + margins.left + margins.right,
    height: height + margins.top + margins.bottom,
  };
  const paper = continuePaper(picture, margins, canvas, checkpoint);
  stage('lines', 0.5);
  const darkness = (i: number, c: number): number => {
    const at = 3 * (canvas.width * (Math.floor(i / width) + margins.top) + (i % width) + margins.left) + c;
    return (paper.data[at] as number) - (picture.data[3 * i + c] as number);
  };
  const ink: Plane = { width, height, data: new Float32Array(width * height) };
  for (let i = 0; i < ink.data.length; i++)
    ink.data[i] = Math.max(0, darkness(i, 0), darkness(i, 1), darkness(i, 2));
  const unit = Math.max(1, Math.max(width, height) / UNIT_EDGE);
  const options = { ink: INK, widest: WIDEST * unit, shortest: SHORTEST * unit, gap: GAP * unit };
  const strokes = borderSides(width, height)
    .filter(({ name }) => margins[name] > 0)
    .flatMap((side) => {
      checkpoint();
      return findBorderStrokes(side, ink, darkness, options);
    });
  const target = createRaster(canvas.width, canvas.height, 3);
  target.data.set(paper.data);
  const drawn = meetStrokes(strokes.map((stroke, k) => withEnd(stroke, goesOn, seed, k)));
  drawStrokes(target, paper, drawn, margins.left, margins.top);
  for (let y = 0; y < height; y++)
    target.data.set(
      picture.data.subarray(3 * y * width, 3 * (y + 1) * width),
      3 * ((y + margins.top) * canvas.width + margins.left),
    );
  return target;
}

/** How far a stroke is drawn: a little different for each, as by hand. */
function withEnd(stroke: BorderStroke, goesOn: number, seed: number, k: number): DrawnStroke {
  const far = stroke.length * goesOn * (0.75 + 0.5 * hashNoise(k, Math.round(stroke.length), seed));
  return { ...stroke, far, fade: THINS_OUT * far };
}

/** What lies under the ink, all over the canvas. */
function continuePaper(
  picture: Raster,
  margins: Margins,
  canvas: { readonly width: number; readonly height: number },
  checkpoint: () => void,
): Raster {
  const cell = Math.max(1, Math.max(canvas.width, canvas.height) / TONE_EDGE);
  const known = {
    columns: Math.max(1, Math.round(picture.width / cell)),
    rows: Math.max(1, Math.round(picture.height / cell)),
  };
  const place = {
    x: Math.round(margins.left / cell),
    y: Math.round(margins.top / cell),
    columns: known.columns + Math.round(margins.left / cell) + Math.round(margins.right / cell),
    rows: known.rows + Math.round(margins.top / cell) + Math.round(margins.bottom / cell),
  };
  const small = resizeArea(picture, known.columns, known.rows);
  const { sheet, isPlain } = readSheet(picture);
  const n = known.columns * known.rows;
  const tone = [0, 1, 2].map((c) => {
    const plane: Plane = { width: known.columns, height: known.rows, data: new Float32Array(n) };
    for (let i = 0; i < n; i++) plane.data[i] = small.data[3 * i + c] as number;
    return closeGrey(
      plane,
      Math.max(2, Math.round((INK_HALF * Math.max(picture.width, picture.height)) / cell)),
    ).data;
  });
  for (let i = 0; i < n; i++) {
    const away = Math.max(...tone.map((plane, c) => Math.abs((plane[i] as number) - (sheet[c] as number))));
    const light = tone.reduce((sum, plane) => sum + (plane[i] as number), 0);
    const isSolid = isPlain && light < SOLID * sheet.reduce((sum, value) => sum + value, 0);
    if (away <= SHEET || isSolid) for (const [c, plane] of tone.entries()) plane[i] = sheet[c] as number;
  }
  const grown = continueTone(tone, known, place, sheet, isPlain ? 1 / TINT_CELLS ** 2 : 0, checkpoint);
  return toneToRaster(grown, place.columns, place.rows, canvas.width, canvas.height);
}

/** The colour of the sheet, or, where it is not plain, of its middle. */
function readSheet(picture: Raster): { readonly sheet: readonly number[]; readonly isPlain: boolean } {
  const { colours, flat } = estimatePaper(picture);
  const cells = colours.length / 3;
  const sheet = [0, 1, 2].map((c) => {
    const values = Array.from({ length: cells }, (_, k) => colours[3 * k + c] as number).sort(
      (a, b) => a - b,
    );
    return values[cells >> 1] as number;
  });
  return { sheet, isPlain: flat };
}

import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { type BitMask, createBitMask } from '@plumbline/imaging/raster.ts';
import { countSet, invertMask, measureParts, openDisc } from './mask-tools.ts';
import type { PlanSheet } from './read-sheet.ts';
import { bulkThickness } from './wall-thickness.ts';

/** Darkness of filled (poché) walls; grey fills are tried where hardly any are dark. */
const BLACK_FILL = 0.45;
const GREY_FILL = 0.16;
/** Walls filled in colour, however light: largest less smallest channel over the paper, and ink, 0…1. */
const COLOUR_FILL = { chroma: 0.6, ink: 0.5 } as const;
/** Share of the sheet below which there are no filled walls. */
const FEW = 0.012;
/** A wall is at most this thick, as a share of the long side; thicker fills are something else. */
const THICKEST = 0.05;
/** A grey fill is a wall where its area is at least this many squares of its thickness: about as many times as long as thick. */
const GREY_LENGTH = 5;
/** A piece of a wall is longer than this share of the long side or covers more than that share of the sheet. */
const LEAST_BAND = { length: 0.022, area: 0.0004 } as const;
/** Half the width of the thinnest partition that is told from a line, in pixels. */
const THINNEST = 2.6;
/** Walls of this many line widths and more are told from any line. */
const BOLD = 4;

/** Reading pixels per pixel of the base from which a drawing has little detail. */
const COARSE = 0.7;

/**
 * Walls drawn as filled bands: what survives an opening wider than any line of the drawing.
 * @param thin walls may be as thin as two hairlines: neither by hand nor drawn as double lines.
 */
export function findSolidWalls(sheet: PlanSheet, thin: boolean): BitMask {
  const line = lineRadius(sheet, thin);
  const fill = fillMask(sheet, BLACK_FILL);
  const black = openBands(sheet, fill, line);
  if (shareOf(black) >= FEW) {
    // Where walls are thick, what is as thin as a door leaf or a window's line is none.
    const thickness = bulkThickness(black);
    const aboveLines = thickness >= BOLD * sheet.lineWidth ? 0.5 * sheet.lineWidth + 0.8 : 0;
    const radius = Math.min(THINNEST, Math.max(aboveLines, 0.17 * thickness));
    return radius > line + 0.2 ? openBands(sheet, fill, radius) : black;
  }
  const grey = openBands(sheet, fillMask(sheet, GREY_FILL), line, true);
  return shareOf(grey) >= FEW ? grey : black;
}

function fillMask({ width, height, dark, chroma, alpha }: PlanSheet, least: number): BitMask {
  const mask = createBitMask(width, height);
  for (let i = 0; i < mask.data.length; i++) {
    const coloured =
      (chroma.data[i] as number) > COLOUR_FILL.chroma && (alpha.data[i] as number) > COLOUR_FILL.ink;
    if ((dark.data[i] as number) > least || coloured) mask.data[i] = 1;
  }
  return mask;
}

/** Half the width that a band must have to be no line. Sheets of little detail have walls as thin as lines. */
function lineRadius({ lineWidth, scale }: PlanSheet, thin: boolean): number {
  return thin && scale > COARSE
    ? Math.max(0.9, lineWidth * 0.5 - 0.5)
    : Math.max(1.5, lineWidth * 0.5 + 0.25);
}

function openBands(sheet: PlanSheet, mask: BitMask, radius: number, narrowOnly = false): BitMask {
  const long = Math.max(sheet.width, sheet.height);
  // In grey the soft rims of lines count, so lines are wider.
  const opened = openDisc(mask, narrowOnly ? radius + 1.6 : radius);
  const parts = connectedComponents(opened, 8);
  const shape = measureParts(parts);
  const depth = distanceTransform(invertMask(opened)).data;
  const deepest = new Float32Array(parts.count + 1);
  for (let i = 0; i < depth.length; i++) {
    const l = parts.data[i] as number;
    if ((depth[i] as number) > (deepest[l] as number)) deepest[l] = depth[i] as number;
  }
  const out = createBitMask(sheet.width, sheet.height);
  const keep = new Uint8Array(parts.count + 1);
  for (let l = 1; l <= parts.count; l++) {
    const area = shape.area[l] as number;
    const thick = 2 * (deepest[l] as number);
    if (narrowOnly && (thick > THICKEST * long || area < GREY_LENGTH * thick * thick)) continue;
    keep[l] =
      (shape.long[l] as number) > LEAST_BAND.length * long || area > LEAST_BAND.area * depth.length ? 1 : 0;
  }
  for (let i = 0; i < out.data.length; i++) out.data[i] = keep[parts.data[i] as number] as number;
  return out;
}

function shareOf(mask: BitMask): number {
  return countSet(mask) / mask.data.length;
}

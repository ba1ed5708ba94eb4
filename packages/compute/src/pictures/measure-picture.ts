import { COLOUR_NAMES } from '@plumbline/contract/analysis/colour-names.ts';
import type { PictureMeasures } from '@plumbline/contract/api/analysis.ts';
import { measureBanding } from '@plumbline/imaging/analysis/measure-banding.ts';
import { measureComposition } from '@plumbline/imaging/analysis/measure-composition.ts';
import { measureLight } from '@plumbline/imaging/analysis/measure-light.ts';
import { measureNoise } from '@plumbline/imaging/analysis/measure-noise.ts';
import { measurePalette } from '@plumbline/imaging/analysis/measure-palette.ts';
import { measureTones } from '@plumbline/imaging/analysis/measure-tones.ts';
import { cropRaster } from '@plumbline/imaging/matting/crop.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { measureUprights } from '@plumbline/scene/drawing/measure-uprights.ts';
import { decodeUpright } from './decode-upright.ts';
import { layOnBackground } from './lay-on-background.ts';

const LINES_EDGE = 1_000;
const TONES_EDGE = 640;
const COLOURS_EDGE = 160;
/** Noise and steps are found at the picture's own size, in its middle: of a large picture that is plenty. */
const GRAIN_EDGE = 1_600;

/** What is measured of a picture file's pixels. @throws AppError `IMAGE_BROKEN` */
export async function measurePicture(file: Uint8Array): Promise<PictureMeasures> {
  return measureRaster(layOnBackground(await decodeUpright(file)));
}

/** What is measured of a picture. @param picture RGB */
function measureRaster(picture: Raster): PictureMeasures {
  const lines = shrink(picture, LINES_EDGE);
  const tones = shrink(lines, TONES_EDGE);
  const colours = shrink(tones, COLOURS_EDGE);
  const grain = middle(picture);
  const { histogram, ...figures } = measureTones(tones);
  const { centre, ...composition } = measureComposition(tones);
  return {
    palette: measurePalette(colours, COLOUR_NAMES),
    tones: { histogram: [...histogram], ...figures },
    light: measureLight(tones),
    lines: measureUprights(lines),
    noise: measureNoise(grain),
    banding: measureBanding(grain),
    composition: { centre: [...centre], ...composition },
  };
}

function shrink(picture: Raster, edge: number): Raster {
  const { width, height } = fitWithin(picture.width, picture.height, edge);
  return width === picture.width ? picture : resizeArea(picture, width, height);
}

function middle(picture: Raster): Raster {
  const width = Math.min(picture.width, GRAIN_EDGE);
  const height = Math.min(picture.height, GRAIN_EDGE);
  const x = Math.floor((picture.width - width) / 2);
  const y = Math.floor((picture.height - height) / 2);
  return cropRaster(picture, { x, y, width, height });
}

import type { Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { greyscale } from '@plumbline/imaging/greyscale.ts';
import { decodeColour } from '@plumbline/imaging/colour-planes.ts';
import { findModelStrokes } from '../drawing/model-strokes.ts';
import { IN_MATTE } from './read/in-matte.ts';
import { findPhotoOpenings, type PhotoReading } from './read/read-photo.ts';
import { measureGreenness } from './paint/settle-snow.ts';
import { labelRegions } from '../scene-value/label-regions.ts';
import { LEAST_REGION, NO_REGION, type RegionDraft, type SceneDraft } from '../scene-value/scene-draft.ts';
import type { SceneClass } from '../scene-value/scene-value.ts';
import { segmentColours } from '../scene-value/segment-colours.ts';

/** Longest edge at which what no rule knows is split by colour. */
const SEGMENT_EDGE = 640;
/** Mean greenness from which a segment below the horizon is grass or leaves. */
const GREEN = 0.55;
/** Share of the height, from above, that a green segment reaches down to at least to be a lawn: what ends higher is planting. */
const LAWN_FOOT = 0.97;

interface Keyed {
  readonly class: SceneClass;
  readonly confidence: number;
}

/** The regions of a photo: sky, walls, ceilings and windows as they were read, the rest split by colour. */
export function draftPhoto(photo: PhotoReading): SceneDraft {
  const { picture, surfaces } = photo;
  const { width, height } = picture;
  const n = width * height;
  const classes: Keyed[] = [{ class: 'unknown', confidence: 0 }];
  const keys = segmentKeys(picture, classes, photo);
  const lay = (keyed: Keyed, has: (i: number) => boolean): void => {
    const key = classes.push(keyed) - 1;
    for (let i = 0; i < n; i++) if (has(i)) keys[i] = key;
  };
  for (const { label, kind } of surfaces.found)
    lay({ class: kind, confidence: 0.7 }, (i) => surfaces.labels[i] === label);
  if (photo.space === 'interior') {
    if (photo.windows.count > 0)
      lay({ class: 'glass', confidence: 0.75 }, (i) => (photo.windows.mask.data[i] as number) > IN_MATTE);
  } else {
    const { sky } = photo;
    const openings = photo.openings ?? findPhotoOpenings(picture, sky);
    for (const { label } of openings.found)
      lay({ class: 'glass', confidence: 0.65 }, (i) => openings.labels[i] === label);
    if (sky !== null) lay({ class: 'sky', confidence: 0.9 }, (i) => (sky.alpha.data[i] as number) > IN_MATTE);
  }
  const unit = Math.max(width, height) / 1024;
  const { labels, keys: keyOf } = labelRegions(keys, width, height, LEAST_REGION * unit * unit);
  const strokes = findModelStrokes(greyscale(picture));
  const regions = Array.from({ length: labels.count + 1 }, (_, l): RegionDraft => {
    const keyed = classes[keyOf[l] as number];
    return l === 0 || keyed === undefined ? NO_REGION : { ...keyed, normal: undefined };
  });
  const sure = photo.space === 'interior' ? 0.8 : photo.sky === null ? 0.6 : 0.85;
  return { labels, regions, camera: strokes.camera ?? undefined, confidence: sure };
}

/** A key per pixel by colour segment; green ones low in a picture of an outside are planting. Fills `classes`. */
function segmentKeys(picture: Raster, classes: Keyed[], photo: PhotoReading): Int32Array {
  const { width, height } = picture;
  const size = fitWithin(width, height, SEGMENT_EDGE);
  const small = resizeArea(picture, size.width, size.height);
  const { data, count } = segmentColours(small);
  const green = new Float64Array(count + 1);
  const area = new Int32Array(count + 1);
  const greenness = measureGreenness(decodeColour(small)).data;
  const lowest = new Int32Array(count + 1);
  for (let i = 0; i < data.length; i++) {
    const l = data[i] as number;
    area[l] = (area[l] as number) + 1;
    green[l] = (green[l] as number) + (greenness[i] as number);
    lowest[l] = Math.max(lowest[l] as number, Math.floor(i / size.width));
  }
  for (let l = 1; l <= count; l++) {
    const isGreen = photo.space === 'exterior' && (green[l] as number) > GREEN * (area[l] as number);
    const foot = (lowest[l] as number) > LAWN_FOOT * size.height;
    classes.push(
      isGreen
        ? { class: foot ? 'lawn' : 'planting', confidence: 0.55 }
        : { class: 'unknown', confidence: 0.2 },
    );
  }
  const keys = new Int32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.min(size.height - 1, Math.floor(((y + 0.5) * size.height) / height)) * size.width;
    for (let x = 0; x < width; x++)
      keys[y * width + x] = data[
        row + Math.min(size.width - 1, Math.floor(((x + 0.5) * size.width) / width))
      ] as number;
  }
  return keys;
}

import { connectedComponents, labelAreas } from '@plumbline/imaging/connected-components.ts';
import { type BitMask, createBitMask, type LabelMap, type Raster } from '@plumbline/imaging/raster.ts';
import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import type { Finding, PictureArea } from '@plumbline/imaging/tiles/frame-findings.ts';
import { ownPixelReader } from '@plumbline/reading/own/own-pixel-reader.ts';
import type { PixelReading } from '@plumbline/reading/pixels/learned-pixels.ts';
import type { PixelClass } from '@plumbline/reading/pixels/pixel-classes.ts';
import type { DisplayPlanes } from '../../backdrop/display-planes.ts';
import type { HearingOptions } from '../../learned/hear-pixels.ts';
import { laidOver, planeOfClasses } from '../../learned/plane-of-classes.ts';
import { growSeeds } from './grow-seeds.ts';
import type { ModelReading } from './read-model.ts';
import type { RegionTable } from './region-table.ts';

/** Classes of the net that are of a building seen from outside. */
const BUILT: readonly PixelClass[] = ['wall', 'window', 'door', 'joinery', 'railing', 'roof'];
/** Probability of a building from which a pixel is surely of one, and up to which it surely is not. */
const SURE = 0.7;
const SURELY_NOT = 0.25;
/** Share of a building's probability that is a roof's from which it is one, and up to which it is a wall. */
const ROOF = 0.7;
const WALL = 0.3;
/** Share of the picture from which a surface that touches its border may be a backdrop, and that a building must take of it to be parted from it. */
const LEAST_BACKDROP = 0.2;
const LEAST_BUILT = 0.004;
/** Half the width, in cells of the net, of what is more than the rim that the net sees around a building. */
const RIM = 1.2;
/** Share of the picture below which what grew is a scrap. */
const LEAST_PART = 0.0004;
/** Marks of what surely is what. */
const NOT_BUILT = 1;
const IS_WALL = 2;
const IS_ROOF = 3;

export interface PartedSurfaces {
  readonly labels: LabelMap;
  /** Labels above this one are parts of a building that rules had taken for one with the backdrop. */
  readonly before: number;
}

interface Parted {
  readonly width: number;
  readonly height: number;
  /** By pixel; undefined where no building was to be parted. */
  readonly marks: Uint8Array | undefined;
}

const PARTED: Finding<Parted> = { name: 'buildings parted from a backdrop' };

/**
 * Parts buildings from a backdrop of their own tone: a white model before white paper has no edge that parts them, the net of pixels sees it all the same.
 * What it is sure of are seeds, which grow until they meet, where the picture changes most.
 * @param base RGB, any size
 * @param options a draft that follows another goes by what was parted there, unless that is where the picture has changed
 */
export function partBuilt(
  base: Raster,
  { labels, regions, fill }: Pick<ModelReading, 'labels' | 'regions' | 'fill'>,
  { isDraft = false, findings }: HearingOptions,
): PartedSurfaces {
  const before = isDraft ? findings?.recall(PARTED) : undefined;
  const parted =
    before && holds(before, labels, findings?.changed ?? [])
      ? before
      : {
          width: labels.width,
          height: labels.height,
          marks: markBuilt(base, labels, regions, fill, isDraft),
        };
  if (isDraft) findings?.keep(PARTED, parted);
  return parted.marks === undefined ? { labels, before: labels.count } : renumber(labels, parted.marks);
}

/** Whether what was parted of the frame before holds for this one. */
function holds(
  { width, height, marks }: Parted,
  labels: Pick<LabelMap, 'width' | 'height'>,
  changed: readonly PictureArea[],
): boolean {
  if (width !== labels.width || height !== labels.height) return false;
  return !changed.some(({ left, top, right, bottom }) => {
    for (let y = Math.floor(top * height); y < bottom * height; y++)
      for (let x = Math.floor(left * width); x < right * width; x++)
        if (isBuilt(marks?.[y * width + x])) return true;
    return false;
  });
}

function isBuilt(mark: number | undefined): boolean {
  return mark === IS_WALL || mark === IS_ROOF;
}

/** What is a building's within surfaces that may be a backdrop, by pixel; undefined where there is none. */
function markBuilt(
  base: Raster,
  labels: LabelMap,
  t: RegionTable,
  fill: DisplayPlanes,
  isDraft: boolean,
): Uint8Array | undefined {
  const { width, height } = labels;
  const backdrop = largeOnBorder(t, width * height);
  const heard = backdrop.size === 0 ? undefined : ownPixelReader()?.read(base, isDraft);
  return heard && growBuilt(labels, backdrop, fill, heard);
}

/** The same of what was heard. @param backdrop labels of surfaces that may be one */
export function growBuilt(
  labels: LabelMap,
  backdrop: ReadonlySet<number>,
  fill: Pick<DisplayPlanes, 'r' | 'g' | 'b'>,
  heard: Pick<PixelReading, 'width' | 'height' | 'shares'>,
): Uint8Array | undefined {
  const { width, height } = labels;
  const built = laidOver(planeOfClasses(heard, BUILT), labels);
  const sure = within(labels, backdrop, (i) => (built.data[i] as number) > SURE);
  const core = thickParts(sure, (RIM * width) / heard.width);
  if (count(core) < LEAST_BUILT * core.data.length) return undefined;
  const roof = laidOver(planeOfClasses(heard, ['roof']), labels);
  const seeds = new Uint8Array(width * height);
  for (let i = 0; i < seeds.length; i++) {
    if (!backdrop.has(labels.data[i] as number)) continue;
    const share = built.data[i] as number;
    if (core.data[i]) {
      const ofRoof = (roof.data[i] as number) / share;
      seeds[i] = ofRoof > ROOF ? IS_ROOF : ofRoof < WALL ? IS_WALL : 0;
    } else if (share < SURELY_NOT) seeds[i] = NOT_BUILT;
  }
  return growSeeds(
    seeds,
    within(labels, backdrop, () => true),
    fill,
  );
}

/** Surfaces that touch the border of a picture and take much of it. */
function largeOnBorder(t: RegionTable, pixels: number): Set<number> {
  const found = new Set<number>();
  for (let l = 1; l <= t.count; l++) {
    const touching = (t.top[l] as number) + (t.bottom[l] as number) + (t.sides[l] as number);
    if (touching > 0 && (t.area[l] as number) > LEAST_BACKDROP * pixels) found.add(l);
  }
  return found;
}

function within(
  { width, height, data }: LabelMap,
  of: ReadonlySet<number>,
  is: (i: number) => boolean,
): BitMask {
  const mask = createBitMask(width, height);
  for (let i = 0; i < data.length; i++) mask.data[i] = of.has(data[i] as number) && is(i) ? 1 : 0;
  return mask;
}

/** Parts of a mask that hold a disc of that radius somewhere. */
function thickParts(mask: BitMask, radius: number): BitMask {
  const { width, height } = mask;
  const inverse = createBitMask(width, height);
  for (let i = 0; i < inverse.data.length; i++) inverse.data[i] = mask.data[i] ? 0 : 1;
  const depth = distanceTransform(inverse).data;
  const parts = connectedComponents(mask, 4);
  const thick = new Uint8Array(parts.count + 1);
  for (let i = 0; i < depth.length; i++)
    if ((depth[i] as number) > radius) thick[parts.data[i] as number] = 1;
  const out = createBitMask(width, height);
  for (let i = 0; i < depth.length; i++) out.data[i] = mask.data[i] && thick[parts.data[i] as number] ? 1 : 0;
  return out;
}

/** The surfaces with a new label for each connected part that grew from seeds of a building. */
export function renumber(labels: LabelMap, grown: Uint8Array): PartedSurfaces {
  const { width, height } = labels;
  const data = Int32Array.from(labels.data);
  let next = labels.count;
  for (const kind of [IS_WALL, IS_ROOF]) {
    const mask = createBitMask(width, height);
    for (let i = 0; i < grown.length; i++) mask.data[i] = grown[i] === kind ? 1 : 0;
    const parts = connectedComponents(mask, 4);
    const areas = labelAreas(parts);
    const least = LEAST_PART * width * height;
    const named = new Int32Array(parts.count + 1);
    for (let l = 1; l <= parts.count; l++) if ((areas[l] as number) >= least) named[l] = ++next;
    for (let i = 0; i < data.length; i++) {
      const name = named[parts.data[i] as number] as number;
      if (name > 0) data[i] = name;
    }
  }
  return { labels: { width, height, data, count: next }, before: labels.count };
}

function count({ data }: BitMask): number {
  return data.reduce((sum, set) => sum + set, 0);
}

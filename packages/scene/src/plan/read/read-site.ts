import { connectedComponents, labelAreas } from '@plumbline/imaging/connected-components.ts';
import { median } from '@plumbline/imaging/percentile.ts';
import { type BitMask, createBitMask, type LabelMap, type Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { spreadLabels } from '@plumbline/imaging/spread-labels.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { LearnedKindReading } from '@plumbline/reading/kinds/learned-kind.ts';
import { hearPicture } from '../../learned/hear-picture.ts';
import { hearSurfaces } from '../../learned/hear-pixels.ts';
import { classByColour } from './class-by-colour.ts';
import { classDrawnCells } from './class-drawn-cells.ts';
import { findCircles } from './find-circles.ts';
import { findFlatColours } from './find-flat-colours.ts';
import { hearSite } from './hear-site.ts';
import { measureParts, openDisc } from './mask-tools.ts';
import { FANNED, TAKEN } from './plan-sureness.ts';
import { readPlanSheet } from './read-plan.ts';
import type { PlanSheet } from './read-sheet.ts';
import { sheetOfPlan } from './sheet-of-plan.ts';
import type { PlanReading } from './plan-reading.ts';
import { LEAST_TREES, PLAN_GATE } from './refuse-non-plans.ts';
import type { SiteEvidence, SiteReading, SiteRegion, SiteTree } from './site-reading.ts';

/** Share of green and water from which a sheet is coloured by its author. */
const COLOURED = 0.06;
/** Share of pixels of any colour from which one that is said to be a plan is coloured too. */
const TINTED = 0.06;
/** Largest less smallest channel of a pixel over its paper, 0…1, from which it has a colour. */
const TINT = 0.05;
/** Probability from which the net takes it for a plan, or for a view at eye level or a photo, which it then is whoever says otherwise. */
const SEEN = 0.5;
const EYE = 0.6;
/** Share of paper and even fills together that a drawn sheet has at least. */
const DRAWN = 0.35;
/** Half the width of what is painted and not drawn, by the long side. */
const BRUSH = 0.004;
/** A crown of common size, and a site of common size, in mm. */
const CROWN = 5000;
const SITE = 90_000;
/** Trees as shares of the long side. */
const SMALLEST = 0.009;
const LARGEST = 0.05;
/** Points in and around a crown that are looked at, and the share of them on green from which it stands there. */
const POINTS = 24;
const ON_GREEN = 0.5;
/** With fewer trees than this their median says nothing of the scale. */
const TREES_FOR_SCALE = 5;
/** A white field is a building if it covers this share of the sheet and does not reach its border. */
const HOUSE = 0.012;
const SPECK = 40;
/** Colours whose brightest channel is darker than this are ink. */
const INK = 0.3;
/** Share of a quarter of the sheet that must be green to count. */
const QUARTER = 0.06;
/** How surely green is all around, by the number of quarters that have it. */
const ALL_AROUND = [0, 0, 0, 0.7, 1] as const;
/** Share of a drawing in lines that is bare paper, from which its trees speak for a site. */
const BARE = 0.7;
/** Blue along more than this share of the upper edge is a sky. */
const SKY = 0.5;

/**
 * Everything that is read of a master plan.
 *
 * @param base RGB
 * @param takenForPlan what it is taken for by its kind, which a person may have said
 */
export function readSite(base: Raster, takenForPlan = false): SiteReading {
  const drawing = sheetOfPlan(base);
  const { sheet } = drawing;
  const { width, height, scale } = sheet;
  const picture = base.width === width ? base : resizeArea(base, width, height);
  const flat = findFlatColours(picture);
  const parts = flat.colours.map(classByColour);
  let green = 0;
  for (const l of flat.map.data) {
    const part = parts[l]?.part;
    if (l > 0 && (part === 'lawn' || part === 'planting' || part === 'water')) green++;
  }
  green /= width * height;
  const heard = hearPicture(base);
  const believed = takenForPlan || (heard !== undefined && heard.kinds.plan > SEEN);
  const coloured = green > COLOURED || (believed && tintedShare(sheet) > TINTED);
  const long = Math.max(width, height);
  const regions = coloured ? colouredRegions(flat.map, flat.colours, parts) : undefined;
  // Green all around is proof enough; a few colours have floor plans as well.
  const plan = green > COLOURED ? undefined : readPlanSheet(drawing);
  const building = plan !== undefined && plan.confidence >= PLAN_GATE ? plan.footprint : undefined;
  const trees = findCircles(sheet.darkest, Math.max(4, SMALLEST * long), LARGEST * long).filter((t) =>
    // Basins, tables and the swings of doors are round too.
    coloured ? standsOnGreen(flat.map, parts, t) : building === undefined || !standsIn(building, t),
  );
  const mmPerPixel = siteScale(trees, plan, long);
  const drawn = regions ?? drawnRegions(sheet, building, trees, mmPerPixel / 1000);
  // Single circles among bare lines are basins, lamps and numbers of axes.
  const grown = coloured || trees.length >= LEAST_TREES ? trees : [];
  const evidence: SiteEvidence = {
    flat: flat.share,
    green,
    quarters: greenQuarters(flat.map, parts),
    trees: trees.length,
    floorPlan: plan?.confidence ?? 0,
    paper: sheet.paper.share,
  };
  const confidence = hasSky(flat.map, parts)
    ? 0
    : Math.max(
        siteConfidence(evidence, coloured) * seenFromAbove(plan, coloured),
        believed && isSheet(evidence, coloured ? undefined : plan, heard) ? TAKEN : 0,
      );
  // Where trees tell the scale, shapes and widths tell the parts of a drawing in lines.
  const isTold = !coloured && trees.length >= LEAST_TREES;
  return {
    schema: 1,
    width,
    height,
    scale,
    coloured,
    regionMap: drawn.map,
    regions: confidence < PLAN_GATE || isTold ? drawn.regions : heardRegions(base, drawn, coloured),
    ...(coloured ? { painted: paintedParts(flat.map, long) } : {}),
    trees: grown,
    mmPerPixel,
    evidence,
    confidence,
  };
}

/** What a site is not taken for needs no net. */
function heardRegions(base: Raster, { map, regions }: Regions, coloured: boolean): readonly SiteRegion[] {
  const votes = hearSurfaces(base, map);
  if (votes === undefined) return regions;
  return hearSite(regions, votes, { coloured, border: labelsAtBorder(map) });
}

/** Labels of the regions at the border of a sheet. */
function labelsAtBorder({ width, height, data }: LabelMap): ReadonlySet<number> {
  const found = new Set<number>();
  for (let x = 0; x < width; x++) {
    found.add(data[x] as number);
    found.add(data[(height - 1) * width + x] as number);
  }
  for (let y = 0; y < height; y++) {
    found.add(data[y * width] as number);
    found.add(data[y * width + width - 1] as number);
  }
  return found;
}

interface Regions {
  readonly map: LabelMap;
  readonly regions: readonly SiteRegion[];
}

type Parts = readonly ReturnType<typeof classByColour>[];

function colouredRegions(map: LabelMap, colours: readonly Rgb[], parts: Parts): Regions {
  const { width, height } = map;
  const cells: { data: Int32Array; count: number } = { data: new Int32Array(map.data.length), count: 0 };
  const regions: SiteRegion[] = [];
  const mask = createBitMask(width, height);
  for (let colour = 1; colour <= map.count; colour++) {
    // Ink is no ground: what it covers goes to the fills beside it.
    if (Math.max(...(colours[colour] as Rgb)) < INK) continue;
    for (let i = 0; i < mask.data.length; i++) mask.data[i] = map.data[i] === colour ? 1 : 0;
    const pieces = connectedComponents(mask);
    const shape = measureParts(pieces);
    const renamed = new Int32Array(pieces.count + 1);
    for (let l = 1; l <= pieces.count; l++) {
      const area = shape.area[l] as number;
      if (area < SPECK) continue;
      const inner =
        (shape.x0[l] as number) > 2 &&
        (shape.y0[l] as number) > 2 &&
        (shape.x1[l] as number) < width - 3 &&
        (shape.y1[l] as number) < height - 3;
      const { part, confidence } = parts[colour] as Parts[number];
      const house = part === 'page' && inner && area > HOUSE * mask.data.length;
      renamed[l] = ++cells.count;
      regions.push({
        label: cells.count,
        part: house ? 'building' : part,
        confidence: house ? 0.5 : confidence,
        areaPixels: area,
        own: colours[colour] as Rgb,
      });
    }
    for (let i = 0; i < mask.data.length; i++) {
      const l = pieces.data[i] as number;
      if (l > 0 && renamed[l]) cells.data[i] = renamed[l] as number;
    }
  }
  return { map: spreadLabels({ width, height, data: cells.data, count: cells.count }), regions };
}

/** A line drawing: the building of its plan, and what else its lines enclose. The open ground is lawn only with trees. */
function drawnRegions(
  sheet: PlanSheet,
  building: BitMask | undefined,
  trees: readonly SiteTree[],
  metresPerPixel: number,
): Regions {
  const { width, height } = sheet;
  const paper: Rgb = [1, 1, 1];
  // Doors and gates stand open: what is inside and what is outside are told apart by the building, not by ink.
  const open = (isInside: boolean): LabelMap => {
    const mask = createBitMask(width, height);
    for (let i = 0; i < mask.data.length; i++)
      mask.data[i] = sheet.strong.data[i] || (building?.data[i] === 1) !== isInside ? 0 : 1;
    return connectedComponents(mask);
  };
  const regions: SiteRegion[] = [];
  const data = new Int32Array(width * height);
  for (const isInside of building === undefined ? [false] : [false, true]) {
    const cells = open(isInside);
    const areas = labelAreas(cells);
    const parts =
      isInside || trees.length < LEAST_TREES ? undefined : classDrawnCells(cells, trees, metresPerPixel);
    const renamed = new Int32Array(cells.count + 1);
    for (let l = 1; l <= cells.count; l++) {
      const area = areas[l] as number;
      if (area < SPECK) continue;
      const part = isInside ? 'building' : (parts?.[l] ?? 'page');
      renamed[l] = regions.length + 1;
      regions.push({
        label: regions.length + 1,
        part,
        confidence: isInside ? 0.6 : 0.4,
        areaPixels: area,
        own: paper,
      });
    }
    for (let i = 0; i < data.length; i++) {
      const l = renamed[cells.data[i] as number] as number;
      if (l > 0) data[i] = l;
    }
  }
  return { map: spreadLabels({ width, height, data, count: regions.length }), regions };
}

function standsIn({ width, data }: BitMask, { x, y }: SiteTree): boolean {
  return data[Math.round(y) * width + Math.round(x)] === 1;
}

function standsOnGreen(map: LabelMap, parts: Parts, { x, y, radius }: SiteTree): boolean {
  let green = 0;
  let seen = 0;
  for (let n = 0; n < POINTS; n++) {
    const angle = (2 * Math.PI * n) / POINTS;
    const k = n % 2 === 0 ? 0.6 : 1.25;
    const px = Math.round(x + Math.cos(angle) * radius * k);
    const py = Math.round(y + Math.sin(angle) * radius * k);
    if (px < 0 || py < 0 || px >= map.width || py >= map.height) continue;
    const l = map.data[py * map.width + px] as number;
    if (l === 0) continue;
    seen++;
    const part = parts[l]?.part;
    if (part === 'lawn' || part === 'planting') green++;
  }
  return green > ON_GREEN * Math.max(1, seen);
}

function greenQuarters({ width, height, data }: LabelMap, parts: Parts): number {
  const count = [0, 0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const l = data[y * width + x] as number;
      const part = parts[l]?.part;
      if (l === 0 || (part !== 'lawn' && part !== 'planting')) continue;
      const q = (x * 2 < width ? 0 : 1) + (y * 2 < height ? 0 : 2);
      count[q] = (count[q] as number) + 1;
    }
  }
  return count.filter((c) => c > QUARTER * 0.25 * width * height).length;
}

function hasSky({ width, data }: LabelMap, parts: Parts): boolean {
  let blue = 0;
  for (let x = 0; x < width; x++) {
    const l = data[2 * width + x] as number;
    if (l > 0 && parts[l]?.part === 'water') blue++;
  }
  return blue > SKY * width;
}

function siteScale(trees: readonly SiteTree[], plan: PlanReading | undefined, long: number): number {
  if (plan !== undefined && plan.metric.from === 'doors' && plan.confidence > PLAN_GATE)
    return plan.metric.mmPerPixel;
  if (trees.length >= TREES_FOR_SCALE) return CROWN / (2 * median(trees.map((t) => t.radius)));
  return SITE / long;
}

/** How surely a picture is a plan of a site or building seen from straight above, 0…1. */
function siteConfidence(e: SiteEvidence, coloured: boolean): number {
  if (coloured) {
    const flat = smoothstep(0.45, 0.65, e.flat);
    const around = ALL_AROUND[e.quarters] ?? 0;
    return Math.min(flat, around) * 0.9;
  }
  const trees = e.paper > BARE ? smoothstep(3, 9, e.trees) * 0.8 : 0;
  return Math.max(trees, e.floorPlan);
}

/** Whether a picture that is said to be a plan can be one: a drawn sheet whose lines do not fan out, and which no net sees from eye level. */
function isSheet(
  e: SiteEvidence,
  plan: PlanReading | undefined,
  heard: LearnedKindReading | undefined,
): boolean {
  if (heard !== undefined && (heard.views.eye > EYE || heard.kinds.photo > EYE)) return false;
  if (plan !== undefined && plan.evidence.framed < FANNED) return false;
  return e.paper + e.flat > DRAWN;
}

/** What has no flat colour and is wider than lines and letters are. */
function paintedParts({ width, height, data }: LabelMap, long: number): BitMask {
  const mask = createBitMask(width, height);
  for (let i = 0; i < mask.data.length; i++) mask.data[i] = data[i] === 0 ? 1 : 0;
  return openDisc(mask, Math.max(3, BRUSH * long));
}

/** Share of the pixels that have a colour. */
function tintedShare({ chroma }: PlanSheet): number {
  let tinted = 0;
  for (const value of chroma.data) if (value > TINT) tinted++;
  return tinted / chroma.data.length;
}

/** Bare lines must keep to one or two pairs of directions: those of a garden in perspective fan out. */
function seenFromAbove(plan: PlanReading | undefined, coloured: boolean): number {
  return coloured || plan === undefined ? 1 : smoothstep(0.82, 0.92, plan.evidence.framed);
}

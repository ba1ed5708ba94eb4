import type { BitMask, Plane, Raster } from '@plumbline/imaging/raster.ts';
import type { FrameFindings } from '@plumbline/imaging/tiles/frame-findings.ts';
import type { StageClock } from '@plumbline/imaging/tiles/checkpoint.ts';
import { ownPixelReader } from '@plumbline/reading/own/own-pixel-reader.ts';
import { analyseDrawing } from '../../drawing/analyse-drawing.ts';
import type { BuildingReading } from './building-reading.ts';
import { hearBuilt } from './hear-built.ts';
import { hearSurfaces } from '../../learned/hear-pixels.ts';
import { doubtPanes } from './doubt-panes.ts';
import { readBuilding } from './read-building.ts';
import { readSheetGround, type SheetGround } from './read-sheet-ground.ts';
import { readLooseSketch, type SketchTones } from './read-loose-sketch.ts';

/** All that a picture of a drawn outside is painted from. */
export interface ExteriorDrawing {
  readonly reading: BuildingReading;
  /** Where a sketch too loose for cells takes which wash; undefined where its cells are trusted. */
  readonly tones: SketchTones | undefined;
  /** Around what is drawn, where it stands on its sheet or is loose. */
  readonly sheetGround: SheetGround;
  /** Probability, 0…1, that the net sees a building: what of an elevation has no outline of its own is still no sky. Absent without a net. */
  readonly built?: Plane | undefined;
}

export interface DrawingReadOptions {
  /** Of the wobble at the hem of a loose sketch's washes. */
  readonly seed: number;
  readonly clock: StageClock;
  /** Where cells end besides the drawing's own lines: the borders of a material map. Any size, laid over the whole picture. */
  readonly borders?: BitMask;
  readonly isDraft?: boolean;
  readonly findings?: FrameFindings;
}

/** Below this, cells and classes are not trusted. */
const LEAST_CONFIDENCE = 0.45;

/** Reads a drawing of an outside. @param base RGB. @throws the reason of the clock's signal once it is aborted. */
export function readExteriorDrawing(
  base: Raster,
  { seed, clock, ...options }: DrawingReadOptions,
): ExteriorDrawing {
  clock.next('cells', 0.02);
  const analysis = analyseDrawing(base, { checkpoint: () => clock.check(), ...options });
  clock.next('reading', 0.3);
  const read = once(() => ownPixelReader()?.read(base, options.isDraft ?? false));
  const reading = readBuilding(analysis, hearSurfaces(base, analysis.filledCellMap, { ...options, read }));
  const loose = reading.confidence < LEAST_CONFIDENCE;
  clock.check();
  const sheetGround = loose || reading.setting === 'sheet' ? readSheetGround(base) : 'air';
  return {
    reading: sheetGround === 'paper' ? doubtPanes(reading) : reading,
    tones: loose ? readLooseSketch(analysis, seed, sheetGround) : undefined,
    sheetGround,
    ...(sheetGround === 'level' && !loose ? { built: hearBuilt({ ...options, read }) } : {}),
  };
}

function once<Value>(find: () => Value): () => Value {
  let found: { readonly value: Value } | undefined;
  return () => (found ??= { value: find() }).value;
}

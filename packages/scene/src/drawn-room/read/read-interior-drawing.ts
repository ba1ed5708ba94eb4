import type { BitMask, Raster } from '@plumbline/imaging/raster.ts';
import type { FrameFindings } from '@plumbline/imaging/tiles/frame-findings.ts';
import type { StageClock } from '@plumbline/imaging/tiles/checkpoint.ts';
import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { analyseAtReadingSize } from './analyse-at-reading-size.ts';
import { hearSurfaces } from '../../learned/hear-pixels.ts';
import { readRoom, type RoomReading } from './read-room.ts';

/** All that a picture of a drawn room is painted from. */
export interface InteriorDrawing {
  readonly analysis: DrawingAnalysis;
  readonly room: RoomReading;
}

export interface InteriorReadOptions {
  readonly clock: StageClock;
  /** Where cells end besides the drawing's own lines: the borders of a material map. Any size, laid over the whole picture. */
  readonly borders?: BitMask;
  readonly isDraft?: boolean;
  readonly findings?: FrameFindings;
}

/** How far a render is when a stage of the reading ends. */
const READING: Readonly<Record<string, number>> = {
  ink: 0.08,
  barrier: 0.1,
  camera: 0.25,
  cells: 0.38,
  measure: 0.42,
};

/** Reads a drawing of a room. @param base RGB. @throws the reason of the clock's signal once it is aborted. */
export function readInteriorDrawing(
  base: Raster,
  { clock, ...options }: InteriorReadOptions,
): InteriorDrawing {
  clock.next('ink', 0.02);
  const checkpoint = (stage: string): void => clock.next(`read-${stage}`, READING[stage] ?? 0.3);
  const analysis = analyseAtReadingSize(base, { checkpoint, ...options });
  clock.next('room', 0.42);
  const votes = hearSurfaces(base, analysis.filledCellMap, options);
  return { analysis, room: readRoom(analysis, votes, options.findings) };
}

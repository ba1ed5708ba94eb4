import type { LabelMap, Raster } from '@plumbline/imaging/raster.ts';
import { ownPixelReader } from '@plumbline/reading/own/own-pixel-reader.ts';
import { type CellVotes, voteInCells } from './vote-in-cells.ts';

/** What the net of pixels says of the surfaces of a picture; undefined where its weights are damaged. @param base RGB, any size. @param isDraft a quarter of the work, less sure at fine parts */
export function hearSurfaces(base: Raster, surfaces: LabelMap, isDraft = false): CellVotes | undefined {
  const reader = ownPixelReader();
  return reader === null ? undefined : voteInCells(surfaces, surfaces.count, reader.read(base, isDraft));
}

import type { LabelMap, Raster } from '@plumbline/imaging/raster.ts';
import type { Finding, FrameFindings } from '@plumbline/imaging/tiles/frame-findings.ts';
import { ownPixelReader } from '@plumbline/reading/own/own-pixel-reader.ts';
import { followVotes, type KeptVotes, keptVotes } from './follow-votes.ts';
import { type CellVotes, sumVotes, votesOf } from './vote-in-cells.ts';

export interface HearingOptions {
  /** A quarter of the work, less sure at fine parts. */
  readonly isDraft?: boolean;
  /**
   * Of a draft that follows another: what was said of its cells holds for what they have become. The net cannot look at the change alone:
   * it goes by what surrounds a part, and takes a window of a picture by itself for something else.
   */
  readonly findings?: FrameFindings;
}

const VOTES: Finding<KeptVotes> = { name: 'votes of the net of pixels' };

/** What the net of pixels says of the surfaces of a picture; undefined where its weights are damaged. @param base RGB, any size */
export function hearSurfaces(
  base: Raster,
  surfaces: LabelMap,
  { isDraft = false, findings }: HearingOptions = {},
): CellVotes | undefined {
  const reader = ownPixelReader();
  if (reader === null) return undefined;
  const before = findings?.recall(VOTES);
  const followed = before && followVotes(before, surfaces);
  const sums = followed ?? sumVotes(surfaces, surfaces.count, reader.read(base, isDraft));
  const kept = isDraft && findings ? keptVotes(surfaces, sums) : undefined;
  if (kept) findings?.keep(VOTES, kept);
  return votesOf(sums);
}

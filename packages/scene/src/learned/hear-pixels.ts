import type { LabelMap, Raster } from '@plumbline/imaging/raster.ts';
import type { Finding, FrameFindings } from '@plumbline/imaging/tiles/frame-findings.ts';
import { ownPixelReader } from '@plumbline/reading/own/own-pixel-reader.ts';
import type { PixelReading } from '@plumbline/reading/pixels/learned-pixels.ts';
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
  /** Runs the net, where more than its votes is asked for: once for all who ask. */
  readonly read?: () => PixelReading | undefined;
}

const VOTES: Finding<KeptVotes> = { name: 'votes of the net of pixels' };

/** What the net of pixels says of the surfaces of a picture; undefined where its weights are damaged. @param base RGB, any size */
export function hearSurfaces(
  base: Raster,
  surfaces: LabelMap,
  { isDraft = false, findings, read = () => ownPixelReader()?.read(base, isDraft) }: HearingOptions = {},
): CellVotes | undefined {
  const before = findings?.recall(VOTES);
  const followed = before && followVotes(before, surfaces);
  const heard = followed === undefined ? read() : undefined;
  const sums = followed ?? (heard && sumVotes(surfaces, surfaces.count, heard));
  if (sums === undefined) return undefined;
  const kept = isDraft && findings ? keptVotes(surfaces, sums) : undefined;
  if (kept) findings?.keep(VOTES, kept);
  return votesOf(sums);
}

import type { BitMask, LabelMap, Plane, Raster } from '@plumbline/imaging/raster.ts';
import type { FrameFindings } from '@plumbline/imaging/tiles/frame-findings.ts';
import type { StageClock } from '@plumbline/imaging/tiles/checkpoint.ts';
import type { RenderContext, RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';
import type { DrawingAnalysis } from './drawing/drawing-analysis.ts';
import type { DrawingCamera } from './drawing/drawing-camera.ts';
import type { RawSegment } from './drawing/line-segments.ts';
import type { RenderRequest } from './render-request.ts';
import type { SceneDraft } from './scene-value/scene-draft.ts';
import type { GivenRegions } from './scene-value/wished-regions.ts';

/** Longest edge at which regions are read of pictures that have no size of their own to be read at. */
export const READING_EDGE = 1024;

export interface ReadOptions extends Pick<RenderRequest, 'kind' | 'space' | 'seed' | 'maxEdge'> {
  /** Where surfaces end besides the picture's own edges, see `AnalysisOptions.borders`. */
  readonly borders?: BitMask;
  /** A better picture follows, see `RenderContext.isDraft`. */
  readonly isDraft?: boolean;
  /** Of a picture that follows another, see `RenderContext.findings`. */
  readonly findings?: FrameFindings;
}

/** A picture that is to be read. */
export interface Source {
  /** RGB. */
  readonly base: Raster;
  readonly options: ReadOptions;
  readonly clock: StageClock;
}

/** What a reading went by, to be looked at. */
export interface Evidence {
  readonly ink?: Plane;
  readonly segments: readonly Pick<RawSegment, 'x0' | 'y0' | 'x1' | 'y1'>[];
  readonly camera: DrawingCamera | undefined;
  readonly cells?: LabelMap;
}

/**
 * One kind of picture: how it is read, said as regions, corrected and painted. A reading is known to its kind alone; whatever is
 * said of the picture is derived from the very reading that is painted, never from a second one.
 *
 * Each step throws the reason of its signal once that is aborted; reading refuses with a `SceneRefusal`.
 */
export interface PictureKind<Reading> {
  /** Reads the picture once, for all its paintings. */
  read(source: Source): Reading;
  /** Its regions, which are always those of one reading size: a person corrects what a picture of any size is painted from. */
  regions(reading: Reading, source: Source): SceneDraft;
  /** The reading with what a material map and a person say of its regions, above every gate. */
  correct(reading: Reading, regions: GivenRegions): Reading;
  paint(reading: Reading, base: Raster, request: RenderRequest, context: RenderContext): RenderOutcome;
  /** Whether chosen materials are laid on what was painted. Plans lay them themselves, beneath their lines. */
  readonly laysMaterials: boolean;
  evidence?(reading: Reading): Evidence;
}

/** What readings of drawings go by beside the picture. */
export type DrawingOptions = Pick<ReadOptions, 'borders' | 'isDraft' | 'findings'>;

/** The borders of a material map, whether a draft is read, and what was found of the frame before. */
export function drawingOptions({ borders, isDraft = false, findings }: ReadOptions): DrawingOptions {
  return {
    isDraft,
    ...(borders === undefined ? {} : { borders }),
    ...(findings === undefined ? {} : { findings }),
  };
}

/** What a reading of a drawing went by. */
export function evidenceOf({ ink, segments, camera, filledCellMap }: DrawingAnalysis): Evidence {
  return { ink: ink.alpha, segments, camera, cells: filledCellMap };
}

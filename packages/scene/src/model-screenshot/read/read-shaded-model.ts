import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
import type { LabelMap, Plane, Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import type { Finding } from '@plumbline/imaging/tiles/frame-findings.ts';
import type { StageClock } from '@plumbline/imaging/tiles/checkpoint.ts';
import { type DisplayPlanes, splitDisplay } from '../../backdrop/display-planes.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import { type BrightOpenings, findBrightOpenings } from '../../photo/read/find-bright-openings.ts';
import { ownPixelReader } from '@plumbline/reading/own/own-pixel-reader.ts';
import type { PixelReading } from '@plumbline/reading/pixels/learned-pixels.ts';
import type { ReadOptions } from '../../picture-kind.ts';
import { findPlainBackdrop, type PlainBackdrop } from '../../backdrop/find-plain-backdrop.ts';
import { upsideDown } from '../../backdrop/upside-down.ts';
import { denoiseModel, estimateNoise, restoreWhite } from './denoise-model.ts';
import { type Backdrop, findBackdrop } from './find-backdrop.ts';
import { findModelStrokes, type ModelStrokes } from '../../drawing/model-strokes.ts';
import { hearPicture } from '../../learned/hear-picture.ts';
import { type HearingOptions, hearSurfaces } from '../../learned/hear-pixels.ts';
import type { CellVotes } from '../../learned/vote-in-cells.ts';
import { type ExteriorReading, readExterior } from './read-exterior.ts';
import { type HeardRoom, hearRoom } from './hear-room.ts';
import { InteriorRole } from './interior-roles.ts';
import { type InteriorReading, readInterior } from './read-interior.ts';
import { type PartedSurfaces, partBuilt } from './part-built.ts';
import { type ModelReading, readModel } from './read-model.ts';
import { measureRegions } from './region-table.ts';
import type { HeardSetting } from './heard-setting.ts';
import { heardBackdrop } from './set-as-heard.ts';

interface ModelParts {
  readonly model: ModelReading;
  readonly strokes: ModelStrokes;
  /** Standard deviation of the base's noise. */
  readonly noise: number;
  /** What the net of pixels says of the model's surfaces; undefined where its weights are damaged. */
  readonly votes: CellVotes | undefined;
  /** Light of a picture that was made by hand, with all that the hand left in it. */
  readonly grain?: Plane;
}

export interface ShadedExterior extends ModelParts, ExteriorReading {
  readonly space: 'exterior';
  readonly backdrop: Backdrop;
  /** Of a picture that was made by hand. */
  readonly setting?: HeardSetting;
}

export interface ShadedInterior extends ModelParts, InteriorReading {
  readonly space: 'interior';
  readonly horizonY: number;
  readonly windows: BrightOpenings;
  /** Of a room of clay, where the net tells its materials apart. */
  readonly heard: HeardRoom | undefined;
}

/** All that a picture of a shaded model is painted from. */
export type ShadedModel = ShadedExterior | ShadedInterior;

/** How a picture is read that was not rendered but made by hand: its surfaces are uneven, and no plain backdrop tells what it stands before. */
export interface ByHand {
  readonly even: (picture: DisplayPlanes) => DisplayPlanes;
  readonly setting: (
    pixels: PixelReading,
    picture: DisplayPlanes,
    cameraHorizon: number | null,
  ) => HeardSetting;
  /** Roles of a room, `InteriorRole` per pixel. */
  readonly room: (pixels: PixelReading, picture: DisplayPlanes) => Uint8Array;
}

/** Surfaces are read at this size at least: below it lines and thin members run together. */
const WORKING_EDGE = 1024;
/** Share of the straight edges from which the horizon of a picture made by hand is the camera's. */
const SURE_CAMERA = 0.6;

/** Reads a shaded model. @throws the reason of the clock's signal once it is aborted. */
export function readShadedModel(
  base: Raster,
  options: Omit<ReadOptions, 'seed' | 'borders'>,
  clock: StageClock,
  byHand?: ByHand,
): ShadedModel {
  const { kind, space, maxEdge } = options;
  clock.next('prepare', 0);
  const { width, height } = fitWithin(base.width, base.height, Math.max(WORKING_EDGE, maxEdge));
  const raw = splitDisplay(toRgb(resizeArea(base, width, height)));
  const noise = estimateNoise(raw.light);
  clock.check();
  const picture = byHand === undefined ? restoreWhite(denoiseModel(raw, noise)) : byHand.even(raw);
  clock.next('surfaces', 0.1);
  const whole = readModel(picture, kind, clock.check);
  const parted =
    space === 'exterior' && byHand === undefined
      ? partBuilt(base, whole, options)
      : { labels: whole.labels, before: whole.labels.count };
  const model = parted.labels.count === parted.before ? whole : withSurfaces(whole, parted.labels);
  clock.next('camera', 0.3);
  const strokes = findModelStrokes(picture.light);
  clock.next('roles', 0.4);
  const pixelsOf = (): PixelReading | undefined => ownPixelReader()?.read(base, options.isDraft);
  const seen = byHand && pixelsOf();
  const votes = hearSurfaces(base, model.labels, seen === undefined ? options : { read: () => seen });
  const parts = { model, strokes, noise, votes, ...(byHand && { grain: raw.light }) };
  const { camera, map } = strokes;
  if (space === 'exterior' && byHand !== undefined && seen !== undefined) {
    const sure = camera !== null && camera.support > SURE_CAMERA;
    const setting = byHand.setting(seen, picture, sure ? camera.horizonY : null);
    const backdrop = heardBackdrop(setting, model.regions);
    return { ...parts, ...readExterior(model, backdrop, map, votes, setting), space, backdrop, setting };
  }
  if (space === 'exterior') {
    const view = {
      cameraHorizon: camera === null ? null : camera.horizonY,
      support: camera?.support ?? 0,
      segments: strokes.segments,
      strokes: map,
      seenFromAbove: () => seenFromAbove(base, options),
    };
    const setting = {
      behind: withoutBuilt(findPlainBackdrop(picture), parted),
      below: findPlainBackdrop(upsideDown(picture)),
    };
    const backdrop = findBackdrop(model.labels, model.regions, view, {
      ...setting,
      builtAbove: parted.before,
    });
    return { ...parts, ...readExterior(model, backdrop, map, votes), space, backdrop };
  }
  const horizonY =
    camera === null ? 0.5 * height : Math.min(0.75 * height, Math.max(0.25 * height, camera.horizonY));
  if (byHand !== undefined && seen !== undefined) {
    const roles = byHand.room(seen, picture);
    const windows = windowsOf(roles, findBrightOpenings(model.fill.light));
    return { ...parts, roles, hasFloor: false, space, horizonY, windows, heard: undefined };
  }
  const pixels = model.clay ? pixelsOf() : undefined;
  const heard = pixels && hearRoom(pixels, model.light, camera?.horizonY);
  if (heard !== undefined) {
    const roles = heard.likeliest;
    const windows = openingsOf(heard.panes);
    return { ...parts, roles, hasFloor: roles.includes(InteriorRole.floor), space, horizonY, windows, heard };
  }
  const reading = readInterior(model, horizonY, votes);
  const windows = windowsOf(reading.roles, findBrightOpenings(model.fill.light));
  return { ...parts, ...reading, space, horizonY, windows, heard };
}

const ABOVE: Finding<number> = { name: 'how surely a model is seen from above' };

/** By both nets, 0…1; 0 where they are damaged. A draft that follows another is seen as that one is. */
function seenFromAbove(base: Raster, { isDraft = false, findings }: HearingOptions): number {
  const before = isDraft ? findings?.recall(ABOVE) : undefined;
  const above = before ?? hearPicture(base)?.views.above ?? 0;
  if (isDraft) findings?.keep(ABOVE, above);
  return above;
}

function withSurfaces(model: ModelReading, labels: LabelMap): ModelReading {
  return { ...model, labels, regions: measureRegions(labels, model.fill) };
}

/** A backdrop without the buildings that were parted from it. */
function withoutBuilt(
  plain: PlainBackdrop | undefined,
  { labels, before }: PartedSurfaces,
): PlainBackdrop | undefined {
  if (plain === undefined || labels.count === before) return plain;
  const mask = plain.mask.map((set, i) => (set && (labels.data[i] as number) <= before ? 1 : 0));
  return { ...plain, mask };
}

/** Windows by their brightness, and with them those that the net sees: a viewport shows panes in even colours. */
function windowsOf(roles: Uint8Array, { mask }: BrightOpenings): BrightOpenings {
  const data = mask.data.map((share, i) => (roles[i] === InteriorRole.pane ? 1 : share));
  return openingsOf({ ...mask, data });
}

/** Share of a pixel from which it is in a window. */
const PANE = 0.5;

function openingsOf(mask: Plane): BrightOpenings {
  const { width, height } = mask;
  const data = Uint8Array.from(mask.data, (share) => (share > PANE ? 1 : 0));
  return { mask, count: connectedComponents({ width, height, data }).count };
}

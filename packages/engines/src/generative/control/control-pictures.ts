import type { ControlKind, ControlPicture } from '../generator.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import type { ResultLayers } from '@plumbline/core/ports/image-engine.ts';
import type { CameraBasis } from '@plumbline/models/camera/model-camera.ts';
import type { Model } from '@plumbline/models/model/model.ts';
import { drawDepth, drawExactDepth } from './draw-depth.ts';
import { drawLines, invertLines, type Size } from './draw-lines.ts';
import { drawExactNormals, drawNormals } from './draw-normals.ts';
import { drawModelRegions } from './draw-model-regions.ts';
import { drawRegions } from './draw-regions.ts';
import type { RegionLayers } from './region-layers.ts';

export interface PictureSources {
  /** RGB, of its own size. */
  readonly base: Raster;
  readonly size: Size;
  readonly drawn: boolean;
  /** Undefined where the picture was not read, or nothing was made out. */
  readonly regions: RegionLayers | undefined;
}

/** The control pictures of a base that a server follows; one that the reading does not bear is left out, never guessed. */
export function controlsOfPicture(
  { base, size, drawn, regions }: PictureSources,
  wanted: readonly ControlKind[],
): ControlPicture[] {
  const draw: Readonly<Record<ControlKind, () => Raster | undefined>> = {
    line: () => drawLines(base, size, drawn),
    depth: () => regions && drawDepth(regions),
    normal: () => regions && drawNormals(regions),
    regions: () => regions && drawRegions(regions),
  };
  return collect(wanted, draw);
}

/** The control pictures of a model: exact to the pixel, from what a camera sees of it. */
export function controlsOfModel(
  layers: ResultLayers,
  model: Pick<Model, 'things' | 'materials'>,
  camera: CameraBasis,
  wanted: readonly ControlKind[],
): ControlPicture[] {
  const { line, depth } = layers;
  const { width, height } = line;
  const draw: Readonly<Record<ControlKind, () => Raster | undefined>> = {
    line: () => invertLines(line),
    depth: () => drawExactDepth(depth, width, height),
    normal: () => drawExactNormals(depth, width, height, camera),
    regions: () => drawModelRegions(layers, model),
  };
  return collect(wanted, draw);
}

function collect(
  wanted: readonly ControlKind[],
  draw: Readonly<Record<ControlKind, () => Raster | undefined>>,
): ControlPicture[] {
  return wanted.flatMap((kind) => {
    const picture = draw[kind]();
    return picture === undefined ? [] : [{ kind, picture }];
  });
}

import type { ResultLayers } from '@plumbline/core/ports/image-engine.ts';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import type { ModelClass } from '@plumbline/models/classes/class-list.ts';
import { classOf } from '@plumbline/models/classes/class-of.ts';
import type { Model } from '@plumbline/models/model/model.ts';
import { ADE20K, type ControlColour } from './ade20k.ts';

/** A class that the data set has not takes its nearest. */
const COLOURS: Readonly<Record<ModelClass, ControlColour>> = {
  wall: ADE20K.wall,
  floor: ADE20K.floor,
  ceiling: ADE20K.ceiling,
  roof: ADE20K.building,
  window: ADE20K.windowpane,
  glass: ADE20K.windowpane,
  door: ADE20K.door,
  stair: ADE20K.stairs,
  railing: ADE20K.railing,
  column: ADE20K.column,
  beam: ADE20K.wall,
  furniture: ADE20K.chair,
  curtain: ADE20K.curtain,
  lamp: ADE20K.lamp,
  sanitary: ADE20K.toilet,
  appliance: ADE20K.refrigerator,
  vegetation: ADE20K.tree,
  ground: ADE20K.earth,
  road: ADE20K.road,
  water: ADE20K.water,
  vehicle: ADE20K.car,
  person: ADE20K.person,
};

/**
 * The classes of a model's things as the colours that control networks for segmentation know them by: exact to the pixel; sky where the
 * camera sees nothing, black where neither class, name, layer nor material says what a thing is.
 */
export function drawModelRegions(
  { things, materials, line }: ResultLayers,
  model: Pick<Model, 'things' | 'materials'>,
): Raster {
  const out = createRaster(line.width, line.height, 3);
  const known = new Map<number, ControlColour>();
  for (let i = 0; i < things.length; i++) {
    const thing = things[i] as number;
    const material = materials[i] as number;
    const pair = thing * (model.materials.length + 1) + material;
    let colour = known.get(pair);
    if (colour === undefined) {
      colour = thing === 0 ? ADE20K.sky : colourOf(model, thing - 1, material - 1);
      known.set(pair, colour);
    }
    out.data.set(colour, 3 * i);
  }
  return out;
}

function colourOf({ things, materials }: Pick<Model, 'things' | 'materials'>, thing: number, made: number) {
  const of = things[thing];
  if (of === undefined) return ADE20K.unknown;
  const { name, type, layer } = of;
  const material = materials[made];
  const found = classOf({
    name,
    type,
    layer,
    material: material?.name ?? null,
    ...(material === undefined ? {} : { opacity: material.opacity }),
  });
  return found === null ? ADE20K.unknown : COLOURS[found];
}

import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import type { SceneClass } from '@plumbline/scene/scene-value/scene-value.ts';
import { ADE20K, type ControlColour } from './ade20k.ts';
import type { RegionLayers } from './region-layers.ts';

/** A class that the data set has not takes its nearest. */
const COLOURS: Readonly<Record<SceneClass, ControlColour>> = {
  sky: ADE20K.sky,
  background: ADE20K.sky,
  ground: ADE20K.earth,
  lawn: ADE20K.grass,
  paving: ADE20K.sidewalk,
  earth: ADE20K.earth,
  water: ADE20K.water,
  planting: ADE20K.plant,
  tree: ADE20K.tree,
  wall: ADE20K.wall,
  siding: ADE20K.building,
  masonry: ADE20K.building,
  timber: ADE20K.building,
  roof: ADE20K.building,
  glass: ADE20K.windowpane,
  door: ADE20K.door,
  opening: ADE20K.windowpane,
  trim: ADE20K.wall,
  metal: ADE20K.building,
  floor: ADE20K.floor,
  ceiling: ADE20K.ceiling,
  rug: ADE20K.rug,
  fabric: ADE20K.sofa,
  furniture: ADE20K.chair,
  joinery: ADE20K.cabinet,
  lamp: ADE20K.lamp,
  person: ADE20K.person,
  vehicle: ADE20K.car,
  'plan-wall': ADE20K.wall,
  'plan-room': ADE20K.floor,
  'plan-door': ADE20K.door,
  'plan-outside': ADE20K.earth,
  unknown: ADE20K.unknown,
};

/** The classes of the regions as the colours that control networks know them by; black where nothing is said. */
export function drawRegions({ width, height, labels, regions }: RegionLayers): Raster {
  const out = createRaster(width, height, 3);
  for (let i = 0; i < labels.length; i++) {
    const region = regions[labels[i] as number];
    if (region && labels[i] !== 0) out.data.set(COLOURS[region.class], 3 * i);
  }
  return out;
}

import { createPlane, type Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { makeSeamless } from '@plumbline/imaging/warp/make-seamless.ts';
import type { MaterialFamily, MaterialSpec } from './spec/material-spec.ts';

/** A material that an operator added: a picture in its real size. */
export interface OwnMaterial {
  /** Names its content: another picture or another size has another id, so that what is kept by id stays right. */
  readonly id: string;
  readonly family: MaterialFamily;
  /** Width and height that the picture shows, in millimetres. */
  readonly tileSizeMm: readonly [number, number];
  /** 0 mirror … 1 matt. */
  readonly roughness: number;
  /** RGB, 8 pixels or more each way. */
  readonly picture: Raster;
}

/** Longest edge that a picture is kept at: no surface is seen finer. */
const KEPT_EDGE = 1280;
/** Flat things throw back this much head-on. */
const REFLECTANCE = 0.04;

const lent = new Map<string, MaterialSpec>();

/**
 * Makes an installation's own materials known to this thread for the render that comes: until the next call
 * `findMaterial` finds them beside the built-in ones. A thread does one render at a time.
 */
export function lendMaterials(materials: readonly OwnMaterial[]): void {
  const wanted = new Set(materials.map(({ id }) => id));
  for (const id of lent.keys()) if (!wanted.has(id)) lent.delete(id);
  for (const material of materials) if (!lent.has(material.id)) lent.set(material.id, specOf(material));
}

export function findLentMaterial(id: string): MaterialSpec | undefined {
  return lent.get(id);
}

function specOf({
  id,
  family,
  tileSizeMm: [widthMm, heightMm],
  roughness,
  picture,
}: OwnMaterial): MaterialSpec {
  let made: { readonly tile: Raster; readonly sizeMm: readonly [number, number] } | undefined;
  // Joining the ends takes a moment, and not every material of a style is met.
  const seamless = () => {
    if (made) return made;
    const { width, height } = fitWithin(picture.width, picture.height, KEPT_EDGE);
    const { tile } = makeSeamless(resizeArea(picture, width, height));
    made = { tile, sizeMm: [(widthMm * tile.width) / width, (heightMm * tile.height) / height] };
    return made;
  };
  return {
    id,
    family,
    get tileSizeMm() {
      return seamless().sizeMm;
    },
    roughness,
    reflectance: REFLECTANCE,
    metalness: 0,
    // A photograph has its own light and shade: relief would shade it twice.
    reliefMm: 0,
    generate: ({ width, height }) => ({
      albedo: resizeArea(seamless().tile, width, height),
      height: createPlane(width, height),
    }),
  };
}

import { findSpace, styleForCategories } from '@plumbline/content/categories/category-tree.ts';
import type { CoverInput } from '@plumbline/core/ports/image-engine.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { generateDesign } from '@plumbline/designs/generate-design.ts';
import { drawSwatch } from '@plumbline/materials/draw-swatch.ts';
import { lightMaterialTile } from '@plumbline/materials/light-material-tile.ts';
import { findMaterial } from '@plumbline/materials/materials.ts';
import { renderMaterialTile } from '@plumbline/materials/render-material-tile.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { illustrate } from '@plumbline/scene/illustration/illustrate.ts';
import { designSubject } from '../operations/design-operation.ts';
import { standFree } from './stand-free.ts';

const COVER = { width: 480, height: 320 } as const;
/** Pixels of the longer edge at which a material is drawn for its swatch. */
const TILE_EDGE = 512;
/** Every cover of a space shows the same room or house, so that covers can be compared. */
const SEED = 7;

/**
 * What an entry of the library is shown by. A material is a sample slab, an object stands free on a clear ground; a style, a
 * category or a background is a design of the space.
 */
export function drawCover({ content, spaceId }: CoverInput, context: RenderContext): Raster {
  const [material] = content.materials;
  if (content.object) return standFree(content.object.picture, content.object.stands, COVER);
  if (spaceId === undefined && material) return swatchOf(material.id);
  const style = content.style ?? styleForCategories({ classifyId2: spaceId });
  const { background } = content;
  const { picture } = generateDesign(
    {
      subject: designSubject(findSpace(spaceId)?.slug),
      style,
      atmosphere: 'sunny',
      ...(background ? { environment: background.like, scenery: background } : {}),
      aspect: [COVER.width, COVER.height],
      seed: SEED,
      maxEdge: COVER.width,
    },
    context,
  );
  return style.finish ? illustrate(picture, picture, style.finish, { seed: SEED }) : picture;
}

function swatchOf(id: string): Raster {
  const material = findMaterial(id);
  if (!material) throw new Error(`the material ${id} was not lent`);
  return drawSwatch(lightMaterialTile(renderMaterialTile(material, { size: TILE_EDGE }), material), material);
}

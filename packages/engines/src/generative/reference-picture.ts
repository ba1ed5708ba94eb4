import type { EngineInput } from '@plumbline/core/ports/image-engine.ts';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { findMaterial } from '@plumbline/materials/materials.ts';
import { renderMaterialTile } from '@plumbline/materials/render-material-tile.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';

/** Longest edge at which a library material stands in for a picture of it. */
const MATERIAL_EDGE = 512;

/** The look to follow: the reference picture, the material that is to be laid, or the object that is to be put in. */
export function referencePicture({
  reference,
  texture,
  object,
  content,
  request,
}: EngineInput): Raster | null {
  if (request.ignoreWordAndImage) return null;
  if (reference) return toRgb(reference);
  if (texture) return toRgb(texture);
  const cutOut = object ?? content?.object?.picture;
  if (cutOut) return onWhite(cutOut);
  const id = request.style_img ?? request.material?.textureId;
  const material = id === undefined ? undefined : findMaterial(id);
  return material ? renderMaterialTile(material, { size: MATERIAL_EDGE }).albedo : null;
}

/** A cut-out on white paper, because no server takes a clear ground for what it is. */
function onWhite(picture: Raster): Raster {
  if (picture.channels !== 4) return toRgb(picture);
  const { width, height, data } = picture;
  const out = createRaster(width, height, 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    const alpha = (data[from + 3] as number) / 255;
    for (let c = 0; c < 3; c++) out.data[to + c] = 255 + ((data[from + c] as number) - 255) * alpha;
  }
  return out;
}

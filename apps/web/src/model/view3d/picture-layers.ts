import {
  DataArrayTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RepeatWrapping,
  RGBAFormat,
  UnsignedByteType,
} from 'three';
import type { ModelPictures } from './load-pictures.ts';

/** Pictures that repeat over surfaces, in all their sizes. Their numbers are those of screens, as all colours of the view. */
export function makePictureLayers({ edge, pixels }: ModelPictures): DataArrayTexture {
  const texture = new DataArrayTexture(pixels, edge, edge, pixels.length / (edge * edge * 4));
  texture.format = RGBAFormat;
  texture.type = UnsignedByteType;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.anisotropy = 4;
  texture.needsUpdate = true;
  return texture;
}

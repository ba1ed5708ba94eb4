import type { OwnUpload } from '@plumbline/contract/api/uploads.ts';
import type { BasePicture } from '../studio/settings/workspace-settings.ts';
import type { UploadPurpose } from '../api/queries.ts';

/** In the order in which people look for them. */
export const FILE_KINDS: readonly UploadPurpose[] = ['base', 'reference', 'texture', 'mask'];

/** A file as a workspace takes it. */
export function asPicture({
  imageId,
  url,
  thumbnailUrl,
  width,
  height,
  kind,
  purpose,
}: OwnUpload): BasePicture {
  // What was read of a texture or a reference says nothing of a base.
  const known = kind !== null && purpose === 'base' ? { kind } : {};
  return { imageId, url, thumbnailUrl, width, height, ...known };
}

/** How a mask goes onto a picture: as it is, scaled, or not at all. */
export function maskFit(
  mask: { readonly width: number; readonly height: number },
  picture: { readonly width: number; readonly height: number },
): 'fits' | 'scales' | 'differs' {
  if (mask.width === picture.width && mask.height === picture.height) return 'fits';
  // Sizes are whole: the same proportions are a pixel apart at most, on the smaller of the two.
  const scale = Math.max(mask.width / picture.width, picture.width / mask.width);
  const [larger, smaller] = mask.width > picture.width ? [mask, picture] : [picture, mask];
  return Math.abs(larger.height / scale - smaller.height) <= 1 ? 'scales' : 'differs';
}

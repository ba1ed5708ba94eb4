import type { Raster } from '@plumbline/imaging/raster.ts';
import { decodePicture } from './picture-files.ts';

/** Decodes pictures one at a time; of those that come meanwhile only the last is shown, what cannot be read is not. */
export function latestPreview(show: (picture: Raster) => void): (image: Uint8Array) => void {
  let isBusy = false;
  let next: Uint8Array | undefined;
  const work = async () => {
    isBusy = true;
    for (let image = next; image !== undefined; image = next) {
      next = undefined;
      const picture = await decodePicture(image).catch(() => undefined);
      if (picture && next === undefined) show(picture);
    }
    isBusy = false;
  };
  return (image) => {
    next = image;
    if (!isBusy) void work();
  };
}

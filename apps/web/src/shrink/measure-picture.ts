import type { PictureSize } from './picture-limits.ts';

/** Width and height of a file as it is shown; undefined where the browser cannot read it. Its pixels are not decoded. */
export async function measurePicture(file: Blob): Promise<PictureSize | undefined> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = address;
    });
    return image.naturalWidth > 0 ? { width: image.naturalWidth, height: image.naturalHeight } : undefined;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}

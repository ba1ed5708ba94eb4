import { straighten } from '@plumbline/imaging/warp/straighten.ts';

interface Straightened {
  readonly tilt: number;
  readonly convergence: number;
}

/** A JPEG of a photo loses nothing that one sees; drawings keep their lines as PNG. */
const QUALITY = 0.95;

/**
 * A picture of this site with its uprights upright, as a file that can be uploaded.
 *
 * @param drawn whether it is lines on paper
 * @throws Error where the picture does not load or this browser cannot draw it
 */
export async function straightenPicture(url: string, leaning: Straightened, drawn: boolean): Promise<File> {
  const answer = await fetch(url, { credentials: 'include' });
  if (!answer.ok) throw new Error(`picture ${answer.status}`);
  const bitmap = await createImageBitmap(await answer.blob());
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const upright = straighten({ width, height, channels: 4, data }, leaning);
  context.putImageData(new ImageData(new Uint8ClampedArray(upright.data), width, height), 0, 0);
  const type = drawn ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (!blob) throw new Error('no file');
  return new File([blob], drawn ? 'upright.png' : 'upright.jpg', { type });
}

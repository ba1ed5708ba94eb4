import { fileURLToPath } from 'node:url';

/** Path of a drawing that ships with the product. */
export function contentSample(
  name: 'villa' | 'homestay' | 'living-room' | 'kitchen' | 'dining-room',
): string {
  return fileURLToPath(new URL(`../../content/public/samples/${name}.png`, import.meta.url));
}

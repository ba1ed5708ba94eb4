import type { PictureParts } from '@plumbline/core/ports/compute.ts';
import type { Layer, PixelData } from 'ag-psd';

/** More layers than that nobody finds anything in; a building seldom has as many materials. */
const MOST_PARTS = 80;
/** Pixels of all parts together; each takes eight bytes while the file is written. */
const MOST_PIXELS = 60_000_000;

/** Where a part lies; its right and bottom are beyond it. */
interface Extent {
  readonly part: number;
  count: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * A group with a layer for each part of a picture, the largest lowest: what the picture shows within the part's bounds, and a mask
 * that is exactly the part. Over the picture itself they change nothing until somebody changes one.
 *
 * @param numbers of the picture's size, RGBA: the number of a pixel's part in its first three bytes
 * @param place where the picture's top left corner lies on the sheet
 */
export function partLayers(
  picture: PixelData,
  numbers: PixelData,
  { name, names, unnamed, none, others }: Omit<PictureParts, 'numbers'>,
  place: { readonly left: number; readonly top: number; readonly hidden: boolean },
): Layer | undefined {
  if (picture.width !== numbers.width || picture.height !== numbers.height) return undefined;
  const ids = idsOf(numbers);
  const found = extentsOf(ids, numbers.width).toSorted((a, b) => b.count - a.count || a.part - b.part);
  const own = found.slice(0, keptOf(found));
  const rest = found.slice(own.length);
  const titleOf = (part: number) => (part === 0 ? none : names[part - 1] || `${unnamed} ${part}`);
  const groups = [
    ...own.map((extent) => ({ title: titleOf(extent.part), extent, parts: new Set([extent.part]) })),
    ...(rest.length === 0
      ? []
      : [{ title: others, extent: around(rest), parts: new Set(rest.map(({ part }) => part)) }]),
  ];
  return {
    name,
    hidden: place.hidden,
    opened: true,
    children: groups.map(({ title, extent, parts }) => {
      const { left, top, right, bottom } = extent;
      const [width, height] = [right - left, bottom - top];
      const shown = new Uint8ClampedArray(width * height * 4);
      const mask = new Uint8ClampedArray(width * height * 4);
      for (let y = 0; y < height; y += 1) {
        const from = (top + y) * picture.width + left;
        shown.set(picture.data.subarray(from * 4, (from + width) * 4), y * width * 4);
        for (let x = 0; x < width; x += 1)
          if (parts.has(ids[from + x] ?? 0)) mask.fill(255, (y * width + x) * 4, (y * width + x + 1) * 4);
      }
      const bounds = {
        left: place.left + left,
        top: place.top + top,
        right: place.left + right,
        bottom: place.top + bottom,
      };
      return {
        name: title,
        ...bounds,
        imageData: { width, height, data: shown },
        mask: { ...bounds, defaultColor: 0, imageData: { width, height, data: mask } },
      };
    }),
  };
}

function idsOf({ data, width, height }: PixelData): Uint32Array {
  const ids = new Uint32Array(width * height);
  for (let at = 0; at < ids.length; at += 1)
    ids[at] = ((data[at * 4] ?? 0) << 16) | ((data[at * 4 + 1] ?? 0) << 8) | (data[at * 4 + 2] ?? 0);
  return ids;
}

function extentsOf(ids: Uint32Array, width: number): Extent[] {
  const found = new Map<number, Extent>();
  for (const [at, part] of ids.entries()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    let extent = found.get(part);
    if (!extent) {
      extent = { part, count: 0, left: x, top: y, right: x + 1, bottom: y + 1 };
      found.set(part, extent);
    }
    extent.count += 1;
    extent.left = Math.min(extent.left, x);
    extent.right = Math.max(extent.right, x + 1);
    extent.bottom = y + 1;
  }
  return [...found.values()];
}

/** How many of them, the largest first, get a layer of their own; all where that is no more than a file bears. */
function keptOf(found: readonly Extent[]): number {
  let pixels = 0;
  let kept = 0;
  for (const { left, top, right, bottom } of found) {
    pixels += (right - left) * (bottom - top);
    if (pixels > MOST_PIXELS || kept === MOST_PARTS) break;
    kept += 1;
  }
  return kept;
}

function around(extents: readonly Extent[]): Omit<Extent, 'part' | 'count'> {
  return {
    left: Math.min(...extents.map(({ left }) => left)),
    top: Math.min(...extents.map(({ top }) => top)),
    right: Math.max(...extents.map(({ right }) => right)),
    bottom: Math.max(...extents.map(({ bottom }) => bottom)),
  };
}

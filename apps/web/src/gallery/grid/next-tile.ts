import { type Rows, rowOf, tilesOf } from './justify-rows.ts';

/**
 * The picture that a key leads to: beside, the nearest one of the row above or below, or an end of the list.
 *
 * @returns undefined where the key means nothing here, or leads nowhere
 */
export function nextTile(
  key: string,
  place: number,
  rows: Rows,
  ratios: Float64Array,
  gap: number,
): number | undefined {
  const count = rows.firsts.at(-1) ?? 0;
  const inside = (next: number) => (next >= 0 && next < count && next !== place ? next : undefined);
  if (key === 'ArrowRight') return inside(place + 1);
  if (key === 'ArrowLeft') return inside(place - 1);
  if (key === 'Home') return inside(0);
  if (key === 'End') return inside(count - 1);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const row = rowOf(rows, place);
  const target = row + (key === 'ArrowDown' ? 1 : -1);
  if (target < 0 || target >= rows.heights.length) return undefined;
  const own = tilesOf(rows, row, ratios, gap).find((tile) => tile.place === place);
  const middle = (own?.left ?? 0) + (own?.width ?? 0) / 2;
  const away = (tile: { readonly left: number; readonly width: number }) =>
    Math.abs(tile.left + tile.width / 2 - middle);
  const [nearest] = tilesOf(rows, target, ratios, gap).sort((a, b) => away(a) - away(b));
  return nearest?.place;
}

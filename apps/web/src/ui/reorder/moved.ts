/** A list with one of its items at another place; the same list where nothing changes. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  const place = Math.min(items.length - 1, Math.max(0, to));
  if (item === undefined || place === from) return items;
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(place, 0, item);
}

/** Where an item comes to stand that is dropped before or after another one. */
export function droppedPlace(from: number, over: number, after: boolean): number {
  const gap = after ? over + 1 : over;
  return gap > from ? gap - 1 : gap;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Where a key moves an item of a list; undefined for keys that move nothing. */
export function placeAfterKey(key: string, from: number, count: number): number | undefined {
  const step = STEPS[key];
  return step === undefined ? undefined : Math.min(count - 1, Math.max(0, from + step));
}

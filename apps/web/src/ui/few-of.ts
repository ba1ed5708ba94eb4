/**
 * The first of many, with the chosen one among them: where it stands further back, it takes the last place. A few more
 * than there is room for are all shown rather than hidden behind a button.
 */
export function fewOf<T extends { readonly id: string }>(
  options: readonly T[],
  chosen: string | undefined,
  room: number,
): readonly T[] {
  if (options.length <= room + 3) return options;
  const first = options.slice(0, room);
  const own = options.find((option) => option.id === chosen);
  return !own || first.includes(own) ? first : [...first.slice(0, -1), own];
}

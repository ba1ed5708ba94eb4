/** Things of a list by the day on which they happened, where the reader is; the list is in their order already. */
export function byDay<T extends { readonly at: string }>(
  items: readonly T[],
  dayOf: (at: Date) => string,
): { readonly day: string; readonly items: T[] }[] {
  const days: { readonly day: string; readonly items: T[] }[] = [];
  for (const item of items) {
    const day = dayOf(new Date(item.at));
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}

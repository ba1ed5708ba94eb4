import type { EngineSight } from '@plumbline/contract/api/engine-sights.ts';

/** One place that data went to, however often. */
export interface PlaceOfData extends Pick<EngineSight, 'engine' | 'server' | 'place' | 'data' | 'models'> {
  readonly times: number;
}

/** The record of a task by the places that its data went to, in the order of time. */
export function placesOf(sights: readonly EngineSight[]): PlaceOfData[] {
  const places = new Map<string, PlaceOfData>();
  for (const { engine, server, place, data, models } of sights) {
    const key = `${engine} ${server}`;
    const known = places.get(key);
    places.set(key, {
      ...{ engine, server, place },
      data: [...new Set([...(known?.data ?? []), ...data])],
      models: [...new Set([...(known?.models ?? []), ...models])],
      times: (known?.times ?? 0) + 1,
    });
  }
  return [...places.values()];
}

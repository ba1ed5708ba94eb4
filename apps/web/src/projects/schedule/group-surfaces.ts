import type { ProjectModelAreas } from '@plumbline/contract/api/schedules.ts';
import type { Locale } from '@plumbline/contract/text.ts';

type Surface = ProjectModelAreas['surfaces'][number];

/** What a model has of one material, room by room. */
export interface MaterialArea {
  readonly key: string;
  /** Of the library where one is laid, else as the file calls it. */
  readonly name: string;
  readonly areaM2: number;
  readonly surfaces: readonly Surface[];
}

/** The surfaces of a model by material, the largest first; what the library’s material is laid over does not part them. */
export function groupSurfaces(surfaces: readonly Surface[], locale: Locale): readonly MaterialArea[] {
  const groups = new Map<string, Surface[]>();
  for (const surface of surfaces) {
    const key = surface.materialName ? `library ${surface.materialId}` : `file ${surface.material}`;
    groups.set(key, [...(groups.get(key) ?? []), surface]);
  }
  return [...groups]
    .map(([key, own]) => ({
      key,
      name: own[0]?.materialName?.[locale] ?? own[0]?.material ?? '',
      areaM2: own.reduce((sum, { areaM2 }) => sum + areaM2, 0),
      surfaces: byRoomAndClass(own),
    }))
    .toSorted((a, b) => b.areaM2 - a.areaM2);
}

function byRoomAndClass(surfaces: readonly Surface[]): readonly Surface[] {
  const sums = new Map<string, Surface>();
  for (const surface of surfaces) {
    const key = JSON.stringify([surface.room?.name, surface.class]);
    sums.set(key, { ...surface, areaM2: (sums.get(key)?.areaM2 ?? 0) + surface.areaM2 });
  }
  return [...sums.values()];
}

import { sceneSpaceOf } from '@plumbline/contract/tools/scene-space-of.ts';
import type { Scene, SceneRegion } from '@plumbline/contract/api/scene.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sceneQuery } from '../../api/queries.ts';
import { useStudio } from '../studio-context.ts';
import type { SceneChange } from './apply-changes.ts';
import { type Reading, readingKey, readingOf, selectionAfter, useReadingStore } from './reading-store.ts';
import { useCorrectScene } from './use-correct-scene.ts';

export interface SceneEditor extends Omit<Reading, 'selected'> {
  readonly scene: Scene | undefined;
  /** Address of the base. */
  readonly picture: string | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly selected: readonly SceneRegion[];
  readonly select: (ids: readonly string[]) => void;
  /** Selects one region, or with `add` puts it into the selection or takes it out. */
  readonly pick: (id: string, add: boolean) => void;
  readonly setActive: (id: string | undefined) => void;
  readonly setAdding: (adding: boolean) => void;
  readonly showCamera: (shown: boolean) => void;
  readonly change: (change: SceneChange) => void;
  readonly changeSelected: (
    change: Omit<NonNullable<SceneChange['corrections']>[number], 'regionId'>,
  ) => void;
  /** True for tools that keep locked regions but paint all others their own way. */
  readonly locksOnly: boolean;
  /** Whether it is looked at as it stands in space. */
  readonly stands: boolean;
  readonly showStanding: (stands: boolean) => void;
  /** Looks at the result again. */
  readonly leave: () => void;
}

/** The reading of the workspace's base, what is selected of it, and how to correct it. */
export function useSceneEditor(): SceneEditor {
  const { tool, settings, look, view, setView } = useStudio();
  const imageId = settings.base?.imageId ?? '';
  const space = sceneSpaceOf(tool, look.domain?.id) ?? 'exterior';
  const query = useQuery({
    ...sceneQuery(imageId, space),
    enabled: imageId !== '' && tool.sceneSpace !== undefined,
  });
  const of = readingKey(tool, settings.base);
  const reading = useReadingStore((state) => readingOf(state, of));
  const { change: changeReading, noteSaved } = useReadingStore.getState();
  const change = useCorrectScene(imageId, space, (saved) => noteSaved(of, saved));
  const scene = query.data;
  const selected = useMemo(
    () => scene?.regions.filter((region) => reading.selected.includes(region.id)) ?? [],
    [reading.selected, scene],
  );
  const select = (ids: readonly string[]) => changeReading(of, { selected: ids });
  return {
    ...reading,
    scene,
    picture: settings.base?.url,
    error: query.error,
    retry: () => void query.refetch(),
    selected,
    select,
    pick: (id, add) => select(selectionAfter(reading.selected, id, add || reading.adding)),
    setActive: (active) => changeReading(of, { active }),
    setAdding: (adding) => changeReading(of, { adding }),
    showCamera: (cameraShown) => changeReading(of, { cameraShown }),
    change,
    changeSelected: (correction) =>
      change({ corrections: selected.map(({ id }) => ({ regionId: id, ...correction })) }),
    locksOnly: tool.sceneCorrections === 'locks',
    stands: view === 'standing',
    showStanding: (stands) => setView(stands ? 'standing' : 'scene'),
    leave: () => setView('compare'),
  };
}

import { sceneSpaceOf } from '@plumbline/contract/tools/scene-space-of.ts';
import type { Scene, SceneRegion } from '@plumbline/contract/api/scene.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { sceneQuery } from '../../api/queries.ts';
import { useStudio } from '../studio-context.ts';
import type { SceneChange } from './apply-changes.ts';
import { type SavedState, useCorrectScene } from './use-correct-scene.ts';

export interface SceneEditor {
  readonly scene: Scene | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Regions that the next change is made to. */
  readonly selected: readonly SceneRegion[];
  readonly select: (ids: readonly string[]) => void;
  /** Selects one region, or with `add` puts it into the selection or takes it out. */
  readonly pick: (id: string, add: boolean) => void;
  /** The region under the pointer or at the keyboard's place. */
  readonly active: string | undefined;
  readonly setActive: (id: string | undefined) => void;
  /** Whether a plain click adds, for hands without a Shift key. */
  readonly adding: boolean;
  readonly setAdding: (adding: boolean) => void;
  readonly cameraShown: boolean;
  readonly showCamera: (shown: boolean) => void;
  readonly change: (change: SceneChange) => void;
  readonly changeSelected: (
    change: Omit<NonNullable<SceneChange['corrections']>[number], 'regionId'>,
  ) => void;
  readonly saved: SavedState;
  /** True for tools that keep locked regions but paint all others their own way. */
  readonly locksOnly: boolean;
}

/** The reading of the workspace's base, what is selected of it, and how to correct it. */
export function useSceneEditor(open: boolean): SceneEditor {
  const { tool, settings, look } = useStudio();
  const imageId = settings.base?.imageId ?? '';
  const space = sceneSpaceOf(tool, look.domain?.id) ?? 'exterior';
  const query = useQuery({
    ...sceneQuery(imageId, space),
    enabled: open && imageId !== '' && tool.sceneSpace !== undefined,
  });
  const { change, saved } = useCorrectScene(imageId, space);
  const [selection, setSelection] = useState<{ of: string; ids: readonly string[] }>({ of: '', ids: [] });
  const [active, setActive] = useState<string>();
  const [adding, setAdding] = useState(false);
  const [cameraShown, showCamera] = useState(false);
  const scene = query.data;
  // Numbers of regions mean nothing in another picture.
  const ids = useMemo(() => (selection.of === imageId ? selection.ids : []), [imageId, selection]);
  const selected = useMemo(
    () => scene?.regions.filter((region) => ids.includes(region.id)) ?? [],
    [ids, scene],
  );
  const select = (next: readonly string[]) => setSelection({ of: imageId, ids: next });
  return {
    scene,
    error: query.error,
    retry: () => void query.refetch(),
    selected,
    select,
    pick: (id, add) => {
      if (!add && !adding) select(ids.length === 1 && ids[0] === id ? [] : [id]);
      else select(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);
    },
    active,
    setActive,
    adding,
    setAdding,
    cameraShown,
    showCamera,
    change,
    changeSelected: (correction) =>
      change({ corrections: selected.map(({ id }) => ({ regionId: id, ...correction })) }),
    saved,
    locksOnly: tool.sceneCorrections === 'locks',
  };
}

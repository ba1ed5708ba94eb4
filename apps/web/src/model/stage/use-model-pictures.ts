import { useEffect, useMemo, useState } from 'react';
import type { OpenedModel } from '../bring/open-model.ts';
import { loadPictures, type ModelPictures } from '../view3d/load-pictures.ts';
import { planPictures } from '../view3d/plan-pictures.ts';

/** The pictures of the open model once they are decoded; only where they are to be seen. */
export function useModelPictures(
  opened: OpenedModel | undefined,
  wanted: boolean,
): ModelPictures | undefined {
  const [loaded, setLoaded] = useState<{ readonly of: OpenedModel; readonly pictures: ModelPictures }>();
  const plan = useMemo(() => (opened && wanted ? planPictures(opened.model) : null), [opened, wanted]);
  const known = loaded !== undefined && loaded.of === opened;
  useEffect(() => {
    if (!opened || !plan || known) return;
    const controller = new AbortController();
    loadPictures(opened.model, plan, controller.signal).then(
      (pictures) => setLoaded({ of: opened, pictures }),
      () => undefined,
    );
    return () => controller.abort();
  }, [known, opened, plan]);
  return known && wanted ? loaded.pictures : undefined;
}

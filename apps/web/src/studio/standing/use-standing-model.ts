import type { Scene } from '@plumbline/contract/api/scene.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { useEffect, useState } from 'react';
import { openModel, type OpenedModel } from '../../model/bring/open-model.ts';

export interface StandingModel {
  /** The latest that came: what stood before a correction stays until what stands after it is there. */
  readonly opened: OpenedModel | undefined;
  readonly failed: boolean;
  readonly again: () => void;
}

/** What a picture stands up to, fetched anew whenever what is known of it changes on the server. */
export function useStandingModel({ imageId, space, geometry }: Scene): StandingModel {
  const [opened, setOpened] = useState<OpenedModel>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (geometry === null) return;
    const stops = new AbortController();
    const query = new URLSearchParams({ imageId, space });
    openModel(`${OTHER_PATHS.sceneModel}?${query}`, stops.signal, () => undefined).then(
      (model) => {
        if (stops.signal.aborted) return;
        setOpened(model);
        setFailed(false);
      },
      () => {
        if (!stops.signal.aborted) setFailed(true);
      },
    );
    return () => stops.abort();
  }, [attempt, geometry, imageId, space]);
  return {
    opened,
    failed,
    again: () => {
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
}

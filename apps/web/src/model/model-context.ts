import type { ChangeModelBody, ModelAnswer } from '@plumbline/contract/api/models.ts';
import type { ModelCamera } from '@plumbline/models/camera/model-camera.ts';
import { createContext, use } from 'react';
import type { ModelBring } from './bring/use-bring-model.ts';
import type { Opening } from './bring/use-opened-model.ts';

/** What the parts of the workspace of models share beside the studio's own. */
export interface ModelWork {
  /** The model that is open, as the server knows it. */
  readonly answer: ModelAnswer | undefined;
  readonly opening: Opening;
  readonly bring: ModelBring;
  readonly openMine: () => void;
  /** Width to height of what is rendered. */
  readonly aspect: number;
  /** Where it is looked at from; undefined until there is something to look at. */
  readonly camera: ModelCamera | undefined;
  /** Keeps something with the model; shown at once. */
  readonly change: (body: ChangeModelBody) => Promise<void>;
}

export const ModelContext = createContext<ModelWork | undefined>(undefined);

export function useModelWork(): ModelWork {
  const work = use(ModelContext);
  if (!work) throw new Error('useModelWork outside the workspace of models');
  return work;
}

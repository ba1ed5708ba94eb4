import {
  modelCameraSchema,
  modelHiddenSchema,
  modelSectionSchema,
  type ModelHidden,
  type ModelSection,
} from '@plumbline/contract/api/model-view.ts';
import type { ModelCamera } from '@plumbline/models/camera/model-camera.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { emptyWithWorkspaces, MODEL_KEY } from '../../session/local-keys.ts';
import { isOfThisVisitor, VISITOR_ID } from '../../session/visitor.ts';
import { readBatch, type ViewsBatch } from './views-batch.ts';
import { FIRST_SUN, readSun, type SunSetting } from './sun-setting.ts';

export type ViewColours = 'clay' | 'own' | 'style';

/** How one model is looked at: what a render of it starts from. */
export interface ModelLook {
  /** Null: not moved yet, so that all of it is seen. */
  readonly camera: ModelCamera | null;
  readonly section: ModelSection;
  readonly hidden: ModelHidden;
  readonly sun: SunSetting;
  readonly colours: ViewColours;
}

interface ModelState extends ModelLook {
  readonly modelId: string | null;
  /** Index of the instance that was clicked; not kept. */
  readonly chosen: number | undefined;
  readonly open: (modelId: string | null) => void;
  /** Views that were last rendered together; empty where there are none. */
  readonly batch: ViewsBatch;
  readonly setBatch: (batch: ViewsBatch) => void;
  readonly look: (part: Partial<ModelLook>) => void;
  readonly choose: (instance: number | undefined) => void;
}

const FIRST: ModelLook = { camera: null, section: [], hidden: {}, sun: FIRST_SUN, colours: 'clay' };

type Kept = Partial<Record<keyof ModelLook | 'modelId' | 'batch' | 'visitor', unknown>> | undefined;

/** What the browser kept, of any age and from anybody: parts that do not fit are forgotten. */
function readKept(kept: Kept): Partial<ModelState> {
  if (!kept || !isOfThisVisitor(kept)) return {};
  const camera = modelCameraSchema.safeParse(kept.camera);
  const section = modelSectionSchema.safeParse(kept.section);
  const hidden = modelHiddenSchema.safeParse(kept.hidden);
  return {
    modelId: typeof kept.modelId === 'string' ? kept.modelId : null,
    camera: camera.success ? camera.data : null,
    section: section.success ? section.data : [],
    hidden: hidden.success ? hidden.data : {},
    sun: readSun(kept.sun),
    batch: readBatch(kept.batch),
    colours: kept.colours === 'own' || kept.colours === 'style' ? kept.colours : 'clay',
  };
}

export const useModelStore = create<ModelState>()(
  persist(
    (set) => ({
      modelId: null,
      ...FIRST,
      chosen: undefined,
      // The sun belongs to the place that one works at; everything else to the model.
      open: (modelId) => set(({ sun }) => ({ ...FIRST, sun, modelId, chosen: undefined, batch: [] })),
      batch: [],
      setBatch: (batch) => set({ batch }),
      look: (part) => set(part),
      choose: (chosen) => set({ chosen }),
    }),
    {
      name: MODEL_KEY,
      version: 1,
      partialize: ({ modelId, camera, section, hidden, sun, colours, batch }) => ({
        ...{ modelId, camera, section, hidden, sun, colours, batch, visitor: VISITOR_ID },
      }),
      merge: (kept, state) => ({ ...state, ...readKept(kept as Kept) }),
    },
  ),
);

emptyWithWorkspaces(() => useModelStore.getState().open(null));

import type { SceneCorrection as ContractCorrection } from '@plumbline/contract/api/scene.ts';
import type { SceneCorrection } from '@plumbline/scene/scene-value/scene-value.ts';

/** What is absent stays absent. */
export function toSceneCorrection(correction: ContractCorrection): SceneCorrection {
  const { anchor, class: name, material, lock } = correction;
  return {
    anchor,
    ...(name === undefined ? {} : { class: name }),
    ...(material === undefined ? {} : { material }),
    ...(lock === undefined ? {} : { lock }),
  };
}

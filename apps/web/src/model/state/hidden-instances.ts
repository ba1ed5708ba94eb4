import type { ModelHidden } from '@plumbline/contract/api/model-view.ts';
import type { ModelClass } from '@plumbline/models/classes/class-list.ts';
import type { Model } from '@plumbline/models/model/model.ts';
import { hiddenTest } from '@plumbline/models/shown/hidden-parts.ts';

/** Whether each instance is hidden, in the order of the model. */
export function hiddenInstances(
  model: Model,
  classes: readonly (ModelClass | null)[],
  hidden: ModelHidden,
): Uint8Array {
  const { instances } = model;
  const isHidden = hiddenTest(model, hidden);
  return Uint8Array.from({ length: instances.count }, (_, at) =>
    isHidden(instances.thing[at] ?? 0, instances.material[at] ?? 0, classes[at] ?? null) ? 1 : 0,
  );
}

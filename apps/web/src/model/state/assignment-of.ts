import type { ModelAssignment } from '@plumbline/contract/api/model-view.ts';
import { assignMaterials } from '@plumbline/models/classes/assign-materials.ts';
import type { ModelClass } from '@plumbline/models/classes/class-list.ts';
import type { Model } from '@plumbline/models/model/model.ts';

/** Which material each instance was given, if any: what a render of it shows. */
export function assignmentOf(
  model: Model,
  classes: readonly (ModelClass | null)[],
  assignments: readonly ModelAssignment[],
): (instance: number) => string | undefined {
  const assigned = assignMaterials(assignments);
  return (instance) => {
    const thing = model.things[model.instances.thing[instance] ?? 0];
    return assigned({
      thing: thing?.key ?? null,
      material: model.materials[model.instances.material[instance] ?? 0]?.name ?? null,
      layer: thing?.layer ?? null,
      class: classes[instance] ?? null,
    });
  };
}

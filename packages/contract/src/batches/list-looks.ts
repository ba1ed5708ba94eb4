import type { StartTaskBody } from '../api/start-task.ts';
import { LOOK_FIELDS, type LookField } from './batchable.ts';

export type Look = Readonly<Partial<Pick<StartTaskBody, LookField>>>;
export type LookMatrix = { readonly [Field in LookField]?: readonly NonNullable<StartTaskBody[Field]>[] };

/** Every combination of the choices, the last field changing fastest; what nothing was chosen for is as all have it. */
export function listLooks(matrix: LookMatrix): Look[] {
  return LOOK_FIELDS.reduce<Look[]>(
    (looks, field) => {
      const choices = [...new Set(matrix[field] ?? [])];
      if (choices.length === 0) return looks;
      return looks.flatMap((look) => choices.map((choice) => ({ ...look, [field]: choice })));
    },
    [{}],
  );
}

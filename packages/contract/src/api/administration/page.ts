import { z } from 'zod';
import { numberField, textField, versionField } from '../../scalars.ts';

/** Fields of every paged list of the console. */
export const pageFields = {
  page: numberField({ min: 1, max: 100_000, integer: true }).default(1),
  pageSize: numberField({ min: 1, max: 100, integer: true }).default(50),
  q: textField(200).optional(),
  ...versionField,
};

export function pageOf<T extends z.ZodType>(item: T) {
  return z.strictObject({ items: z.array(item), total: z.int().nonnegative() });
}

import { z } from 'zod';
import type { FunctionName } from './function-name.ts';

const ticketsSchema = z.int().min(0).max(1000);

/** What one delivered picture of a tool costs, in tickets. */
export const toolPriceSchema = z.strictObject({
  perImage: ticketsSchema,
  /** Of an enlarger: by how many times as wide it makes the base. */
  byMultiplier: z.strictObject({ 2: ticketsSchema, 4: ticketsSchema }).readonly().exactOptional(),
  /** Of a tool that makes large pictures: by their longest edge, where it is not `perImage`. */
  bySize: z
    .strictObject({ 1536: ticketsSchema, 2560: ticketsSchema, 3840: ticketsSchema })
    .readonly()
    .exactOptional(),
});
export type ToolPrice = Readonly<z.infer<typeof toolPriceSchema>>;

/** Prices that stand in place of the descriptors' own. */
export type ToolPrices = Readonly<Partial<Record<FunctionName, ToolPrice>>>;

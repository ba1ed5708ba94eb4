import { z } from 'zod';
import { numberField, timeSchema } from '../../scalars.ts';
import { FUNCTION_NAMES } from '../../tools/function-name.ts';
import { TOOLS } from '../../tools/registry.ts';
import { toolPriceSchema } from '../../tools/tool-price.ts';

/** Prices in place of the descriptors' own, each of its tool's shape: by multiplier where the tool enlarges, by size only where it makes large pictures. */
const toolPricesSchema = z
  .partialRecord(z.enum(FUNCTION_NAMES), toolPriceSchema)
  .superRefine((prices, context) => {
    for (const name of FUNCTION_NAMES) {
      const price = prices[name];
      if (price && (price.byMultiplier === undefined) !== (TOOLS[name].price.byMultiplier === undefined))
        context.addIssue({ code: 'custom', path: [name, 'byMultiplier'], message: 'does not fit the tool' });
      if (price?.bySize !== undefined && TOOLS[name].price.bySize === undefined)
        context.addIssue({ code: 'custom', path: [name, 'bySize'], message: 'does not fit the tool' });
    }
  });

const priceVersionSchema = z.strictObject({
  /** 0: nobody has set a price, the descriptors' own are in force. */
  version: z.int().min(0),
  prices: toolPricesSchema,
  changedBy: z.string().nullable(),
  changedAt: timeSchema.nullable(),
});
export type ToolPriceVersion = z.output<typeof priceVersionSchema>;

export const managedToolPricesSchema = z.strictObject({
  current: priceVersionSchema,
  /** The newest hundred versions, newest first. */
  history: z.array(priceVersionSchema),
});

export const setToolPricesBodySchema = z.strictObject({
  /** The version that whoever changes them has looked at. */
  seenVersion: numberField({ min: 0, max: 1_000_000, integer: true }),
  prices: toolPricesSchema,
});

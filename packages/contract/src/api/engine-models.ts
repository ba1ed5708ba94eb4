import { z } from 'zod';

/** A file of an engine's server, by the name under which it lists it. */
export const modelFileNameSchema = z
  .string()
  .max(300)
  .regex(/^[^\p{Cc}\p{Cs}]+$/u);
export const LORAS_MAX = 8;
export const LORA_WEIGHT = { min: -1, max: 2, default: 0.8, step: 0.05 } as const;

export const loraSchema = z.strictObject({
  name: modelFileNameSchema,
  /** 1: as it was trained; less than 0: away from what it learned. */
  weight: z.number().min(LORA_WEIGHT.min).max(LORA_WEIGHT.max),
});
export type Lora = z.infer<typeof loraSchema>;

/** What is chosen of the files that an engine's server has, each LoRA once. */
export const engineModelFields = {
  /** The main model; absent: the server's first that can do it. */
  model: modelFileNameSchema,
  /** Laid over it, in this order. */
  lora: z
    .array(loraSchema)
    .max(LORAS_MAX)
    .refine(
      (loras) => new Set(loras.map(({ name }) => name)).size === loras.length,
      'one of them stands twice',
    ),
} as const;

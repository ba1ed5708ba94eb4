import { z } from 'zod';

/** What servers answer, as far as it is read. */

const name = z.string().max(4_096);

export const sdModels = z.array(z.looseObject({ title: name, model_name: name.catch('') }));
export const loras = z.array(z.looseObject({ name }));
export const upscalers = z.array(z.looseObject({ name }));
export const controlModels = z.looseObject({ model_list: z.array(name) });
export const controlSettings = z.looseObject({ control_net_unit_count: z.number().int().min(0).catch(3) });

/** `info` is JSON within JSON. */
export const made = z.looseObject({
  images: z.array(z.string()).min(1, 'no picture'),
  info: z
    .string()
    .transform((text): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        return {};
      }
    })
    .pipe(
      z.looseObject({
        seed: z.number().catch(-1),
        index_of_first_image: z.number().int().min(0).catch(0),
        sd_model_name: name.catch(''),
      }),
    ),
});
export const enlarged = z.looseObject({ image: z.string().min(1, 'no picture') });

export const progress = z.looseObject({
  progress: z.number().min(0).max(1).catch(0),
  state: z.looseObject({ job_count: z.number().catch(0), interrupted: z.boolean().catch(false) }),
  current_image: z.string().nullish(),
  /** Newer servers say whose job it is. */
  current_task: z.string().nullish().catch(null),
});
export const anything = z.unknown();

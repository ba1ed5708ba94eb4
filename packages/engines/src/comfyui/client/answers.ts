import { z } from 'zod';

/** What a server answers, as far as it is read. Newer servers send more; what is not named here passes unseen. */

const name = z.string().max(4_096);

export const systemStats = z.looseObject({
  system: z.looseObject({ comfyui_version: name.optional() }),
  devices: z.array(z.looseObject({ name: name.optional(), type: name.optional() })).default([]),
});

/** Bytes; some versions send a fraction. */
export const serverFeatures = z.looseObject({ max_upload_size: z.number().positive().optional() });

export const load = z.looseObject({ exec_info: z.looseObject({ queue_remaining: z.number().min(0) }) });

const nodeError = z.looseObject({
  type: name.catch('unknown'),
  message: z.string().catch(''),
  details: z.string().catch(''),
  extra_info: z.looseObject({ input_name: z.string().optional().catch(undefined) }).catch({}),
});

/** By node. Some refusals carry an empty list instead. */
const nodeErrors = z
  .union([
    z.record(
      z.string(),
      z.looseObject({ class_type: name.nullish().catch(null), errors: z.array(nodeError).catch([]) }),
    ),
    z.array(z.unknown()).transform(() => ({})),
    z.null().transform(() => ({})),
  ])
  .default({});
export type NodeErrors = z.output<typeof nodeErrors>;

export const queued = z.looseObject({ prompt_id: name.min(1), node_errors: nodeErrors });

export const refused = z.looseObject({
  error: z.union([
    z.looseObject({
      type: name.catch('unknown'),
      message: z.string().catch(''),
      details: z.string().catch(''),
      extra_info: z.looseObject({ class_type: z.string().nullish().catch(null) }).catch({}),
    }),
    z.string().transform((message) => ({ type: 'unknown', message, details: '', extra_info: {} })),
  ]),
  node_errors: nodeErrors,
});
export type Refused = z.output<typeof refused>;

/** `[number, prompt_id, …]`: read by index, more is ignored. */
const queueItem = z.array(z.unknown()).transform((item) => String(item[1]));

export const queue = z.looseObject({
  queue_running: z.array(queueItem),
  queue_pending: z.array(queueItem),
});

export const savedImage = z.looseObject({ filename: name.min(1), subfolder: name.default(''), type: name });
export type SavedImage = z.output<typeof savedImage>;

const historyEntry = z.looseObject({
  outputs: z
    .record(
      z.string(),
      z
        .looseObject({ images: z.array(savedImage).nullish() })
        .nullable()
        .catch(null),
    )
    .default({}),
  status: z
    .looseObject({
      status_str: z.string().nullish(),
      messages: z.array(z.tuple([z.string()]).rest(z.unknown())).catch([]),
    })
    .nullish(),
});
export type HistoryEntry = z.output<typeof historyEntry>;

/** `{}` while the job waits or runs, and for jobs that nobody knows. */
export const history = z.record(z.string(), historyEntry);

export const job = z.looseObject({
  status: z.enum(['pending', 'in_progress', 'completed', 'failed', 'cancelled']),
});

export const uploaded = z.looseObject({ name: name.min(1), subfolder: name.default('') });

/** Parsed by whoever reads the catalogue of nodes; here it is only known to be one. */
export const objectInfo = z.record(z.string(), z.unknown());

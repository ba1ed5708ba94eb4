import { z } from 'zod';

export const MANIFEST = 'manifest.json';
export const FILE_LIST = 'files.ndjson';
export const JOB_LIST = 'jobs.ndjson';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What a backup holds; written last, so that a folder without it is none. */
export const manifestSchema = z.strictObject({
  format: z.literal(1),
  /** When its database was looked at: all of it at that one moment. */
  at: z.iso.datetime(),
  /** Of the sources that it was made by. */
  version: z.string(),
  /** Hashes of the migrations that had been done, in their order. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.strictObject({
      name: z.string().regex(/^[a-z_][a-z0-9_]*$/),
      columns: z.array(z.string()),
      rows: z.int().min(0),
      file: z.string(),
      sha256,
    }),
  ),
  /** What the next number of each sequence is counted from; null: none was taken. */
  sequences: z.array(z.strictObject({ name: z.string(), last: z.string().nullable() })),
  /** Jobs that waited or ran. */
  jobs: z.strictObject({ count: z.int().min(0), sha256 }),
  /** Absent where files are kept by other means. */
  files: z.strictObject({ count: z.int().min(0), bytes: z.int().min(0), sha256 }).optional(),
});

export type Manifest = z.output<typeof manifestSchema>;

/** One line of the list of files. */
export const fileLineSchema = z.strictObject({ key: z.string(), bytes: z.int().min(0), sha256 });
export type FileLine = z.output<typeof fileLineSchema>;

/** One line of the list of jobs. */
export const jobLineSchema = z.strictObject({
  queue: z.string(),
  id: z.string(),
  priority: z.int(),
  data: z.record(z.string(), z.unknown()),
});
export type JobLine = z.output<typeof jobLineSchema>;

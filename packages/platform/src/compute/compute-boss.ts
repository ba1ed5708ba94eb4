import type { PgBoss } from 'pg-boss';

/** Name and version of the job. */
export const COMPUTE = 'compute-v1';
/** Channel on which servers hear what became of their work: `<id> begun` or `<id> ended`. */
export const COMPUTE_TOLD = 'plumbline_compute_told';

export interface ComputeJobData {
  readonly id: string;
}

/** Whoever waits is a request: what nobody began soon is begun by the server itself, and what ended badly is not begun again. */
const options = {
  notify: true,
  heartbeatSeconds: 10,
  retryLimit: 0,
  expireInSeconds: 150,
  retentionSeconds: 60,
  deleteAfterSeconds: 60,
} as const;

export async function prepareComputeQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(COMPUTE, options);
  await boss.updateQueue(COMPUTE, options);
}

/** Where the work lies, and where its outcome. */
export const computeKeys = (id: string) => ({ work: `compute/${id}/work`, outcome: `compute/${id}/outcome` });

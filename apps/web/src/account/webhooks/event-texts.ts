import type { Delivery } from '@plumbline/contract/api/webhooks.ts';

/** Key of each event's name. */
export const EVENT_TEXTS = {
  'task.done': 'taskDone',
  'task.failed': 'taskFailed',
  'batch.done': 'batchDone',
  test: 'test',
} as const satisfies Record<Delivery['event'], string>;

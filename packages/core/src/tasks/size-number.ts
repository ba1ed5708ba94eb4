import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';

/** An output size where times are kept by it: 0 stands for the base's own. */
export function sizeNumber(size: RenderRequest['size']): number {
  return size === 'max' ? 0 : size;
}

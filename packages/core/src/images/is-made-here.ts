import type { ImageRecord } from './image.ts';

/** Whether a task made it, so that it is to be labelled. */
export function isMadeHere({ purpose }: Pick<ImageRecord, 'purpose'>): boolean {
  return purpose === 'result' || purpose === 'diff';
}

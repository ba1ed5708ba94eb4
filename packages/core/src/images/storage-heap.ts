import type { ImagePurpose } from './image.ts';

/** Living files of one owner and one purpose. */
export interface StorageHeap {
  readonly purpose: ImagePurpose;
  readonly listed: boolean;
  readonly files: number;
  readonly bytes: number;
}

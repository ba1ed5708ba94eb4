import type { ModelContent } from '@plumbline/contract/api/models.ts';
import type { ModelFormat } from '@plumbline/models/model/model.ts';
import type { UnitName } from '@plumbline/models/model/units.ts';

export interface ModelJob {
  readonly file: Uint8Array;
  readonly fileName: string;
  readonly unit: UnitName | undefined;
  readonly upAxis: 'y' | 'z' | undefined;
}

/** A model that was read, as it is kept. */
export interface ModelResult {
  readonly format: ModelFormat;
  readonly content: ModelContent;
  /** The stored form, packed by gzip. */
  readonly stored: Uint8Array;
  /** SHA-256 of the stored form before packing, hex. */
  readonly hash: string;
  /** A small picture of it, as a PNG. */
  readonly preview: Uint8Array;
}

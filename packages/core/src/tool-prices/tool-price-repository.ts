import type { ToolPrices } from '@plumbline/contract/tools/tool-price.ts';

/** All prices that operators have set, as of one moment. The newest version is in force. */
export interface StoredToolPrices {
  /** From 1 on. */
  readonly version: number;
  readonly prices: ToolPrices;
  /** Account of the administrator, as it was called then. */
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** Versions are added, never changed. */
export interface ToolPriceRepository {
  /** Undefined where nobody has set a price. */
  current(): Promise<StoredToolPrices | undefined>;
  /** Newest first. */
  history(limit: number): Promise<StoredToolPrices[]>;
  /** @returns false where there is this version already: somebody was quicker */
  add(version: StoredToolPrices): Promise<boolean>;
}

import type { EnginePolicy } from '@plumbline/contract/engines/engine-policy.ts';

/** All that operators have set of engines, as of one moment. The newest version is in force. */
export interface StoredEnginePolicy {
  /** From 1 on. */
  readonly version: number;
  readonly policy: EnginePolicy;
  /** Account of the administrator, as it was called then. */
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** Versions are added, never changed. */
export interface EnginePolicyRepository {
  /** Undefined where nobody has set anything. */
  current(): Promise<StoredEnginePolicy | undefined>;
  /** Newest first. */
  history(limit: number): Promise<StoredEnginePolicy[]>;
  /** @returns false where there is this version already: somebody was quicker */
  add(version: StoredEnginePolicy): Promise<boolean>;
}

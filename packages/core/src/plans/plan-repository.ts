import type { PlanContent } from '@plumbline/contract/plans/plan-content.ts';

/** One version of a plan. The newest is what the plan says. */
export interface PlanVersion {
  readonly planId: string;
  /** From 1 on. */
  readonly version: number;
  readonly content: PlanContent;
  readonly retired: boolean;
  /** Account of the administrator who wrote it, as it was called then; null: it came with the software. */
  readonly changedBy: string | null;
  readonly changedAt: Date;
}

/** Versions are added; the database refuses to change or remove one, because orders were made with them. */
export interface PlanRepository {
  /** The newest version of every plan. */
  list(): Promise<PlanVersion[]>;
  /** The newest version. */
  find(planId: string): Promise<PlanVersion | undefined>;
  /** Newest first. */
  history(planId: string): Promise<PlanVersion[]>;
  /** Those of them that there are. */
  findVersions(wanted: readonly Pick<PlanVersion, 'planId' | 'version'>[]): Promise<PlanVersion[]>;
  /** @returns false where there is this version already: somebody was quicker */
  add(version: PlanVersion): Promise<boolean>;
}

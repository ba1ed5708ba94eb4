import type { AccountRepository } from '../account/account-repository.ts';
import type { ApiKeyRepository } from '../api-keys/api-key-repository.ts';
import type { EnginePolicyRepository } from '../engines/engine-policy-repository.ts';
import type { RouteAccessRepository } from '../access/route-access-repository.ts';
import type { AdministratorRepository } from '../administration/administrator-repository.ts';
import type { SecondFactorRepository } from '../administration/second-factor/second-factor-repository.ts';
import type { ManagedAccountRepository } from '../administration/managed-account-repository.ts';
import type { AuditRepository } from '../audit/audit-repository.ts';
import type { IdentityRepository } from '../identity/identity-repository.ts';
import type { IdempotencyRepository } from '../identity/idempotency-repository.ts';
import type { CasRepository } from '../identity/cas/cas-repository.ts';
import type { WechatRepository } from '../identity/wechat/wechat-repository.ts';

import type { FaceRepository } from '../face/face-repository.ts';
import type { EditorSessionRepository } from '../editor-sessions/editor-session-repository.ts';
import type { ImageRepository } from '../images/image-repository.ts';
import type { BatchRepository } from '../batches/batch-repository.ts';
import type { MembershipRepository } from '../membership/membership-repository.ts';
import type { ModelQueue, ModelRepository } from '../models/model-repository.ts';
import type { OperationsRepository } from '../operations/operations-repository.ts';
import type { OwnContentRepository } from '../own-content/own-content-repository.ts';
import type { OverlayRepository } from '../published-content/overlay-repository.ts';
import type { OrderRepository } from '../orders/order-repository.ts';
import type { ToolPriceRepository } from '../tool-prices/tool-price-repository.ts';
import type { PlanRepository } from '../plans/plan-repository.ts';
import type { LabelRepository } from '../labels/label-repository.ts';
import type { LimitRepository } from '../limits/limit-repository.ts';
import type { CampaignRepository } from '../campaigns/campaign-repository.ts';
import type { InvitationRepository } from '../invitations/invitation-repository.ts';
import type { LeadRepository } from '../leads/lead-repository.ts';
import type { ProjectRepository } from '../projects/project-repository.ts';
import type { PromptRepository } from '../prompts/prompt-repository.ts';
import type { ReplayQueue, ReplayRepository } from '../replays/replay-repository.ts';
import type { SceneRepository } from '../scenes/scene-repository.ts';
import type { ShareRepository } from '../shares/share-repository.ts';
import type { TagRepository } from '../tags/tag-repository.ts';
import type { TalkRepository } from '../talks/talk-repository.ts';
import type { TaskEventRepository } from '../tasks/task-event-repository.ts';
import type { TaskPreviewRepository } from '../tasks/task-preview-repository.ts';
import type { TaskQueue } from '../tasks/task-queue.ts';
import type { TaskRepository } from '../tasks/task-repository.ts';
import type { WorkerRepository } from '../tasks/worker-repository.ts';
import type { VersionRepository } from '../versions/version-repository.ts';
import type { CollectionRepository } from '../works/collection-repository.ts';
import type { WorkRepository } from '../works/work-repository.ts';
import type { WebhookRepository } from '../webhooks/webhook-repository.ts';
import type { LedgerRepository } from '../tickets/ledger-repository.ts';

/** Every repository of one connection or transaction. A feature adds its own here and implements it in `platform`. */
export interface Repositories {
  readonly identity: IdentityRepository;
  readonly idempotency: IdempotencyRepository;
  readonly wechat: WechatRepository;
  readonly cas: CasRepository;
  readonly face: FaceRepository;
  readonly leads: LeadRepository;
  readonly campaigns: CampaignRepository;
  readonly invitations: InvitationRepository;
  readonly account: AccountRepository;
  readonly apiKeys: ApiKeyRepository;
  readonly images: ImageRepository;
  readonly models: ModelRepository;
  readonly labels: LabelRepository;
  readonly limits: LimitRepository;
  readonly scenes: SceneRepository;
  readonly editorSessions: EditorSessionRepository;
  readonly versions: VersionRepository;
  readonly replays: ReplayRepository;
  readonly ledger: LedgerRepository;
  readonly routeAccess: RouteAccessRepository;
  readonly memberships: MembershipRepository;
  readonly orders: OrderRepository;
  readonly plans: PlanRepository;
  readonly toolPrices: ToolPriceRepository;
  readonly enginePolicies: EnginePolicyRepository;
  readonly tasks: TaskRepository;
  readonly batches: BatchRepository;
  readonly tags: TagRepository;
  readonly prompts: PromptRepository;
  readonly talks: TalkRepository;
  readonly shares: ShareRepository;
  readonly projects: ProjectRepository;
  readonly taskEvents: TaskEventRepository;
  readonly taskPreviews: TaskPreviewRepository;
  readonly webhooks: WebhookRepository;
  readonly workers: WorkerRepository;
  readonly administrators: AdministratorRepository;
  readonly secondFactors: SecondFactorRepository;
  readonly managedAccounts: ManagedAccountRepository;
  readonly operations: OperationsRepository;
  readonly overlays: OverlayRepository;
  readonly ownContent: OwnContentRepository;
  readonly audit: AuditRepository;
  readonly works: WorkRepository;
  readonly collections: CollectionRepository;
  /** Enqueues in the same transaction as the rows it belongs to. */
  readonly queue: TaskQueue & ReplayQueue & ModelQueue;
}

export interface Database extends Repositories {
  /** All or nothing; a thrown error rolls back and is thrown on. Serialisation failures are retried by the adapter. */
  transaction<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>;
}

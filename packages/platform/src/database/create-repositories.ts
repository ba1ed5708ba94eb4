import type { Repositories } from '@plumbline/core/ports/database.ts';
import type { PgBoss } from 'pg-boss';
import { createEnginePolicyRepository } from '../engines/postgres-engine-policy-repository.ts';
import { createAccountRepository } from '../account/postgres-account-repository.ts';
import { createApiKeyRepository } from '../api-keys/postgres-api-key-repository.ts';
import { createRouteAccessRepository } from '../access/postgres-route-access-repository.ts';
import { createAdministratorRepository } from '../administration/postgres-administrator-repository.ts';
import { createAuditRepository } from '../administration/postgres-audit-repository.ts';
import { createManagedAccountRepository } from '../administration/postgres-managed-account-repository.ts';
import { createSecondFactorRepository } from '../administration/postgres-second-factor-repository.ts';
import { createOperationsRepository } from '../administration/postgres-operations-repository.ts';
import { createBatchRepository } from '../batches/postgres-batch-repository.ts';
import { createOwnContentRepository } from '../content/postgres-own-content-repository.ts';
import { createOverlayRepository } from '../content/postgres-overlay-repository.ts';
import { createCasRepository } from '../identity/postgres-cas-repository.ts';
import { createEditorSessionRepository } from '../editor-sessions/postgres-editor-session-repository.ts';
import { createFaceRepository } from '../face/postgres-face-repository.ts';
import { createIdempotencyRepository } from '../identity/postgres-idempotency-repository.ts';
import { createIdentityRepository } from '../identity/postgres-identity-repository.ts';
import { createMembershipRepository } from '../membership/postgres-membership-repository.ts';
import { createModelRepository } from '../models/postgres-model-repository.ts';
import { createOrderRepository } from '../orders/postgres-order-repository.ts';
import { createToolPriceRepository } from '../tool-prices/postgres-tool-price-repository.ts';
import { createPlanRepository } from '../plans/postgres-plan-repository.ts';
import { createLabelRepository } from '../labels/postgres-label-repository.ts';
import { createCampaignRepository } from '../growth/postgres-campaign-repository.ts';
import { createInvitationRepository } from '../growth/postgres-invitation-repository.ts';
import { createLeadRepository } from '../leads/postgres-lead-repository.ts';
import { createLimitRepository } from '../limits/postgres-limit-repository.ts';
import { createProjectRepository } from '../projects/postgres-project-repository.ts';
import { createPromptRepository } from '../prompts/postgres-prompt-repository.ts';
import { createReplayRepository } from '../replays/postgres-replay-repository.ts';
import { createSceneRepository } from '../scenes/postgres-scene-repository.ts';
import { createShareRepository } from '../shares/postgres-share-repository.ts';
import { createTagRepository } from '../tags/postgres-tag-repository.ts';
import { createTalkRepository } from '../talks/postgres-talk-repository.ts';
import { createTaskQueue } from '../tasks/boss-task-queue.ts';
import { createTaskEventRepository } from '../tasks/postgres-task-event-repository.ts';
import { createTaskPreviewRepository } from '../tasks/postgres-task-preview-repository.ts';
import { createTaskRepository } from '../tasks/postgres-task-repository.ts';
import { createWorkerRepository } from '../tasks/postgres-worker-repository.ts';
import { createLedgerRepository } from '../tickets/postgres-ledger-repository.ts';
import { createImageRepository } from '../images/postgres-image-repository.ts';
import { createVersionRepository } from '../versions/postgres-version-repository.ts';
import { createWebhookRepository } from '../webhooks/postgres-webhook-repository.ts';
import { createWechatRepository } from '../wechat/postgres-wechat-repository.ts';
import { createCollectionRepository } from '../works/postgres-collection-repository.ts';
import { createWorkRepository } from '../works/postgres-work-repository.ts';
import type { CountLedger } from '../metrics/ledger-metrics.ts';
import type { Connection } from './connection.ts';

/** Every repository on one connection. Each feature adds its line. */
export function createRepositories(
  connection: Connection,
  boss: PgBoss,
  count: CountLedger = () => undefined,
): Repositories {
  return {
    identity: createIdentityRepository(connection),
    idempotency: createIdempotencyRepository(connection),
    cas: createCasRepository(connection),
    wechat: createWechatRepository(connection),
    face: createFaceRepository(connection),
    leads: createLeadRepository(connection),
    limits: createLimitRepository(connection),
    campaigns: createCampaignRepository(connection),
    invitations: createInvitationRepository(connection),
    account: createAccountRepository(connection),
    apiKeys: createApiKeyRepository(connection),
    images: createImageRepository(connection),
    prompts: createPromptRepository(connection),
    models: createModelRepository(connection),
    labels: createLabelRepository(connection),
    scenes: createSceneRepository(connection),
    editorSessions: createEditorSessionRepository(connection),
    versions: createVersionRepository(connection),
    replays: createReplayRepository(connection),
    ledger: createLedgerRepository(connection, count),
    routeAccess: createRouteAccessRepository(connection),
    memberships: createMembershipRepository(connection),
    orders: createOrderRepository(connection),
    plans: createPlanRepository(connection),
    toolPrices: createToolPriceRepository(connection),
    enginePolicies: createEnginePolicyRepository(connection),
    tasks: createTaskRepository(connection),
    batches: createBatchRepository(connection),
    tags: createTagRepository(connection),
    talks: createTalkRepository(connection),
    shares: createShareRepository(connection),
    projects: createProjectRepository(connection),
    taskEvents: createTaskEventRepository(connection),
    taskPreviews: createTaskPreviewRepository(connection),
    webhooks: createWebhookRepository(connection),
    workers: createWorkerRepository(connection),
    administrators: createAdministratorRepository(connection),
    secondFactors: createSecondFactorRepository(connection),
    managedAccounts: createManagedAccountRepository(connection),
    operations: createOperationsRepository(connection),
    overlays: createOverlayRepository(connection),
    ownContent: createOwnContentRepository(connection),
    audit: createAuditRepository(connection),
    works: createWorkRepository(connection),
    collections: createCollectionRepository(connection),
    queue: createTaskQueue(boss, connection),
  };
}

import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { AppError } from '@plumbline/contract/errors/app-error.ts';
import { chooseLocale } from '@plumbline/contract/text.ts';
import type { Services } from '@plumbline/platform/services.ts';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { registerRouteAccess } from './access/register-route-access.ts';
import type { App } from './app.ts';
import { registerAdministration } from './administration/register-administration.ts';
import { registerAccountRoutes } from './account/register-account-routes.ts';
import { registerFaceRoutes } from './face/register-face-routes.ts';
import { registerEditorSessionRoutes } from './editor-sessions/register-editor-session-routes.ts';
import { registerErrorHandler, sendError, toAppError } from './http/answer-errors.ts';
import { createPublishedContent } from './catalogue/published-content.ts';
import { registerCatalogueRoutes } from './catalogue/register-catalogue-routes.ts';
import { registerHelpRoutes } from './help/register-help-routes.ts';
import { registerBodyParsers } from './http/body-parsers.ts';
import { trustFunction } from './http/client-address.ts';
import { registerBodyCutOff } from './http/cut-off-body.ts';
import { registerAcceptCheck, registerDeclaredAnswers } from './http/declared-answers.ts';
import { answerClientError } from './http/client-errors.ts';
import { registerCompression } from './http/compression.ts';
import { KnownHosts } from './http/known-hosts.ts';
import { registerRequestLog } from './http/request-log.ts';
import { serializerCompiler, validatorCompiler } from './http/schema-compilers.ts';
import { registerSecurity } from './http/security.ts';
import { registerSessionHook } from './http/session-hook.ts';
import { registerIdentityRoutes } from './identity/register-identity-routes.ts';
import { registerImageRoutes } from './images/register-image-routes.ts';
import { registerGrowthRoutes } from './growth/register-growth-routes.ts';
import { registerLeadRoutes } from './leads/register-lead-routes.ts';
import { type LiveStudio, registerLive } from './live/register-live.ts';
import { registerMaskRoutes } from './masks/register-mask-routes.ts';
import { registerHealth } from './operations/register-health.ts';
import { registerMetrics } from './operations/register-metrics.ts';
import { registerTracing } from './operations/register-tracing.ts';
import { registerOpenApi } from './operations/register-openapi.ts';
import { registerOrderRoutes } from './orders/register-order-routes.ts';
import { registerPaymentNotices } from './orders/register-payment-notices.ts';
import { registerSandboxCashier } from './orders/register-sandbox-cashier.ts';
import { registerPages } from './pages/register-pages.ts';
import { registerClientRelease } from './client-release/register-client-release.ts';
import { registerSiteInfo } from './pages/register-site-info.ts';
import { registerBatchRoutes } from './batches/register-batch-routes.ts';
import { registerSceneModels } from './scenes/register-scene-models.ts';
import { registerSceneRoutes } from './scenes/register-scene-routes.ts';
import { registerEngineRoutes } from './tasks/register-engine-routes.ts';
import { registerTaskEvents } from './tasks/register-task-events.ts';
import { registerTaskPreview } from './tasks/register-task-preview.ts';
import { registerTaskRoutes } from './tasks/register-task-routes.ts';
import { registerProjectRoutes } from './projects/register-project-routes.ts';
import { registerModelRoutes } from './models/register-model-routes.ts';
import { registerAnalysisRoutes } from './analysis/register-analysis-routes.ts';
import { registerPromptRoutes } from './prompts/register-prompt-routes.ts';
import { registerReplayRoutes } from './replays/register-replay-routes.ts';
import { registerShareRoutes } from './shares/register-share-routes.ts';
import { registerTalkRoutes } from './talks/register-talk-routes.ts';
import { registerTagRoutes } from './tags/register-tag-routes.ts';
import { registerVersionRoutes } from './versions/register-version-routes.ts';
import { registerReactions } from './works/register-reactions.ts';
import { registerWorkModeration } from './works/register-work-moderation.ts';
import { registerWorks } from './works/register-works.ts';
import { registerTicketRoutes } from './tickets/register-ticket-routes.ts';

export interface AppOptions {
  /** Folder of the built web app. */
  readonly webDir?: string;
  /** Who renders the frames of live sessions; absent: there are none. */
  readonly live?: LiveStudio;
}

const WEB_DIR = fileURLToPath(new URL('../../web/dist', import.meta.url));
const BODY_LIMIT = 1024 * 1024;

/** The HTTP application on the given services: every route, ready for `listen` or `inject`. */
export async function buildApp(services: Services, options: AppOptions = {}): Promise<App> {
  const knownHosts = new KnownHosts(services.settings);
  const app: App = Fastify({
    loggerInstance: services.logger as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: (error, socket) => answerClientError(error, socket),
    // An address that cannot be decoded has no route, and so none of the hooks.
    frameworkErrors: (error, request, reply) =>
      void sendError(request, reply, toAppError(refusalOf(() => knownHosts.require(request)) ?? error)),
    trustProxy: trustFunction(services.settings.trustProxy),
    bodyLimit: BODY_LIMIT,
    // A model of 200 MB from an office's line takes minutes; headers alone must be there much sooner.
    requestTimeout: 600_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 8_000 },
  });
  app.decorate('services', services);
  app.decorate('published', createPublishedContent(services.database));
  app.decorateRequest('locale', 'zh-CN');
  app.addHook('onRequest', async (request, reply) => {
    request.locale = chooseLocale(request.headers['accept-language']);
    void reply.header('x-request-id', request.id);
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrorHandler(app);
  registerTracing(app);
  registerRequestLog(app);
  registerBodyParsers(app);
  registerBodyCutOff(app);
  await registerSecurity(app, knownHosts);
  await registerCompression(app);
  registerSessionHook(app);
  registerAcceptCheck(app);
  registerDeclaredAnswers(app);
  await registerOpenApi(app);
  registerMetrics(app);
  registerHealth(app);
  await registerCatalogueRoutes(app);
  registerHelpRoutes(app);
  registerIdentityRoutes(app);
  registerAccountRoutes(app);
  registerFaceRoutes(app);
  registerLeadRoutes(app);
  registerGrowthRoutes(app);
  await registerImageRoutes(app);
  await registerModelRoutes(app);
  registerSceneRoutes(app);
  registerSceneModels(app);
  registerAnalysisRoutes(app);
  registerPromptRoutes(app);
  registerMaskRoutes(app);
  registerEditorSessionRoutes(app);
  registerVersionRoutes(app);
  registerReplayRoutes(app);
  registerTaskRoutes(app);
  registerBatchRoutes(app);
  registerTagRoutes(app);
  registerTalkRoutes(app);
  registerShareRoutes(app);
  registerProjectRoutes(app);
  registerTaskEvents(app);
  registerTaskPreview(app);
  if (options.live) registerLive(app, options.live);
  registerTicketRoutes(app);
  registerRouteAccess(app);
  registerEngineRoutes(app);
  registerOrderRoutes(app);
  await registerPaymentNotices(app);
  registerSandboxCashier(app);
  registerWorks(app);
  registerReactions(app);
  await registerAdministration(app);
  registerWorkModeration(app);
  registerSiteInfo(app);
  registerClientRelease(app);
  await registerPages(app, options.webDir ?? WEB_DIR);
  await app.ready();
  return app;
}

function refusalOf(check: () => void): AppError | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    return error as AppError;
  }
}

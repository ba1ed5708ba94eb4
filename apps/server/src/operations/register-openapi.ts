import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { scopeOfRoute } from '@plumbline/contract/access/call-scopes.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { COOKIES, CSRF_HEADER } from '@plumbline/contract/constants.ts';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../app.ts';
import { ANY_CALL, failureAnswers, jsonAnswer } from '../http/declared-answers.ts';
import { appVersion } from './app-version.ts';
import { openApiSchemas } from './openapi-schemas.ts';

const toJsonSchema = createJsonSchemaTransform({ schemaRegistry: openApiSchemas });

/** The transform leaves out what an answer without a body says of itself. */
function describeEmptyAnswers(
  { schema }: Parameters<typeof toJsonSchema>[0],
  transformed: ReturnType<typeof toJsonSchema>,
): ReturnType<typeof toJsonSchema> {
  const answers = (transformed.schema as { response?: Record<string, object> } | undefined)?.response ?? {};
  for (const [status, answer] of Object.entries((schema?.response ?? {}) as Record<string, unknown>))
    if (answer instanceof z.ZodNull)
      answers[status] = { ...answers[status], description: answer.description };
  return transformed;
}

/** The document is made from the registered routes, so it cannot describe what is not there. */
export async function registerOpenApi(app: App): Promise<void> {
  app.addHook('onRoute', ({ schema, config, url, method }) => {
    if (!schema || !config?.access) return;
    const cookie = config.access.allowed === 'administrator' ? { administrator: [] } : { session: [] };
    const bySession = config.access.changes ? { ...cookie, csrf: [] } : cookie;
    const scope = scopeOfRoute([method].flat()[0] ?? '', url);
    schema.security ??= scope === 'person' ? [bySession] : [bySession, { apiKey: [scope] }];
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Plumbline',
        version: appVersion(),
        description:
          'Every JSON answer has the envelope `{success, data, error}`. A call that changes something needs the ' +
          `header \`${CSRF_HEADER}\` with the value of the cookie \`${COOKIES.csrf}\`, and may carry an ` +
          '`Idempotency-Key`. Programs of enterprises send an API key as `Authorization: Bearer plk_…` instead of ' +
          'cookie and token, where a call names it.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: COOKIES.session },
          csrf: { type: 'apiKey', in: 'header', name: CSRF_HEADER },
          apiKey: { type: 'http', scheme: 'bearer' },
          administrator: { type: 'apiKey', in: 'cookie', name: COOKIES.admin },
          metricsToken: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: (route) => describeEmptyAnswers(route, toJsonSchema(route)),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry: openApiSchemas }),
  });
  await app.register(swaggerUi, {
    routePrefix: OTHER_PATHS.reference,
    uiConfig: { tryItOutEnabled: false, validatorUrl: null },
    theme: {
      title: 'Plumbline API',
      css: [{ filename: 'plumbline.css', content: '.swagger-ui .topbar { display: none }' }],
    },
  });
  const schema = {
    summary: 'This document',
    tags: ['operations'],
    response: {
      200: jsonAnswer('OpenAPI 3.1', z.looseObject({ openapi: z.string() })),
      ...failureAnswers(...ANY_CALL),
    },
  };
  app.get(OTHER_PATHS.openapi, { schema }, async (_request, reply) => {
    void reply.header('cache-control', 'no-cache');
    return app.swagger();
  });
}

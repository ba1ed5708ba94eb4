import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { OTHER_PATHS } from '@plumbline/contract/calls.ts';
import { COOKIES, CSRF_HEADER } from '@plumbline/contract/constants.ts';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { App } from '../app.ts';
import { isOpenToApiKeys } from '../http/api-key-caller.ts';
import { appVersion } from './app-version.ts';
import { openApiSchemas } from './openapi-schemas.ts';

/** The document is made from the registered routes, so it cannot describe what is not there. */
export async function registerOpenApi(app: App): Promise<void> {
  app.addHook('onRoute', ({ schema, config, url }) => {
    if (!schema || !config?.access) return;
    const bySession = config.access.changes ? { session: [], csrf: [] } : { session: [] };
    schema.security ??= isOpenToApiKeys(url) ? [bySession, { apiKey: [] }] : [bySession];
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
        },
      },
    },
    transform: createJsonSchemaTransform({ schemaRegistry: openApiSchemas }),
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
  app.get(OTHER_PATHS.openapi, { schema: { hide: true } }, async (_request, reply) => {
    void reply.header('cache-control', 'no-cache');
    return app.swagger();
  });
}

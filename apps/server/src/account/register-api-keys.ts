import type { ApiKeyInfo } from '@plumbline/contract/api/account.ts';
import { CALLS } from '@plumbline/contract/calls.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ApiKey } from '@plumbline/core/api-keys/api-key-repository.ts';
import { createApiKey } from '@plumbline/core/api-keys/api-keys.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { signedIn } from '../http/signed-in.ts';
import { recentlySignedIn } from './recently-signed-in.ts';

/** Keys for the programs of enterprises. */
export function registerApiKeys(app: App): void {
  const { database, clock } = app.services;

  registerCall(app, CALLS.apiKeys, async ({ caller }) => ({
    items: (await database.apiKeys.list(signedIn(caller).id)).map(describe),
  }));

  registerCall(
    app,
    CALLS.createApiKey,
    async ({ body, request }) => {
      const user = await recentlySignedIn(app, request);
      const { apiKey, secret } = await createApiKey(app.services, user.id, body);
      return { ...describe(apiKey), key: secret };
    },
    // An answer that is kept for a repeat would be the key at rest.
    { repeatable: false },
  );

  registerCall(app, CALLS.renameApiKey, async ({ params, body, caller }) => {
    const renamed = await database.apiKeys.rename(signedIn(caller).id, params.keyId, body.name);
    if (!renamed) throw new AppError('NOT_FOUND', `API key ${params.keyId}`);
    return describe(renamed);
  });

  registerCall(app, CALLS.revokeApiKey, async ({ params, caller }) => {
    if (!(await database.apiKeys.revoke(signedIn(caller).id, params.keyId, clock.now())))
      throw new AppError('NOT_FOUND', `API key ${params.keyId}`);
  });
}

function describe({ id, createdAt, lastUsedAt, expiresAt, ...key }: ApiKey): ApiKeyInfo {
  return {
    keyId: id,
    name: key.name,
    start: key.start,
    scopes: [...key.scopes],
    requestsPerMinute: key.requestsPerMinute,
    ticketsPerDay: key.ticketsPerDay,
    expiresAt: expiresAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

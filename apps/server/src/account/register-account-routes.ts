import type { App } from '../app.ts';
import { registerWebhookRoutes } from '../webhooks/register-webhook-routes.ts';
import { registerApiKeys } from './register-api-keys.ts';
import { registerDataExport } from './register-data-export.ts';
import { registerDownloads } from './register-downloads.ts';
import { registerLeaving } from './register-leaving.ts';
import { registerPassword } from './register-password.ts';
import { registerProfile } from './register-profile.ts';
import { registerSessions } from './register-sessions.ts';

/** What people do with their own account. */
export function registerAccountRoutes(app: App): void {
  registerProfile(app);
  registerPassword(app);
  registerSessions(app);
  registerApiKeys(app);
  registerWebhookRoutes(app);
  registerDownloads(app);
  registerDataExport(app);
  registerLeaving(app);
}

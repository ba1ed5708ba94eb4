import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { registerAdministratorSession } from './register-administrator-session.ts';
import { registerConsoleExport } from './register-console-export.ts';
import { registerConsoleReads } from './register-console-reads.ts';
import { registerManagedAccounts } from './register-managed-accounts.ts';
import { registerManagedContent } from './register-managed-content.ts';
import { registerManagedPlans } from './register-managed-plans.ts';
import { registerOwnContent } from './register-own-content.ts';
import { registerSecondFactor } from './register-second-factor.ts';

/** Everything under `/api/user/manage`. */
export async function registerAdministration(app: App): Promise<void> {
  app.decorateRequest('administrator', null as unknown as FastifyRequest['administrator']);
  registerAdministratorSession(app);
  registerSecondFactor(app);
  registerManagedAccounts(app);
  registerConsoleReads(app);
  registerConsoleExport(app);
  registerManagedContent(app);
  registerManagedPlans(app);
  await registerOwnContent(app);
}

import { CALLS } from '@plumbline/contract/calls.ts';
import { readEnginePolicy, setEnginePolicy } from '@plumbline/core/engines/manage-engine-policy.ts';
import {
  createPlan,
  editPlan,
  listManagedPlans,
  readPlanHistory,
  retirePlan,
} from '@plumbline/core/plans/manage-plans.ts';
import { readToolPrices, setToolPrices } from '@plumbline/core/tool-prices/manage-tool-prices.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';

/** Plans and prices as administrators keep them: each change is a version. */
export function registerManagedPlans(app: App): void {
  const { database, clock, capabilities } = app.services;
  const dependencies = { database, clock, capabilities };
  registerCall(app, CALLS.managedPlans, async () => ({ items: await listManagedPlans(dependencies) }));
  registerCall(app, CALLS.planHistory, async ({ params }) => ({
    items: await readPlanHistory(dependencies, params.planId),
  }));
  registerCall(app, CALLS.createPlan, ({ body, request }) =>
    createPlan(dependencies, request.administrator, body.planId, body.content),
  );
  registerCall(app, CALLS.editPlan, ({ params, body, request }) =>
    editPlan(dependencies, request.administrator, { ...params, ...body }),
  );
  registerCall(app, CALLS.retirePlan, ({ params, body, request }) =>
    retirePlan(dependencies, request.administrator, { ...params, ...body }),
  );
  registerCall(app, CALLS.managedEnginePolicy, () => readEnginePolicy(database));
  registerCall(app, CALLS.setEnginePolicy, ({ body, request }) =>
    setEnginePolicy(dependencies, request.administrator, body),
  );
  registerCall(app, CALLS.managedToolPrices, () => readToolPrices(database));
  registerCall(app, CALLS.setToolPrices, ({ body, request }) =>
    setToolPrices(dependencies, request.administrator, body),
  );
}

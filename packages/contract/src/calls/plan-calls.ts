import {
  createPlanBodySchema,
  editPlanBodySchema,
  managedPlanSchema,
  managedPlansSchema,
  planHistorySchema,
  planParamsSchema,
  retirePlanBodySchema,
} from '../api/administration/plans.ts';
import { managedToolPricesSchema, setToolPricesBodySchema } from '../api/administration/tool-prices.ts';
import { MANAGEMENT_PATH } from './management-path.ts';
import { type CallSpec, read, versionQuery } from './call-spec.ts';

const TOOL_PRICE = `${MANAGEMENT_PATH}/toolPrice` as const;
const PLAN = `${MANAGEMENT_PATH}/plan/:planId` as const;

/** Plans and their prices, as administrators keep them. */
export const planCalls = {
  managedPlans: {
    ...read,
    method: 'GET',
    path: `${MANAGEMENT_PATH}/plan`,
    query: versionQuery,
    answer: managedPlansSchema,
    allowed: 'administrator',
    summary: 'Every plan as it is now, also hidden and retired ones',
  },
  planHistory: {
    ...read,
    method: 'GET',
    path: `${PLAN}/versions`,
    params: planParamsSchema,
    query: versionQuery,
    answer: planHistorySchema,
    allowed: 'administrator',
    summary: 'The versions of a plan, newest first, and who wrote them',
  },
  createPlan: {
    method: 'POST',
    path: `${MANAGEMENT_PATH}/plan`,
    body: createPlanBodySchema,
    answer: managedPlanSchema,
    status: 201,
    allowed: 'administrator',
    changes: true,
    summary: 'Make a plan',
  },
  editPlan: {
    method: 'POST',
    path: PLAN,
    params: planParamsSchema,
    body: editPlanBodySchema,
    answer: managedPlanSchema,
    status: 200,
    allowed: 'administrator',
    changes: true,
    summary: 'Write a new version of a plan; orders that were made keep theirs',
  },
  retirePlan: {
    method: 'POST',
    path: `${PLAN}/retired`,
    params: planParamsSchema,
    body: retirePlanBodySchema,
    answer: managedPlanSchema,
    status: 200,
    allowed: 'administrator',
    changes: true,
    summary: 'Take a plan out of the shop, or bring it back',
  },
  managedToolPrices: {
    ...read,
    method: 'GET',
    path: TOOL_PRICE,
    query: versionQuery,
    answer: managedToolPricesSchema,
    allowed: 'administrator',
    summary: 'What pictures of the tools cost where operators have set it, and its versions',
  },
  setToolPrices: {
    method: 'POST',
    path: TOOL_PRICE,
    body: setToolPricesBodySchema,
    answer: managedToolPricesSchema,
    status: 200,
    allowed: 'administrator',
    changes: true,
    summary: 'Set what pictures of the tools cost; tasks that were started keep their price',
  },
} as const satisfies Record<string, CallSpec>;

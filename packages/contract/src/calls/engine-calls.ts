import { managedEnginePolicySchema, setEnginePolicyBodySchema } from '../api/administration/engine-policy.ts';
import { type CallSpec, read, versionQuery } from './call-spec.ts';
import { MANAGEMENT_PATH } from './management-path.ts';

const ENGINE_POLICY = `${MANAGEMENT_PATH}/enginePolicy` as const;

/** Who may use which engine, and what it costs, as administrators keep it. */
export const engineCalls = {
  managedEnginePolicy: {
    ...read,
    method: 'GET',
    path: ENGINE_POLICY,
    query: versionQuery,
    answer: managedEnginePolicySchema,
    allowed: 'administrator',
    summary: 'Who may use which engine and what it costs where operators have set it, and its versions',
  },
  setEnginePolicy: {
    method: 'POST',
    path: ENGINE_POLICY,
    body: setEnginePolicyBodySchema,
    answer: managedEnginePolicySchema,
    status: 200,
    allowed: 'administrator',
    changes: true,
    summary: 'Set who may use which engine and what it costs; tasks that were started keep their price',
  },
} as const satisfies Record<string, CallSpec>;

import type { RenderRequest } from '../../render-request.ts';

/**
 * What a plan tool is asked for. `atmosphere` is the light and season of the plan: crisp shadows by day, long warm ones at
 * dusk, pools of lamp light at night, snow on what lies outdoors, wet paving in the rain, a veil in fog.
 */
export type PlanRequest = Pick<
  RenderRequest,
  'style' | 'cnStrength' | 'similarity' | 'seed' | 'maxEdge' | 'atmosphere'
>;

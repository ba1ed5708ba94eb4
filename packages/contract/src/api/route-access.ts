import { z } from 'zod';
import { ROLES } from '../access/access-rules.ts';

const userRoleSchema = z.enum(ROLES).exclude(['administrator']);

/** Which pages and menus the caller does not see. */
export const routeAccessSchema = z.strictObject({
  role: userRoleSchema,
  hiddenKeys: z.array(z.string()),
});

/** Everything that has an access key, with what an administrator decided about it. */
export const routeRulesSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      accessKey: z.string(),
      /** The menu that it stands in. */
      parentKey: z.string().nullable(),
      hiddenFrom: z.array(userRoleSchema),
      /** False where nobody can lose it. */
      hideable: z.boolean(),
    }),
  ),
});
export type RouteRules = z.infer<typeof routeRulesSchema>;

export const setRouteRuleBodySchema = z.strictObject({
  accessKey: z.string().max(64),
  /** Replaces who it was hidden from; nobody = it shows to everyone. */
  hiddenFrom: z.array(userRoleSchema).max(ROLES.length),
});

import { z } from 'zod';
import { ROLES } from '../access/access-rules.ts';

/** Which pages and menus the caller does not see. */
export const routeAccessSchema = z.strictObject({
  role: z.enum(ROLES).exclude(['administrator']),
  hiddenKeys: z.array(z.string()),
});

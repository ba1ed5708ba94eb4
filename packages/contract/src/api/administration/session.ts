import { z } from 'zod';
import { idSchema, textField, timeSchema } from '../../scalars.ts';
import { newPasswordSchema } from '../password.ts';

/** Idle and longest life of an administrator's session. */
export const ADMINISTRATOR_IDLE_MINUTES = 30;
export const ADMINISTRATOR_SESSION_HOURS = 8;

export const managerLoginBodySchema = z.strictObject({
  account: textField(64),
  password: z.string().max(400),
});

export const managerSessionSchema = z.strictObject({
  administratorId: idSchema,
  account: z.string(),
  name: z.string(),
  /** Header of every changing call of this session; another than the one of user routes. */
  csrfToken: z.string(),
  /** The session's end, however busy it is. */
  expiresAt: timeSchema,
});
export type ManagerSession = z.infer<typeof managerSessionSchema>;

export const managerPasswordBodySchema = z.strictObject({
  password: z.string().max(400),
  newPassword: newPasswordSchema,
});

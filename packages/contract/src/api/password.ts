import { z } from 'zod';

/** Of new passwords; as OWASP ASVS 6.2 asks, by length alone and without rules of composition. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const;

export const newPasswordSchema = z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max);
/** One that is compared with what is stored, as it was typed; older ones may be shorter. */
export const givenPasswordSchema = z.string().max(PASSWORD_LENGTH.max);

export const changePasswordBodySchema = z.strictObject({
  current: givenPasswordSchema,
  next: newPasswordSchema,
});

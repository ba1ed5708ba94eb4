import { z } from 'zod';
import { text } from './setting-fields.ts';

const secondFactorRule = text.toLowerCase().transform((value, context) => {
  if (value === 'optional' || value === 'required') return value;
  context.addIssue({ code: 'custom', message: 'is none of optional, required' });
  return z.NEVER;
});

export const administrationEnvironment = {
  ADMIN_ACCOUNT: text.max(64).optional(),
  ADMIN_PASSWORD: z.string().min(10, 'is shorter than 10 characters').max(200).optional(),
  ADMIN_SECOND_FACTOR: secondFactorRule.default('optional'),
  ADMIN_RESET: text.max(64).optional(),
};

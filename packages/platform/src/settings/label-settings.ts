import { VISIBLE_LABEL_POLICIES, type VisibleLabelPolicy } from '@plumbline/contract/api/account.ts';
import { z } from 'zod';
import { text } from './setting-fields.ts';

/** Labels that say a picture was made by AI (GB 45438-2025). */
export interface LabelSettings {
  /** Who answers for the generated pictures: the operator's code of TC260-PG-20252A. */
  readonly providerCode: string;
  /** When downloads carry the visible label. */
  readonly visiblePolicy: VisibleLabelPolicy;
}

/** The form of a real code; no organisation has such a number. */
const DEVELOPMENT_PROVIDER_CODE = '0011DEVELOPMENTONLY00010000';

const visiblePolicy = text.transform((value, context) => {
  const policy = VISIBLE_LABEL_POLICIES.find((each) => each === value);
  if (policy !== undefined) return policy;
  context.addIssue({ code: 'custom', message: `is none of ${VISIBLE_LABEL_POLICIES.join(', ')}` });
  return z.NEVER;
});

export const labelEnvironment = {
  AIGC_PROVIDER_CODE: text.regex(/^[0-9A-Z]{27}$/, 'is not 27 digits and capital letters').optional(),
  AIGC_VISIBLE_LABEL: visiblePolicy.default('request'),
};

type LabelEnvironment = z.output<z.ZodObject<typeof labelEnvironment>>;

/** Pictures that leave a real service must name who made them. */
export function findLabelContradictions(env: LabelEnvironment, production: boolean): string[] {
  const code = env.AIGC_PROVIDER_CODE ?? DEVELOPMENT_PROVIDER_CODE;
  if (!production || code !== DEVELOPMENT_PROVIDER_CODE) return [];
  return [
    'AIGC_PROVIDER_CODE is missing: NODE_ENV=production labels generated pictures with the code of their provider, and ' +
      'the one for development names nobody.',
  ];
}

export function toLabelSettings(env: LabelEnvironment): LabelSettings {
  return {
    providerCode: env.AIGC_PROVIDER_CODE ?? DEVELOPMENT_PROVIDER_CODE,
    visiblePolicy: env.AIGC_VISIBLE_LABEL,
  };
}

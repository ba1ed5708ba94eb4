import { text } from './setting-fields.ts';
import { z } from 'zod';

const choice = text.toLowerCase().transform((value, context) => {
  if (value === 'off' || value === 'dev') return value;
  context.addIssue({ code: 'custom', message: 'is none of off, dev' });
  return z.NEVER;
});

export const faceEnvironment = { FACE_VERIFICATION: choice.optional() };

/** `off`: nobody is asked or offered; `dev`: a page of this site plays the provider. */
export type FaceSetting = 'off' | 'dev';

interface Surroundings {
  readonly production: boolean;
  /** A developer is alone with the app. */
  readonly alone: boolean;
}

/** One sentence for what is wrong. */
export function findFaceContradictions(
  { FACE_VERIFICATION: wanted }: { readonly FACE_VERIFICATION?: FaceSetting | undefined },
  { production }: Surroundings,
): string[] {
  return wanted === 'dev' && production
    ? [
        'FACE_VERIFICATION is dev, but NODE_ENV is production: anyone could say of themselves that they passed.',
      ]
    : [];
}

/** The stand-in where a developer is alone with it, unless the operator says otherwise. */
export function toFaceSetting(
  { FACE_VERIFICATION: wanted }: { readonly FACE_VERIFICATION?: FaceSetting | undefined },
  { alone }: Surroundings,
): FaceSetting {
  return wanted ?? (alone ? 'dev' : 'off');
}

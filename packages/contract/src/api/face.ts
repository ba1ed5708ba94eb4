import { z } from 'zod';
import { flagField, idSchema, timeSchema, versionField } from '../scalars.ts';

const state = z.enum(['waiting', 'passed', 'refused', 'expired']);

/** How an account stands. */
export const faceStatusSchema = z.strictObject({
  /** When the face was last found to be the one of the document; null: never, or taken back. */
  verifiedAt: timeSchema.nullable(),
  /** The verification begun last, while it is remembered. */
  latest: z.strictObject({ state, expiresAt: timeSchema }).nullable(),
});
export type FaceStatus = z.infer<typeof faceStatusSchema>;

/** Comparing a face is agreed to by itself: the agreement that signing in asks for does not cover it. */
export const beginFaceBodySchema = z.strictObject({
  consent: flagField.pipe(z.literal(true)),
});
export const begunFaceSchema = z.strictObject({
  /** The page for the phone. */
  url: z.string(),
  /** The same as a QR code (data address). */
  qr: z.string(),
  expiresAt: timeSchema,
});
export type BegunFace = z.infer<typeof begunFaceSchema>;

export const standInFaceQuerySchema = z.strictObject({ reference: idSchema, ...versionField });
export const standInFaceSchema = z.strictObject({ state });
export const standInFaceBodySchema = z.strictObject({
  reference: idSchema,
  outcome: z.enum(['passed', 'refused']),
});

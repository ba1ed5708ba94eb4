import { z } from 'zod';
import { API_KEY_SCOPES, USUAL_SCOPES } from '../access/api-key-scopes.ts';
import { DOWNLOAD_FORMATS } from './images.ts';
import { USER_NAME_MAX } from '../constants.ts';
import { flagField, idSchema, numberField, textField, timeSchema, versionField } from '../scalars.ts';

/** Text that names something, on one line and without marks that turn the direction of writing. */
function nameField(max: number) {
  return textField(max)
    .transform((name) => name.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim())
    .pipe(z.string().min(1));
}

/** What a person says of themselves. The name is shown as text alone, in any script. */
export const changeProfileBodySchema = z.strictObject({ name: nameField(USER_NAME_MAX) });

export const sessionsSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      sessionId: idSchema,
      /** The user agent, as it called itself. */
      device: z.string(),
      client: z.enum(['web', 'desktop']),
      /** The one that asks. */
      current: z.boolean(),
      createdAt: timeSchema,
      seenAt: timeSchema,
    }),
  ),
});
export type Sessions = z.infer<typeof sessionsSchema>;
export const sessionParamsSchema = z.strictObject({ sessionId: idSchema });
export const endedSessionsSchema = z.strictObject({ ended: z.int().nonnegative() });

export const API_KEY_NAME_MAX = 60;
export const API_KEYS_MAX = 20;
/** What a key may make in a minute unless its owner says less. */
export const API_KEY_REQUESTS_MAX = 600;
export const API_KEY_TICKETS_MAX = 100_000;
export const API_KEY_DAYS_MAX = 3_650;

export const apiKeySchema = z.strictObject({
  keyId: idSchema,
  name: z.string(),
  /** The first characters, by which its owner knows it. */
  start: z.string(),
  scopes: z.array(z.enum(API_KEY_SCOPES)),
  /** Null: as many as the server lets every key make. */
  requestsPerMinute: z.int().positive().nullable(),
  /** Tickets of the tasks that it starts in a day; null: as many as the account has. */
  ticketsPerDay: z.int().positive().nullable(),
  /** Null: until it is revoked. */
  expiresAt: timeSchema.nullable(),
  createdAt: timeSchema,
  lastUsedAt: timeSchema.nullable(),
});
export type ApiKeyInfo = z.infer<typeof apiKeySchema>;
export const apiKeysSchema = z.strictObject({ items: z.array(apiKeySchema) });
const keyScopes = z
  .array(z.enum(API_KEY_SCOPES))
  .min(1)
  .max(API_KEY_SCOPES.length)
  .refine((scopes) => new Set(scopes).size === scopes.length, 'each once');
export const createApiKeyBodySchema = z.strictObject({
  name: nameField(API_KEY_NAME_MAX),
  /** Default: what rendering needs. */
  scopes: keyScopes.default([...USUAL_SCOPES]),
  requestsPerMinute: numberField({ min: 1, max: API_KEY_REQUESTS_MAX, integer: true }).optional(),
  ticketsPerDay: numberField({ min: 1, max: API_KEY_TICKETS_MAX, integer: true }).optional(),
  expiresInDays: numberField({ min: 1, max: API_KEY_DAYS_MAX, integer: true }).optional(),
});
export type NewApiKey = z.output<typeof createApiKeyBodySchema>;
export const renameApiKeyBodySchema = z.strictObject({ name: nameField(API_KEY_NAME_MAX) });
/** The one answer that ever holds the key itself. */
export const createdApiKeySchema = apiKeySchema.extend({ key: z.string() });
export type CreatedApiKey = z.infer<typeof createdApiKeySchema>;
export const apiKeyParamsSchema = z.strictObject({ keyId: idSchema });

export const downloadsQuerySchema = z.strictObject({
  page: numberField({ min: 1, max: 100_000, integer: true }).default(1),
  pageSize: numberField({ min: 1, max: 100, integer: true }).default(20),
  ...versionField,
});
export const downloadsSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      downloadId: idSchema,
      at: timeSchema,
      /** Null: the files as they are. */
      format: z.enum(DOWNLOAD_FORMATS).nullable(),
      visibleLabel: z.boolean(),
      /** Null addresses are pictures that were deleted since. */
      images: z.array(z.strictObject({ imageId: idSchema, thumbnailUrl: z.string().nullable() })),
    }),
  ),
  total: z.int().nonnegative(),
});
export type Downloads = z.infer<typeof downloadsSchema>;

/**
 * When downloads carry the visible AI label: where the person asks for it, unless the person declines it, or always.
 * The label in the file's data is always there.
 */
export const VISIBLE_LABEL_POLICIES = ['request', 'default', 'always'] as const;
export type VisibleLabelPolicy = (typeof VISIBLE_LABEL_POLICIES)[number];

export const preferencesSchema = z.strictObject({
  visibleLabel: z.boolean(),
  visibleLabelPolicy: z.enum(VISIBLE_LABEL_POLICIES),
});
export type Preferences = z.infer<typeof preferencesSchema>;
export const changePreferencesBodySchema = z.strictObject({ visibleLabel: flagField });

export const dataExportSchema = z.strictObject({
  exportId: idSchema,
  /** Answers the archive to the session of its owner, until it expires. */
  url: z.string(),
  expiresAt: timeSchema,
});
export const exportParamsSchema = z.strictObject({ exportId: idSchema });

/** Said word for word by a client that has warned what is lost. */
export const leaveBodySchema = z.strictObject({ confirm: z.literal('delete my account') });
export const leavingSchema = z.strictObject({ deletedAfter: timeSchema });

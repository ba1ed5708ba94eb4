import { STORAGE_MB, type StorageSetting, UNLIMITED } from '@plumbline/contract/access/quotas.ts';
import { z } from 'zod';
import { text } from './setting-fields.ts';

const MOST_MB = 1_000_000_000;

/** Megabytes, or the word for no limit. */
const megabytes = text.transform((value, context) => {
  if (value === 'unlimited') return UNLIMITED;
  const number = Number(value);
  if (/^\d+$/.test(value) && number <= MOST_MB) return number;
  context.addIssue({ code: 'custom', message: 'is neither a whole number of megabytes nor "unlimited"' });
  return z.NEVER;
});

const withDefault = (name: StorageSetting) => megabytes.default(STORAGE_MB[name]);

export const storageEnvironment = {
  STORAGE_MB_VISITOR: withDefault('STORAGE_MB_VISITOR'),
  STORAGE_MB_USER: withDefault('STORAGE_MB_USER'),
  STORAGE_MB_MEMBER: withDefault('STORAGE_MB_MEMBER'),
  STORAGE_MB_ENTERPRISE: withDefault('STORAGE_MB_ENTERPRISE'),
};

export function toStorageMb(
  env: Readonly<Record<StorageSetting, number>>,
): Readonly<Record<StorageSetting, number>> {
  const { STORAGE_MB_VISITOR, STORAGE_MB_USER, STORAGE_MB_MEMBER, STORAGE_MB_ENTERPRISE } = env;
  return { STORAGE_MB_VISITOR, STORAGE_MB_USER, STORAGE_MB_MEMBER, STORAGE_MB_ENTERPRISE };
}

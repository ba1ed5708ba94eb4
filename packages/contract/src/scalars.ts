import { z } from 'zod';

/**
 * Scalars as they arrive from JSON, from a query string or from a form: the two latter know text alone, so a number is
 * also read from its text. Ranges are checked after reading.
 */
export function numberField(range: { min: number; max: number; integer?: boolean }) {
  const number = range.integer ? z.int() : z.number();
  return z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value),
    number.min(range.min).max(range.max),
  );
}

/** A flag; a form knows it as text alone. */
export const flagField = z.preprocess(
  (value) => (value === 'true' || value === 'false' ? value === 'true' : value),
  z.boolean(),
);

/**
 * Text that a person types, at most `max` UTF-16 units. NUL and halves of surrogate pairs, which an input that counts
 * units leaves of an emoji at its end, have no place in PostgreSQL's text and are taken out.
 */
export function textField(max: number) {
  return z
    .string()
    .max(max)
    .overwrite((text) => text.replaceAll('\0', '').toWellFormed());
}

/** Ids are opaque: letters, digits, `_` and `-`, so that they are safe in a path and a query. */
export const idSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

export const timeSchema = z.iso.datetime();

/** A day of the calendar that is in use; others have neither a year of four digits everywhere nor an offset in hours. */
export const daySchema = z.iso
  .date()
  .refine((day) => day >= '2000-01-01' && day <= '2999-12-31', 'between 2000-01-01 and 2999-12-31');

/** Every read may carry the original client's `version=1.2`; it is accepted and ignored. */
export const versionField = { version: z.string().max(16).optional() };

export const localisedTextSchema = z.strictObject({ 'zh-CN': z.string(), en: z.string(), ja: z.string() });

import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import type { z } from 'zod';

/** Requests: the contract's schemas decide; what they refuse is a 422 that names the fields. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const result = schema.safeParse(data ?? {});
    return result.success ? { value: result.data } : { error: validationError(result.error) };
  };

/** Answers are checked too: one that does not fit its schema is our bug and never leaves. */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> =
  ({ schema, url }) =>
  (data) => {
    const result = schema.safeParse(data);
    if (!result.success)
      throw new Error(`The answer of ${url} does not fit its schema.`, { cause: result.error });
    return JSON.stringify(result.data);
  };

/** For routes whose schema describes what another protocol decides: the handler reads what came. */
export const unchecked = () => (value: unknown) => ({ value });

function validationError(error: z.ZodError): AppError {
  const details: Record<string, string> = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) details[[...issue.path, key].join('.')] ??= 'unknown field';
    } else {
      details[issue.path.join('.') || 'body'] ??= issue.message;
    }
  }
  return new AppError('VALIDATION_FAILED', JSON.stringify(details), { details });
}

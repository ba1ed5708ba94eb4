import type { AppError } from '@plumbline/contract/errors/app-error.ts';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { toAppError } from './answer-errors.ts';

test('who was erased while a request of theirs was under way is asked to sign in, and no fault is told', async () => {
  const t = await startTestApp();
  try {
    const { pool } = t.services;
    const statement = `insert into consents (user_id, document, version, accepted_at) values ('nobody', 'terms', '1', now())`;
    const error = await pool.query(statement).catch((failure: Error) => failure);
    expect(toAppError(Object.assign(new Error('Failed query', { cause: error })) as AppError).code).toBe(
      'LOGIN_REQUIRED',
    );
    // What names another row that is not there is still a fault of ours.
    const other = Object.assign(new Error('x'), {
      code: '23503',
      constraint: 'payments_order_id_orders_id_fk',
    });
    expect(toAppError(other as unknown as AppError).code).toBe('UNKNOWN_ERROR');
  } finally {
    await t.close();
  }
});

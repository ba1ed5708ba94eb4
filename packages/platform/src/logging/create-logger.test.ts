import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLogger } from './create-logger.ts';

function logged(error: unknown): string {
  let text = '';
  const write = (line: string) => {
    text += line;
  };
  createLogger('info', { write }).error({ err: error }, 'the request failed');
  return text;
}

test('a failed query is logged with its text and its cause, without its parameters', () => {
  const refused = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });
  const query = new DrizzleQueryError('select * from codes where id = $1', ['13800001234'], refused);
  for (const error of [query, new AppError('SEND_FAILED', 'the provider failed', { cause: query })]) {
    const text = logged(error);
    expect(text).not.toContain('13800001234');
    expect(text).toContain('select * from codes where id = $1');
    expect(text).toContain('ECONNREFUSED');
    expect(text).toContain('create-logger.test.ts');
  }
});

test('every error of several is logged', () => {
  const text = logged(new AggregateError([new Error('first way'), new Error('second way')]));
  expect(text).toContain('first way');
  expect(text).toContain('second way');
});

import { SettingsError } from '@plumbline/platform/settings/load-settings.ts';
import { expect, test } from 'vitest';
import { explainFailure } from './explain-failure.ts';

function failure(message: string, fields: object): Error {
  return Object.assign(new Error(message), fields);
}

test.each([
  [
    failure('listen EADDRINUSE', { code: 'EADDRINUSE', syscall: 'listen', port: 8000 }),
    'Port 8000 is in use',
  ],
  [failure('listen EACCES', { code: 'EACCES', syscall: 'listen', port: 80 }), 'HOST and PORT'],
  [failure('', { code: 'ECONNREFUSED' }), 'DATABASE_URL cannot be used (ECONNREFUSED)'],
  [failure('password authentication failed', { code: '28P01' }), 'DATABASE_URL cannot be used (password'],
  [
    failure('EACCES: permission denied, mkdir', { code: 'EACCES', path: '/srv/data' }),
    'DATA_DIR cannot be used',
  ],
  [new SettingsError('PORT is wrong.'), 'PORT is wrong.'],
])('%o is explained by naming the setting', (error, words) => {
  expect(explainFailure(error)).toContain(words);
});

test('a mistake of ours is not explained away', () => {
  expect(explainFailure(new TypeError('x is not a function'))).toBeUndefined();
});

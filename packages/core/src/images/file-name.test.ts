import { UPLOAD_NAME_MAX } from '@plumbline/contract/api/uploads.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanFileName } from './file-name.ts';

test.each([
  ['客厅 方案二.png', '客厅 方案二.png'],
  ['C:\\Users\\me\\plan.jpg', 'plan.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['a\0b\u202Egnp.exe', 'abgnp.exe'],
  ['  two\t\nlines .webp ', 'two lines .webp'],
  ['\u0065\u0301.png', '\u00e9.png'],
  ['/', ''],
  [undefined, ''],
])('%j is called %j', (given, name) => {
  expect(cleanFileName(given)).toBe(name);
});

test('a long name keeps its ending', () => {
  const name = cleanFileName(`${'长'.repeat(400)}.jpeg`);
  expect([...name]).toHaveLength(UPLOAD_NAME_MAX);
  expect(name.endsWith('长.jpeg')).toBe(true);
});

test('whatever a form says, the name can be stored, shown and cleaned again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
      const name = cleanFileName(given);
      expect(cleanFileName(name)).toBe(name);
      expect([...name].length).toBeLessThanOrEqual(UPLOAD_NAME_MAX);
      expect(name).not.toMatch(/[/\\\0\n\p{Cc}]/u);
      expect(name.isWellFormed()).toBe(true);
    }),
  );
});

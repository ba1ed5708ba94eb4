import { expect, test } from 'vitest';
import { isAllowedService } from './service-list.ts';

const allowed = ['https://partner.example/app', 'https://other.example'];

test.each([
  'https://partner.example/app',
  'https://partner.example/app/',
  'https://partner.example/app/login?next=1',
  'https://other.example',
  'https://other.example/anything',
])('%s may', (service) => expect(isAllowedService(service, allowed)).toBe(true));

test.each([
  '',
  'partner.example/app',
  'http://partner.example/app',
  'https://partner.example',
  'https://partner.example/application',
  'https://partner.example/app/../admin',
  'https://partner.example:8443/app',
  'https://partner.example.evil.example/app',
  'https://partner.example@evil.example/app',
  'https://evil@partner.example/app',
  'https:\\\\partner.example\\app',
  'javascript:alert(1)',
])('%s may not', (service) => expect(isAllowedService(service, allowed)).toBe(false));

test('without a list nobody may', () =>
  expect(isAllowedService('https://partner.example/app', [])).toBe(false));

import { describe, expect, test } from 'vitest';
import { findDeepLink, readDeepLink } from './deep-link.ts';
import { outsideLink } from './outside-link.ts';

describe('deep links', () => {
  test('show what there is to show', () => {
    expect(readDeepLink('plumbline://open')).toEqual({ show: 'main' });
    expect(readDeepLink('plumbline://settings/')).toEqual({ show: 'settings' });
    expect(readDeepLink('plumbline://history')).toEqual({ show: 'history' });
    expect(readDeepLink('plumbline://task/ab_C-12')).toEqual({ show: 'task', taskId: 'ab_C-12' });
  });

  test.each([
    'plumbline://sign-in?token=stolen',
    'plumbline://server/https://evil.example',
    'plumbline://open?server=https://evil.example',
    'plumbline://open#x',
    'plumbline://user:pass@open',
    'plumbline://open:8080',
    'plumbline://open/../settings/x',
    'plumbline://task/',
    'plumbline://task/../../etc/passwd',
    'plumbline://task/a%2Fb',
    'plumbline://task/<script>',
    `plumbline://task/${'a'.repeat(65)}`,
    `plumbline://${'a'.repeat(5000)}`,
    'plumbline:javascript:alert(1)',
    'javascript:alert(1)',
    'https://open',
    '',
  ])('refuse %s', (link) => {
    expect(readDeepLink(link)).toBeUndefined();
  });

  test('are found among what a program is started with, and the first one alone counts', () => {
    expect(findDeepLink(['client.exe', '--flag', 'plumbline://history'])).toEqual({ show: 'history' });
    expect(findDeepLink(['client.exe', 'plumbline://evil', 'plumbline://open'])).toBeUndefined();
    expect(findDeepLink(['client.exe'])).toBeUndefined();
  });
});

describe('links to outside', () => {
  const server = 'http://192.168.1.20:8000';
  test('are encrypted, or lead to the server in use', () => {
    expect(outsideLink('https://plumbline.example/x?y#z', server)).toBe('https://plumbline.example/x?y#z');
    expect(outsideLink('http://192.168.1.20:8000/client', server)).toBe('http://192.168.1.20:8000/client');
  });

  test.each([
    'http://192.168.1.20:9999/',
    'http://evil.example/',
    'https://user:pass@plumbline.example/',
    'file:///etc/passwd',
    'smb://host/share',
    'ms-msdt:/id',
    'javascript:alert(1)',
    'data:text/html,x',
    'plumbline-app://client/index.html',
    '\\\\host\\share',
    '',
  ])('%s is not opened', (link) => {
    expect(outsideLink(link, server)).toBeUndefined();
  });
});

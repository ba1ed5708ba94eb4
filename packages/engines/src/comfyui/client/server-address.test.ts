import { describe, expect, it } from 'vitest';
import { refusalOfAddress } from '@plumbline/core/network/refused-address.ts';
import { parseServerAddress } from './server-address.ts';

const OWN = { allowPrivate: true };
const FOREIGN = { allowPrivate: false };

describe('parseServerAddress', () => {
  it('takes credentials out of the address and keeps a path before the calls', () => {
    const address = parseServerAddress('https://me:p%40ss@gpu.example:8443/comfy', OWN);
    expect(address).toEqual({
      base: 'https://gpu.example:8443/comfy/',
      host: 'gpu.example:8443',
      headers: { authorization: `Basic ${Buffer.from('me:p@ss').toString('base64')}` },
    });
    expect(parseServerAddress('http://10.0.0.7:8188', OWN).headers).toEqual({});
  });

  it.each([
    'http://169.254.169.254',
    'http://169.254.1.1:8188',
    'http://2852039166/',
    'http://0xa9.0xfe.0xa9.0xfe/',
    'http://[fe80::1]:8188',
    'http://[::ffff:169.254.169.254]/',
    'http://[fd00:ec2::254]/',
    'http://100.100.100.200/',
    'http://168.63.129.16/',
    'http://metadata.google.internal/',
    'http://Metadata.Google.Internal./',
    'http://0.0.0.0:8188',
  ])('never speaks to %s', (address) => {
    expect(() => parseServerAddress(address, OWN)).toThrow(/metadata|link-local/);
  });

  it.each([
    'http://127.0.0.1:8188',
    'http://localhost:8188',
    'http://192.168.1.20:8188',
    'http://172.20.0.2:8188',
    'http://10.1.2.3',
    'http://[::1]:8188',
    'http://[fd12::1]:8188',
  ])('speaks to %s where private networks are allowed, else not', (address) => {
    expect(parseServerAddress(address, OWN).base).toContain('http://');
    expect(() => parseServerAddress(address, FOREIGN)).toThrow('private network');
  });

  it.each(['ftp://gpu', 'gpu:8188', 'file:///etc/passwd', ''])('is no address of a server: %j', (address) => {
    expect(() => parseServerAddress(address, OWN)).toThrow(/is no address|neither http/);
  });

  it('judges what a name stands for in the same way', () => {
    expect(refusalOfAddress('169.254.169.254', OWN)).toMatch(/metadata/);
    expect(refusalOfAddress('::ffff:169.254.169.254', OWN)).toMatch(/metadata/);
    expect(refusalOfAddress('93.184.216.34', FOREIGN)).toBeUndefined();
    expect(refusalOfAddress('::ffff:10.0.0.1', FOREIGN)).toMatch(/private/);
  });
});

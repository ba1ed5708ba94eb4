import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';

export interface FormPart {
  readonly name: string;
  readonly filename?: string;
  readonly type?: string;
  readonly value: Uint8Array | string;
}

const BOUNDARY = 'plumbline-test-boundary';

/** A multipart body as a browser would send it, or not: every part is as the test says. */
export function multipartBody(parts: readonly FormPart[]): { payload: Buffer; type: string } {
  const chunks = parts.flatMap(({ name, filename, type, value }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"` +
        `${filename === undefined ? '' : `; filename="${filename}"`}\r\n` +
        `${filename === undefined ? '' : `Content-Type: ${type ?? 'application/octet-stream'}\r\n`}\r\n`,
    ),
    Buffer.from(value as Uint8Array),
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    type: `multipart/form-data; boundary=${BOUNDARY}`,
  };
}

export function postForm(browser: TestBrowser, parts: readonly FormPart[], headers = {}) {
  const { payload, type } = multipartBody(parts);
  return browser.post('/api/ai/upload', payload, { 'content-type': type, ...headers });
}

export function postPicture(browser: TestBrowser, picture: Uint8Array, filename = 'picture.png') {
  return postForm(browser, [{ name: 'file', filename, type: 'image/png', value: picture }]);
}

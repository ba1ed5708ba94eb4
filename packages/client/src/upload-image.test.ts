import { fail, succeed } from '@plumbline/contract/envelope.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { expect, test } from 'vitest';
import { fakeSettings } from './testing/fake-settings.ts';
import { uploadImage } from './upload-image.ts';
import type { UploadRequest } from './xhr.ts';

const uploaded = {
  imageId: 'i1',
  url: '/files/a',
  thumbnailUrl: '/files/a?w=256',
  width: 10,
  height: 8,
  bytes: 3,
  mime: 'image/png',
  kind: 'line',
};

function fakeRequest(
  status: number,
  answer: unknown,
): UploadRequest & { sent: FormData[]; headers: string[] } {
  return {
    upload: { onprogress: null },
    status,
    responseText: JSON.stringify(answer),
    timeout: 0,
    withCredentials: false,
    onload: null,
    onerror: null,
    ontimeout: null,
    onabort: null,
    sent: [],
    headers: [],
    open() {},
    setRequestHeader(name) {
      this.headers.push(name);
    },
    getResponseHeader: () => null,
    send(body) {
      this.sent.push(body);
      this.upload.onprogress?.({ loaded: 1, total: 4 });
      if (status === 0) this.onerror?.();
      else if (status > 0) this.onload?.();
    },
    abort() {
      this.onabort?.();
    },
  };
}

const picture = new Blob(['abc'], { type: 'image/png' });

test('sends the file with the token and reports progress', async () => {
  const { settings } = fakeSettings([]);
  const request = fakeRequest(201, succeed(uploaded));
  const shares: number[] = [];
  const image = await uploadImage(settings, picture, 'a.png', {
    purpose: 'base',
    onProgress: (share) => shares.push(share),
    createRequest: () => request,
  });
  expect(image).toEqual(uploaded);
  expect(shares).toEqual([0.25]);
  expect(request.headers).toContain('x-csrf-token');
  expect(request.sent[0]?.get('purpose')).toBe('base');
});

test('an empty file and one over 10 MB never leave', async () => {
  const { settings } = fakeSettings([]);
  const createRequest = () => fakeRequest(201, succeed(uploaded));
  const send = (file: Blob) => uploadImage(settings, file, 'a.png', { createRequest });
  await expect(send(new Blob([]))).rejects.toMatchObject({ code: 'IMAGE_EMPTY' });
  const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]);
  await expect(send(large)).rejects.toMatchObject({ code: 'IMAGE_TOO_LARGE' });
});

test('the server’s refusal and a lost connection keep their codes', async () => {
  const { settings } = fakeSettings([]);
  const refused = fakeRequest(422, fail(new AppError('IMAGE_BROKEN', ''), 'en'));
  await expect(
    uploadImage(settings, picture, 'a.png', { createRequest: () => refused }),
  ).rejects.toMatchObject({ code: 'IMAGE_BROKEN' });
  await expect(
    uploadImage(settings, picture, 'a.png', { createRequest: () => fakeRequest(0, null) }),
  ).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
});

test('an abort stops the request and throws the reason', async () => {
  const { settings } = fakeSettings([]);
  const controller = new AbortController();
  const upload = uploadImage(settings, picture, 'a.png', {
    signal: controller.signal,
    createRequest: () => fakeRequest(-1, null),
  });
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve, 0));
  controller.abort(new Error('another picture'));
  await expect(upload).rejects.toThrow('another picture');
});

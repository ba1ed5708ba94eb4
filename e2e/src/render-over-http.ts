import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext } from 'playwright-core';
import { contentSample } from './content-sample.ts';

interface Answer<T> {
  readonly data: T;
}

/** Speaks to the server as the browser context that `request` belongs to. */
export async function callApi<T>(
  request: APIRequestContext,
  url: string,
  path: string,
  body?: object,
): Promise<T> {
  if (!body) return ((await (await request.get(url + path)).json()) as Answer<T>).data;
  const user = (await (await request.get(`${url}/api/user/userInfo`)).json()) as Answer<{
    csrfToken: string;
  }>;
  const headers = { 'x-csrf-token': user.data.csrfToken };
  const response = await request.post(url + path, { data: body, headers });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return ((await response.json()) as Answer<T>).data;
}

/** Renders the sample drawing of a living room. @returns the finished task's id */
export async function renderOverHttp(
  request: APIRequestContext,
  url: string,
  options: Readonly<Record<string, unknown>>,
): Promise<string> {
  const user = await callApi<{ csrfToken: string }>(request, url, '/api/user/userInfo');
  const file = {
    name: 'living-room.png',
    mimeType: 'image/png',
    buffer: await readFile(contentSample('living-room')),
  };
  const uploaded = await request.post(`${url}/api/ai/upload`, {
    multipart: { file },
    headers: { 'x-csrf-token': user.csrfToken },
  });
  const { data } = (await uploaded.json()) as Answer<{ imageId: string }>;
  const body = { function: 'indoorRender', upload_img: data.imageId, size: 512, ...options };
  const { taskId } = await callApi<{ taskId: string }>(request, url, '/api/ai/startTask', body);
  for (;;) {
    const { state } = await callApi<{ state: string }>(
      request,
      url,
      `/api/ai/getTaskByTaskId?taskId=${taskId}`,
    );
    if (state === 'done') return taskId;
    if (state !== 'queued' && state !== 'running') throw new Error(`The render ${state}.`);
    await sleep(100);
  }
}

import type { Page } from 'playwright-core';

/** Presses the workspace's button and resolves to the id of the task that the server started. */
export async function pressRender(page: Page): Promise<string> {
  const [started] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/api/ai/startTask')),
    page.getByRole('button', { name: /^Render · / }).click(),
  ]);
  const { data } = (await started.json()) as { readonly data: { readonly taskId: string } };
  return data.taskId;
}

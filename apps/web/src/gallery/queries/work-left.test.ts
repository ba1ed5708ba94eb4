import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { workLeft } from './work-left.ts';

test('lists are read anew at once, the work that left them only where it is shown again', async () => {
  const client = new QueryClient();
  const asked = vi.fn((key: readonly unknown[]) => key.length);
  const keys = [
    ['gallery', 'en', 'mine', 'created'],
    ['gallery', 'en', 'work', 'w1'],
    ['gallery', 'en', 'similar', { workId: 'w1' }],
    ['gallery', 'en', 'work', 'w2'],
    ['tasks'],
  ];
  const leave = keys.map((queryKey) =>
    new QueryObserver(client, { queryKey, queryFn: () => asked(queryKey), staleTime: Infinity }).subscribe(
      () => undefined,
    ),
  );
  await vi.waitFor(() => expect(client.isFetching()).toBe(0), { timeout: 60_000 });
  expect(asked).toHaveBeenCalledTimes(keys.length);
  asked.mockClear();
  workLeft(client, 'w1');
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2), { timeout: 60_000 });
  expect(asked.mock.calls.map(([key]) => key)).toEqual([keys[0], keys[3]]);
  expect(client.getQueryState(keys[1] ?? [])?.isInvalidated).toBe(true);
  for (const each of leave) each();
});

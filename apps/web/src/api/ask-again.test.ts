import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { askAgain } from './ask-again.ts';

/** A list that answers when it is told to, with what was true when it was asked. */
function openList() {
  const client = new QueryClient();
  let state = 'before';
  const answers: (() => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['list', 'one'],
    queryFn: () => {
      const seen = state;
      return new Promise<string>((resolve) => answers.push(() => resolve(seen)));
    },
  });
  observer.subscribe(() => undefined);
  return { client, observer, answers, change: () => (state = 'after') };
}

/** Lets everything that is due be done. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a first answer that was asked for before the change is not kept', async () => {
  const { client, observer, answers, change } = openList();
  change();
  const done = askAgain(client, ['list']);
  await settle();
  expect(answers).toHaveLength(2);
  for (const answer of answers) answer();
  await done;
  expect(observer.getCurrentResult()).toMatchObject({ data: 'after', isStale: true, fetchStatus: 'idle' });
});

test('what is shown stays until the new answer is there', async () => {
  const { client, observer, answers, change } = openList();
  answers[0]?.();
  await settle();
  change();
  const done = askAgain(client, ['list']);
  await settle();
  expect(observer.getCurrentResult()).toMatchObject({ data: 'before', fetchStatus: 'fetching' });
  answers[1]?.();
  await done;
  expect(observer.getCurrentResult().data).toBe('after');
});

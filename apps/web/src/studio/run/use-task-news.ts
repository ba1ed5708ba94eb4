import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchMyTasks } from '../../api/client.ts';
import { receiveTask, unfinishedIds } from '../../api/task-cache.ts';
import { useConnection } from '../../app/connection.ts';

/** Keeps the cache told about the user's tasks while a page that shows them is open. */
export function useTaskNews(signedIn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!signedIn) return;
    const stop = watchMyTasks({
      onTask: (task) => receiveTask(client, task),
      onConnection: (stream) => useConnection.setState({ stream }),
      unfinished: () => unfinishedIds(client),
    });
    return () => {
      stop();
      useConnection.setState({ stream: 'live' });
    };
  }, [client, signedIn]);
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchMyTasks } from '../../api/client.ts';
import { receiveTask, unfinishedIds } from '../../api/task-cache.ts';
import { useConnection } from '../../app/connection.ts';

/** Keeps the cache told about the user's tasks while a page that shows them is open. */
export function useTaskNews(signedIn: boolean): void {
  const client = useQueryClient();
  const setConnection = useConnection((state) => state.setConnection);
  useEffect(() => {
    if (!signedIn) return;
    const stop = watchMyTasks({
      onTask: (task) => receiveTask(client, task),
      onConnection: setConnection,
      unfinished: () => unfinishedIds(client),
    });
    return () => {
      stop();
      setConnection('live');
    };
  }, [client, setConnection, signedIn]);
}

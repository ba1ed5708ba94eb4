import { userMessage } from '@plumbline/client/server-error.ts';
import type { DownloadBody } from '@plumbline/contract/api/images.ts';
import type { Task } from '@plumbline/contract/api/tasks.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, downloadPictures } from '../../api/client.ts';
import { forgetTask, hasEnded, receiveTask } from '../../api/task-cache.ts';
import { worksChanged } from '../../api/works-cache.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { saveAs } from './save-as.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useUndo } from '../../ui/toast/use-undo.ts';
import { askToConfirm } from '../../dialogs/confirm.ts';

/** What can be done to tasks anywhere they are shown; failures appear as toasts in the server's words. */
export function useTaskActions() {
  const client = useQueryClient();
  const { t } = useTranslation('studio');
  const locale = useLocale();
  const undo = useUndo();
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      toast.error(userMessage(error, locale));
    }
  };

  const restore = async (tasks: readonly Task[]) => {
    for (const { taskId } of tasks) receiveTask(client, await api('restoreTask', { body: { taskId } }));
    // A list that does not hold them may have to.
    void client.invalidateQueries({ queryKey: ['tasks'] });
    worksChanged(client);
  };

  return {
    cancel: (task: Task) =>
      attempt(async () => receiveTask(client, await api('cancelTask', { body: { taskId: task.taskId } }))),
    setFavourite: (task: Task, favourite: boolean) =>
      attempt(async () => {
        receiveTask(client, await api('favouriteTask', { body: { taskId: task.taskId, favourite } }));
      }),
    /** One picture as its own file, several as a zip. */
    downloadPictures: (imageIds: string[], options: Omit<DownloadBody, 'imageIds'>) =>
      attempt(async () => {
        const file = await downloadPictures(imageIds, options);
        saveAs(URL.createObjectURL(file.blob), file.name);
      }),
    downloadZip: (tasks: readonly Task[]) =>
      attempt(async () => {
        const zip = await downloadPictures(
          tasks.flatMap((task) => task.images.map((image) => image.imageId)),
        );
        saveAs(URL.createObjectURL(zip.blob), zip.name);
      }),
    /** At once, and it can be undone; asks first where something would be stopped. `onDeleted` runs where some went. */
    remove: (tasks: readonly Task[], onDeleted: () => void = () => undefined) => {
      const removeAll = async () => {
        const gone: Task[] = [];
        await attempt(async () => {
          for (const task of tasks) {
            await api('deleteTask', { query: { taskId: task.taskId } });
            forgetTask(client, task.taskId);
            gone.push(task);
          }
        });
        if (gone.length === 0) return;
        void client.invalidateQueries({ queryKey: ['tickets'] });
        onDeleted();
        undo(t('deleted', { count: gone.length }), () => restore(gone));
      };
      if (tasks.every(hasEnded)) return removeAll();
      askToConfirm({
        title: tasks.length === 1 ? t('stopOneTitle') : t('stopSeveralTitle', { count: tasks.length }),
        content: t('stopBody'),
        okText: t('delete'),
        cancelText: t('keep'),
        onOk: removeAll,
      });
      return undefined;
    },
  };
}

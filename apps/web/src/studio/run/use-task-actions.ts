import { userMessage } from '@plumbline/client/server-error.ts';
import type { DownloadBody } from '@plumbline/contract/api/images.ts';
import type { Task } from '@plumbline/contract/api/tasks.ts';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { api, downloadPictures } from '../../api/client.ts';
import { forgetTask, receiveTask } from '../../api/task-cache.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { saveAs } from './save-as.ts';

/** What can be done to tasks anywhere they are shown; failures appear as toasts in the server's words. */
export function useTaskActions() {
  const client = useQueryClient();
  const { t } = useTranslation('studio');
  const { message, modal } = App.useApp();
  const locale = useLocale();
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      void message.error(userMessage(error, locale));
    }
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
    /** Asks first; `onDeleted` runs only where it really went. */
    remove: (tasks: readonly Task[], onDeleted: () => void = () => undefined) =>
      modal.confirm({
        title: tasks.length === 1 ? t('deleteOneTitle') : t('deleteSeveralTitle', { count: tasks.length }),
        content: t('deleteBody'),
        okText: t('delete'),
        cancelText: t('keep'),
        icon: null,
        centered: true,
        onOk: () =>
          attempt(async () => {
            for (const { taskId } of tasks) {
              await api('deleteTask', { query: { taskId } });
              forgetTask(client, taskId);
            }
            void client.invalidateQueries({ queryKey: ['tickets'] });
            void message.success(t('deleted'));
            onDeleted();
          }),
      }),
  };
}

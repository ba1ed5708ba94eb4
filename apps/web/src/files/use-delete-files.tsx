import { userMessage } from '@plumbline/client/server-error.ts';
import { DELETED_UPLOADS_MAX, type OwnUpload } from '@plumbline/contract/api/uploads.ts';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.ts';
import { unfinishedEditsQuery, uploadsChanged } from '../api/queries.ts';
import { useLocale } from '../i18n/use-locale.ts';

/** Deletes files after asking, with a word on what their works need; `onDeleted` runs where they really went. */
export function useDeleteFiles(): (files: readonly OwnUpload[], onDeleted?: () => void) => void {
  const { t } = useTranslation('files');
  const { message, modal } = App.useApp();
  const client = useQueryClient();
  const locale = useLocale();
  return useCallback(
    (files, onDeleted = () => undefined) => {
      const used = files.filter(({ works }) => works > 0).length;
      void modal.confirm({
        title: t('deleteTitle', { count: files.length }),
        content: (
          <>
            <p>{t('deleteBody')}</p>
            {used > 0 && <p>{t('deleteBodyUsed', { count: used })}</p>}
            {files.some(({ purpose }) => purpose === 'base') && <p>{t('deleteEdits')}</p>}
          </>
        ),
        okText: t('delete'),
        cancelText: t('keep'),
        icon: null,
        centered: true,
        onOk: async () => {
          try {
            const { deleted, kept } = await deleteFiles(files);
            if (deleted > 0) void message.success(t('deleted', { count: deleted }));
            if (kept > 0) void message.info(t('keptForWorks', { count: kept }));
            onDeleted();
          } catch (error) {
            void message.error(userMessage(error, locale));
          } finally {
            uploadsChanged(client);
            void client.invalidateQueries({ queryKey: unfinishedEditsQuery.queryKey });
          }
        },
      });
    },
    [client, locale, message, modal, t],
  );
}

/** In as many calls as it takes; how many went, and how many stay with their works. */
async function deleteFiles(
  files: readonly OwnUpload[],
): Promise<{ readonly deleted: number; readonly kept: number }> {
  const ids = files.map(({ imageId }) => imageId);
  let deleted = 0;
  let kept = 0;
  for (let from = 0; from < ids.length; from += DELETED_UPLOADS_MAX) {
    const imageIds = ids.slice(from, from + DELETED_UPLOADS_MAX);
    const answer = await api('deleteUploads', { body: { imageIds } });
    deleted += answer.deleted.length;
    kept += answer.kept.length;
  }
  return { deleted, kept };
}

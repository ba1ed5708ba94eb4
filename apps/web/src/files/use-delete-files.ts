import { userMessage } from '@plumbline/client/server-error.ts';
import { DELETED_UPLOADS_MAX, type OwnUpload } from '@plumbline/contract/api/uploads.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.ts';
import { unfinishedEditsQuery, uploadsChanged } from '../api/queries.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { toast } from '../ui/toast/toast.ts';
import { useUndo } from '../ui/toast/use-undo.ts';

/** Deletes files, with a word on what works keep, and the way back; `onDeleted` runs where they went. */
export function useDeleteFiles(): (files: readonly OwnUpload[], onDeleted?: () => void) => Promise<void> {
  const { t } = useTranslation('files');
  const client = useQueryClient();
  const locale = useLocale();
  const undo = useUndo();
  return useCallback(
    async (files, onDeleted = () => undefined) => {
      const changed = () => {
        uploadsChanged(client);
        void client.invalidateQueries({ queryKey: unfinishedEditsQuery.queryKey });
      };
      const deleted: string[] = [];
      const kept: string[] = [];
      try {
        for (const imageIds of inCalls(files.map(({ imageId }) => imageId))) {
          const answer = await api('deleteUploads', { body: { imageIds } });
          deleted.push(...answer.deleted);
          kept.push(...answer.kept);
        }
      } catch (error) {
        toast.error(userMessage(error, locale));
      }
      changed();
      // Also where only some of them went.
      if (deleted.length + kept.length === 0) return;
      onDeleted();
      const words = [
        ...(deleted.length > 0 ? [t('deleted', { count: deleted.length })] : []),
        ...(kept.length > 0 ? [t('keptForWorks', { count: kept.length })] : []),
      ];
      undo(words.join(' · '), async () => {
        await restoreFiles([...deleted, ...kept]);
        changed();
      });
    },
    [client, locale, t, undo],
  );
}

/** In as many calls as it takes. */
async function restoreFiles(imageIds: readonly string[]): Promise<void> {
  for (const each of inCalls(imageIds)) await api('restoreUploads', { body: { imageIds: each } });
}

function inCalls(imageIds: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(imageIds.length / DELETED_UPLOADS_MAX) }, (_, at) =>
    imageIds.slice(at * DELETED_UPLOADS_MAX, (at + 1) * DELETED_UPLOADS_MAX),
  );
}

import { userMessage } from '@plumbline/client/server-error.ts';
import type { Batch } from '@plumbline/contract/api/batches.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api, downloadBatch } from '../../api/client.ts';
import { askToConfirm } from '../../dialogs/confirm.ts';
import { useLocale, useLocalised } from '../../i18n/use-locale.ts';
import { saveAs } from '../../studio/run/save-as.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useUndo } from '../../ui/toast/use-undo.ts';
import { batchesChanged, batchQuery } from '../batch-queries.ts';
import { drawContactSheet } from './draw-contact-sheet.ts';

type Busy = 'pause' | 'resume' | 'retry' | 'download';

/** What can be done to a batch; failures appear as toasts in the server's words. */
export function useBatchActions(batch: Batch) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { t } = useTranslation('batches');
  const locale = useLocale();
  const localised = useLocalised();
  const undo = useUndo();
  const [busy, setBusy] = useState<Busy>();
  const { batchId } = batch;
  const attempt = async (name: Busy | undefined, work: () => Promise<unknown>) => {
    setBusy(name);
    try {
      await work();
    } catch (error) {
      toast.error(userMessage(error, locale));
      void client.invalidateQueries({ queryKey: batchQuery(batchId).queryKey });
    }
    setBusy(undefined);
  };
  const take = (changed: Batch) => {
    client.setQueryData(batchQuery(batchId).queryKey, changed);
    batchesChanged(client);
  };
  const download = (work: () => Promise<{ readonly blob: Blob; readonly name: string }>) =>
    void attempt('download', async () => {
      const { blob, name } = await work();
      saveAs(URL.createObjectURL(blob), name);
    });
  return {
    busy,
    pause: () => void attempt('pause', async () => take(await api('pauseBatch', { body: { batchId } }))),
    resume: () => void attempt('resume', async () => take(await api('resumeBatch', { body: { batchId } }))),
    cancel: () =>
      askToConfirm({
        title: t('cancelTitle'),
        content: t('cancelBody'),
        okText: t('cancel'),
        cancelText: t('keep'),
        onOk: () => attempt(undefined, async () => take(await api('cancelBatch', { body: { batchId } }))),
      }),
    retry: (taskIds?: string[]) =>
      void attempt('retry', async () =>
        take(await api('retryBatch', { body: { batchId, ...(taskIds ? { taskIds } : {}) } })),
      ),
    change: (change: { title?: string; names?: string }) =>
      void attempt(undefined, async () =>
        take(await api('changeBatch', { params: { batchId }, body: change })),
      ),
    remove: () =>
      void attempt(undefined, async () => {
        await api('deleteBatch', { params: { batchId }, query: {} });
        client.removeQueries({ queryKey: batchQuery(batchId).queryKey });
        batchesChanged(client);
        void navigate('/batches');
        undo(t('deleted'), async () => {
          await api('restoreBatch', { params: { batchId }, query: {} });
          batchesChanged(client);
        });
      }),
    zip: (format?: 'jpg') => download(() => downloadBatch('zip', { batchId, ...(format ? { format } : {}) })),
    sheetPdf: () => download(() => downloadBatch('contactSheet', { batchId })),
    sheetPicture: () =>
      download(() =>
        drawContactSheet(batch, {
          title: batch.title || localised(TOOLS[batch.function].title),
          note: t('aiNote'),
          asSet: t('asSet'),
        }),
      ),
  };
}
export type BatchActions = ReturnType<typeof useBatchActions>;

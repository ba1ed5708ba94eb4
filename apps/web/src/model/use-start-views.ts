import { newIdempotencyKey } from '@plumbline/client/idempotency-key.ts';
import { userMessage } from '@plumbline/client/server-error.ts';
import type { KeptModelView } from '@plumbline/contract/api/models.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.ts';
import { ticketsQuery } from '../api/queries.ts';
import { openDialog } from '../dialogs/dialog-store.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { useCurrentUser } from '../session/current-user.ts';
import { buildRequest } from '../studio/run/build-request.ts';
import { useStudio } from '../studio/studio-context.ts';
import { toast } from '../ui/toast/toast.ts';
import { useModelWork } from './model-context.ts';
import { startEach } from './start-each.ts';
import { useModelStore } from './state/model-store.ts';
import { requestsOfViews } from './state/request-of.ts';
import type { BatchItem, ViewsBatch } from './state/views-batch.ts';

interface StartViews {
  readonly running: boolean;
  readonly ready: boolean;
  /** Tickets that so many views cost together. */
  readonly costOf: (views: number) => number;
  /** Whether so many can be paid for; true until it is known. */
  readonly affords: (views: number) => boolean;
  readonly start: (views: readonly KeptModelView[]) => void;
  /** Those of the batch that were not started, as they were to be. */
  readonly startRest: () => void;
}

/** Renders every kept view: one look, one seed, one light for all, so that they agree; each is a task of its own, and one that is refused stops no other. */
export function useStartViews(): StartViews {
  const { t } = useTranslation('model');
  const locale = useLocale();
  const client = useQueryClient();
  const { signedIn } = useCurrentUser();
  const { tool, settings, look, run, shown } = useStudio();
  const { answer } = useModelWork();
  const { sun, batch, setBatch } = useModelStore();
  const left = useQuery({ ...ticketsQuery, enabled: signedIn }).data;
  const [running, setRunning] = useState(false);
  const begin = async (whole: ViewsBatch) => {
    setRunning(true);
    setBatch(whole);
    const waiting = whole.filter(({ taskId }) => taskId === null);
    const started = await startEach(waiting, async ({ body, key }) => {
      const { taskId } = await api('startTask', { body, idempotencyKey: key });
      return taskId;
    });
    const become = (item: BatchItem): BatchItem => {
      const found = started[waiting.indexOf(item)];
      if (found === undefined) return item;
      if ('taskId' in found) return { ...item, taskId: found.taskId, message: null };
      const { refused } = found;
      const sure = refused instanceof AppError && refused.status >= 400 && refused.status < 500;
      return {
        ...item,
        key: sure ? newIdempotencyKey() : item.key,
        message: userMessage(refused, locale),
      };
    };
    const after = whole.map(become);
    setBatch(after);
    setRunning(false);
    const begun = started.filter((each) => 'taskId' in each).length;
    const refused = after.filter(({ message }) => message !== null);
    if (begun > 0) toast.success(t('viewsStarted', { count: begun }));
    if (refused.length > 0)
      toast.error(t('viewsRefused', { count: refused.length, message: refused[0]?.message ?? '' }));
    void client.invalidateQueries({ queryKey: ['tasks'] });
    void client.invalidateQueries({ queryKey: ['tickets'] });
  };
  const start = (views: readonly KeptModelView[]) => {
    if (!answer) return;
    if (!signedIn) return openDialog('login');
    const seed =
      typeof settings.values.seed === 'number' ? settings.values.seed : Math.floor(Math.random() * 2 ** 31);
    const agreed = { ...settings, values: { ...settings.values, seed } };
    // The view stays on the stage while all of them are made.
    shown.show(undefined);
    void begin(
      requestsOfViews(answer, views, sun).map((request, at) => ({
        viewId: views[at]?.viewId ?? '',
        name: views[at]?.name ?? '',
        body: buildRequest(tool, agreed, look, request),
        key: newIdempotencyKey(),
        taskId: null,
        message: null,
      })),
    );
  };
  const costOf = (views: number) => views * run.price.total;
  return {
    running,
    ready: run.button.ready,
    costOf,
    affords: (views) => left === undefined || left === -1 || left >= costOf(views),
    start,
    startRest: () => void begin(batch),
  };
}

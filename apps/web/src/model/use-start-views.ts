import { newIdempotencyKey } from '@plumbline/client/idempotency-key.ts';
import { userMessage } from '@plumbline/client/server-error.ts';
import type { KeptModelView } from '@plumbline/contract/api/models.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.ts';
import { openDialog } from '../dialogs/dialog-store.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { useCurrentUser } from '../session/current-user.ts';
import { buildRequest } from '../studio/run/build-request.ts';
import { useStudio } from '../studio/studio-context.ts';
import { toast } from '../ui/toast/toast.ts';
import { useModelWork } from './model-context.ts';
import { useModelStore } from './state/model-store.ts';
import { startEach } from './start-each.ts';
import { requestsOfViews } from './state/request-of.ts';

/** Renders every kept view: one look, one seed, one light for all, so that they agree; each is a task of its own, and one that is refused stops no other. */
export function useStartViews(): {
  readonly running: boolean;
  readonly ready: boolean;
  readonly start: (views: readonly KeptModelView[]) => void;
} {
  const { t } = useTranslation('model');
  const locale = useLocale();
  const client = useQueryClient();
  const { signedIn } = useCurrentUser();
  const { tool, settings, look, run, shown } = useStudio();
  const { answer } = useModelWork();
  const { sun } = useModelStore();
  const [running, setRunning] = useState(false);
  const start = async (views: readonly KeptModelView[]) => {
    if (!answer) return;
    if (!signedIn) return openDialog('login');
    setRunning(true);
    const seed =
      typeof settings.values.seed === 'number' ? settings.values.seed : Math.floor(Math.random() * 2 ** 31);
    const agreed = { ...settings, values: { ...settings.values, seed } };
    const bodies = requestsOfViews(answer, views, sun).map((request) =>
      buildRequest(tool, agreed, look, request),
    );
    const { taskIds, refused } = await startEach(bodies, async (body) => {
      const { taskId } = await api('startTask', { body, idempotencyKey: newIdempotencyKey() });
      return taskId;
    });
    const [first] = taskIds;
    if (first !== undefined) {
      shown.show(first);
      toast.success(t('viewsStarted', { count: taskIds.length }));
    }
    if (refused.length > 0) {
      const message = userMessage(refused[0], locale);
      toast.error(first === undefined ? message : t('viewsRefused', { count: refused.length, message }));
    }
    setRunning(false);
    void client.invalidateQueries({ queryKey: ['tasks'] });
    void client.invalidateQueries({ queryKey: ['tickets'] });
  };
  return { running, ready: run.button.ready, start: (views) => void start(views) };
}

import { userMessage } from '@plumbline/client/server-error.ts';
import type { ChangeModelBody, ModelAnswer } from '@plumbline/contract/api/models.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { api } from '../api/client.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { useCurrentUser } from '../session/current-user.ts';
import { toast } from '../ui/toast/toast.ts';
import { useBringModel } from './bring/use-bring-model.ts';
import { useOpenedModel } from './bring/use-opened-model.ts';
import { homeView } from './camera/home-view.ts';
import type { ModelWork } from './model-context.ts';
import { modelQuery } from './model-queries.ts';
import { fileViewsOf } from './read-model.ts';
import { useModelStore } from './state/model-store.ts';

/** The open model, and everything that is known of how it is looked at. */
export function useModelWorkState(
  aspect: number,
): ModelWork & { readonly mineOpen: boolean; readonly closeMine: () => void } {
  const { signedIn } = useCurrentUser();
  const locale = useLocale();
  const client = useQueryClient();
  const modelId = useModelStore((state) => state.modelId);
  const kept = useModelStore((state) => state.camera);
  const open = useModelStore((state) => state.open);
  const look = useModelStore((state) => state.look);
  const bring = useBringModel();
  const [mineOpen, setMineOpen] = useState(false);
  const query = useQuery({ ...modelQuery(modelId ?? ''), enabled: signedIn && modelId !== null });
  const answer = modelId === null ? undefined : query.data;
  const opening = useOpenedModel(answer);
  const gone = query.error instanceof AppError && query.error.status === 404;
  useEffect(() => {
    // Deleted elsewhere, or of another account.
    if (gone) open(null);
  }, [gone, open]);

  const [first] = answer?.format === 'plan' ? fileViewsOf(answer) : [];
  const isNew = kept === null && first !== undefined;
  useEffect(() => {
    // A plan that stands is first looked into from above, in its own colours.
    if (isNew) look({ camera: first.camera, hidden: first.hidden ?? {}, colours: 'own' });
  }, [first, isNew, look]);

  const { opened } = opening;
  const camera = useMemo(() => {
    if (kept) return kept;
    const bounds = opened?.bounds ?? answer?.boundsM;
    return bounds ? homeView(bounds, aspect) : undefined;
  }, [answer?.boundsM, aspect, kept, opened?.bounds]);

  const change = useCallback(
    async (body: ChangeModelBody) => {
      if (modelId === null) return;
      const { queryKey } = modelQuery(modelId);
      const before = client.getQueryData(queryKey);
      if (before)
        client.setQueryData<ModelAnswer>(queryKey, {
          ...before,
          ...(body.views ? { views: [...body.views, ...fileViewsOf(before)] } : {}),
          ...(body.assignments ? { assignments: body.assignments } : {}),
          ...(body.name === undefined ? {} : { name: body.name }),
        });
      try {
        client.setQueryData(queryKey, await api('changeModel', { params: { modelId }, body }));
        void client.invalidateQueries({ queryKey: ['models'] });
      } catch (error) {
        client.setQueryData(queryKey, before);
        toast.error(userMessage(error, locale));
      }
    },
    [client, locale, modelId],
  );
  const openMine = useCallback(() => setMineOpen(true), []);
  const closeMine = useCallback(() => setMineOpen(false), []);
  return { answer, opening, bring, aspect, camera, change, openMine, mineOpen, closeMine };
}

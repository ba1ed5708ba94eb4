import { userMessage } from '@plumbline/client/server-error.ts';
import type { ModelFromPlanBody } from '@plumbline/contract/api/model-from-plan.ts';
import type { Scene } from '@plumbline/contract/api/scene.ts';
import { modelRender } from '@plumbline/contract/tools/model-render.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../../api/client.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { useModelStore } from '../../../model/state/model-store.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { type PlanPoint, standAt } from './stand-at.ts';

type Wanted = Omit<ModelFromPlanBody, 'imageId'> & { readonly from: PlanPoint | undefined };

/** Stands the plan of a reading up and opens it where models are looked at: from above, or from a place of the plan at eye level. */
export function useStandPlan(scene: Scene) {
  const client = useQueryClient();
  const locale = useLocale();
  const navigate = useNavigate();
  const { open, look } = useModelStore.getState();
  return useMutation({
    mutationFn: ({ from: _from, ...body }: Wanted) =>
      api('modelFromPlan', { body: { imageId: scene.imageId, ...body } }),
    onSuccess: ({ modelId, frame }, { from }) => {
      void client.invalidateQueries({ queryKey: ['models'] });
      void client.invalidateQueries({ queryKey: ['model', modelId] });
      open(modelId);
      const rooms = scene.regions.filter((region) => region.class === 'plan-room');
      if (from) look({ camera: standAt(from, rooms, frame), colours: 'own' });
      void navigate(modelRender.route);
    },
    onError: (error) => toast.error(userMessage(error, locale)),
  });
}

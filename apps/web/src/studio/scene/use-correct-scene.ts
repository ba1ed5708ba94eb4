import { userMessage } from '@plumbline/client/server-error.ts';
import type { Scene, SceneSpace } from '@plumbline/contract/api/scene.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { sceneQuery } from '../../api/queries.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { applyChange, type SceneChange } from './apply-changes.ts';
import { useCorrectedBases } from './corrected-bases.ts';
import type { SavedState } from './reading-store.ts';
import { toast } from '../../ui/toast/toast.ts';

/**
 * Sends corrections one after the other and shows each at once. One that the server refuses is taken back; the answer
 * to the last of several is what counts.
 *
 * @param onSaving told what becomes of the last one
 */
export function useCorrectScene(
  imageId: string,
  space: SceneSpace,
  onSaving: (saved: SavedState) => void,
): (change: SceneChange) => void {
  const client = useQueryClient();
  const locale = useLocale();
  const remember = useCorrectedBases((state) => state.remember);
  const { queryKey } = sceneQuery(imageId, space);
  const mutationKey = ['correct-scene', imageId, space];
  const isLast = () => client.isMutating({ mutationKey }) === 1;
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (change: SceneChange) => api('correctScene', { body: { imageId, space, ...change } }),
    onMutate: async (change) => {
      onSaving('saving');
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<Scene>(queryKey);
      if (before) client.setQueryData<Scene>(queryKey, applyChange(before, change));
      return { before };
    },
    onSuccess: (scene) => {
      remember(imageId, scene.idMap !== null || scene.regions.some((each) => each.corrected || each.lock));
      if (!isLast()) return;
      client.setQueryData<Scene>(queryKey, scene);
      onSaving('saved');
    },
    onError: (error, _change, context) => {
      if (isLast()) {
        client.setQueryData(queryKey, context?.before);
        onSaving('notSaved');
      } else void client.invalidateQueries({ queryKey });
      toast.error(userMessage(error, locale));
    },
  });
  return mutate;
}

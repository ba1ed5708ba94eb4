import type { Scene } from '@plumbline/contract/api/scene.ts';
import { sceneSpaceOf } from '@plumbline/contract/tools/scene-space-of.ts';
import { useQuery } from '@tanstack/react-query';
import { sceneQuery } from '../../api/queries.ts';
import { useStudio } from '../studio-context.ts';
import { useCorrectedBases } from './corrected-bases.ts';

/** The reading of the workspace's base where it is known already or was corrected earlier; it is not asked for else. */
export function useKnownScene(): Scene | undefined {
  const { tool, settings, look } = useStudio();
  const imageId = settings.base?.imageId ?? '';
  const corrected = useCorrectedBases((state) => state.ids.includes(imageId));
  const space = sceneSpaceOf(tool, look.domain?.id);
  const scene = useQuery({
    ...sceneQuery(imageId, space ?? 'exterior'),
    enabled: space !== undefined && imageId !== '' && corrected,
  });
  return space === undefined ? undefined : scene.data;
}

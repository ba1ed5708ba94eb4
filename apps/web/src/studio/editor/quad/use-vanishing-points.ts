import type { HomogeneousPoint } from '@plumbline/editor/lines.ts';
import type { SceneSpace } from '@plumbline/contract/api/scene.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sceneQuery } from '../../../api/queries.ts';

/** Directions that every picture has, for edges that run straight across or down it. */
const STRAIGHT: readonly HomogeneousPoint[] = [
  { x: 1, y: 0, w: 0 },
  { x: 0, y: 1, w: 0 },
];

/** Where the main directions of a picture meet; until it has been read, and where it cannot be, those of its frame. */
export function useVanishingPoints(imageId: string, space: SceneSpace): readonly HomogeneousPoint[] {
  const camera = useQuery(sceneQuery(imageId, space)).data?.camera;
  return useMemo(
    () => [...(camera?.vanishingPoints ?? []).map(({ x, y }) => ({ x, y, w: 1 })), ...STRAIGHT],
    [camera],
  );
}

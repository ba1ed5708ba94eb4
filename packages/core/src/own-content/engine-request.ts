import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { UsedContent } from '@plumbline/contract/content/used-content.ts';

/**
 * A task's request in an engine's words: categories of the operators become the built-in ones that they stand for, ids of
 * their entries those of the versions that the task uses, and their background the surroundings that it is like.
 */
export function engineRequest(request: RenderRequest, content: UsedContent | null): RenderRequest {
  if (content === null) return request;
  const byEntry = new Map(content.materials.map(({ entry, id }) => [entry, id]));
  const material = (id: string) => byEntry.get(id) ?? id;
  const { style_img, material: laid, materials, scene } = request;
  return {
    ...request,
    ...content.categories,
    ...(content.background ? { environment: content.background.like } : {}),
    ...(style_img === undefined ? {} : { style_img: material(style_img) }),
    ...(laid === undefined ? {} : { material: { ...laid, textureId: material(laid.textureId) } }),
    ...(materials === undefined
      ? {}
      : { materials: materials.map((each) => ({ ...each, materialId: material(each.materialId) })) }),
    ...(scene?.corrections === undefined
      ? {}
      : {
          scene: {
            ...scene,
            corrections: scene.corrections.map((correction) =>
              typeof correction.material === 'string'
                ? { ...correction, material: material(correction.material) }
                : correction,
            ),
          },
        }),
  };
}

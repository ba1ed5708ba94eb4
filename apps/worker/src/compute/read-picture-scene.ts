import type { SceneReadOptions } from '@plumbline/core/ports/compute.ts';
import type { PixelBuffer } from '@plumbline/core/ports/image-engine.ts';
import type { SceneReading } from '@plumbline/core/scenes/scene-reading.ts';
import { startStages } from '@plumbline/scene/compose/checkpoint.ts';
import { detectImageKind } from '@plumbline/scene/image-kind/detect-image-kind.ts';
import { SceneRefusal } from '@plumbline/scene/scene-refusal.ts';
import { assembleScene } from '@plumbline/scene/understanding/assemble-scene.ts';
import { draftScene } from '@plumbline/scene/understanding/draft-scene.ts';
import { readPicture } from '@plumbline/scene/understanding/read-picture.ts';
import type { SceneValue } from '@plumbline/scene/understanding/scene-value.ts';
import { decodeUpright } from './decode-upright.ts';
import { layOnBackground } from './lay-on-background.ts';

/**
 * What a picture shows, in pixels of the picture. Where nothing can be made out there are no regions: that is an answer
 * and no failure.
 *
 * @returns null where the given map is no flat-colour picture
 */
export async function readPictureScene(
  file: Uint8Array,
  options: SceneReadOptions,
  signal: AbortSignal,
): Promise<SceneReading | null> {
  const base = layOnBackground(await decodeUpright(file));
  const seen = options.kind === null || options.space === undefined ? detectImageKind(base) : undefined;
  const kind = options.kind ?? seen?.kind ?? 'photo';
  const space = options.space ?? (kind === 'plan' ? 'plan' : (seen?.space ?? 'exterior'));
  try {
    const clock = startStages({ signal, progress: () => undefined });
    const reading = readPicture(
      base,
      { kind, space: space === 'interior' ? 'interior' : 'exterior', seed: 1, maxEdge: 768 },
      clock,
    );
    return describe(base, assembleScene(draftScene(reading), base, { kind, space }));
  } catch (error) {
    if (error instanceof SceneRefusal) return nothing(base, kind, space);
    throw error;
  }
}

/** The contract's shape: what only the renderer needs stays behind. */
function describe({ width, height }: PixelBuffer, scene: SceneValue): SceneReading {
  return {
    version: 1,
    width,
    height,
    kind: scene.kind,
    space: scene.space,
    confidence: scene.confidence,
    camera: scene.camera && {
      focalPx: scene.camera.focalPx,
      pitch: scene.camera.pitch,
      yaw: scene.camera.yaw,
      horizon: [[...scene.camera.horizon[0]], [...scene.camera.horizon[1]]],
      vanishingPoints: scene.camera.vanishingPoints.flatMap((point) =>
        'x' in point ? [{ axis: point.axis, x: point.x, y: point.y }] : [],
      ),
    },
    regions: scene.regions.map((region) => ({
      id: region.id,
      class: region.class,
      material: region.material,
      confidence: region.confidence,
      anchor: [...region.anchor],
      outline: region.outline.map((ring) => ring.map((point): [number, number] => [...point])),
      areaShare: region.areaShare,
      depthOrder: region.depthOrder,
      lock: region.lock,
      corrected: region.corrected,
    })),
  };
}

function nothing({ width, height }: PixelBuffer, kind: string, space: SceneReading['space']): SceneReading {
  return { version: 1, width, height, kind, space, confidence: 0, camera: null, regions: [] };
}

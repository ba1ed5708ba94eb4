import type { SceneReadOptions } from '@plumbline/core/ports/compute.ts';
import type { PixelBuffer } from '@plumbline/core/ports/image-engine.ts';
import type { SceneReading } from '@plumbline/core/scenes/scene-reading.ts';
import { detectImageKind } from '@plumbline/scene/image-kind/detect-image-kind.ts';
import { SceneRefusal } from '@plumbline/scene/image-kind/scene-refusal.ts';
import { readIdMap } from '@plumbline/scene/scene-value/read-id-map.ts';
import type { PlanMeasures } from '@plumbline/scene/scene-value/plan-measures.ts';
import { readPlanScene } from '@plumbline/scene/pictures/read-plan-scene.ts';
import { readScene } from '@plumbline/scene/pictures/read-scene.ts';
import type { SceneValue } from '@plumbline/scene/scene-value/scene-value.ts';
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
  const base = await decode(file);
  const map = options.idMap && (await decode(options.idMap));
  const seen = options.kind === null || options.space === undefined ? detectImageKind(base) : undefined;
  const kind = options.kind ?? seen?.kind ?? 'photo';
  const space = options.space ?? (kind === 'plan' ? 'plan' : (seen?.space ?? 'exterior'));
  const context = { signal, progress: () => undefined };
  try {
    const idMap = map ? { idMap: map } : {};
    if (space === 'plan' || space === 'site')
      return describe(base, readPlanScene(base, { kind, space, ...idMap }));
    return describe(base, readScene(base, { kind, space, context, ...idMap }).scene);
  } catch (error) {
    if (!(error instanceof SceneRefusal)) throw error;
    return map && !isIdMap(map) ? null : nothing(base, kind, space);
  }
}

async function decode(file: Uint8Array) {
  return layOnBackground(await decodeUpright(file));
}

/** Told apart from a base that cannot be read: only the former is the caller's mistake. */
function isIdMap(map: PixelBuffer): boolean {
  try {
    readIdMap(map);
    return true;
  } catch (error) {
    if (error instanceof SceneRefusal) return false;
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
    confidence: share(scene.confidence),
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
      confidence: share(region.confidence),
      anchor: [...region.anchor],
      outline: region.outline.map((ring) => ring.map((point): [number, number] => [...point])),
      areaShare: share(region.areaShare),
      depthOrder: region.depthOrder,
      lock: region.lock,
      corrected: region.corrected,
    })),
    basis: scene.basis,
    ...(scene.plan === undefined ? {} : { plan: describePlan(scene.plan) }),
  };
}

function describePlan({ rooms, building, ...metric }: PlanMeasures): NonNullable<SceneReading['plan']> {
  return {
    rooms: rooms.map((room) => ({ ...room, at: [...room.at] })),
    building: { ...building },
    ...metric,
  };
}

/** Sums of shares may end a little above one. */
function share(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function nothing({ width, height }: PixelBuffer, kind: string, space: SceneReading['space']): SceneReading {
  return { version: 1, width, height, kind, space, confidence: 0, camera: null, basis: null, regions: [] };
}

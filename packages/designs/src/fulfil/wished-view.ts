import type { TracedScene, Footprint, Viewpoint } from '@plumbline/tracer/traced-scene.ts';
import type { AreaLight } from '@plumbline/tracer/finishes/finish.ts';
import type { Layout } from '../grammar/layout.ts';
import type { DesignWishes } from '../wishes/design-wishes.ts';

type Stage = Pick<TracedScene, 'footprints' | 'rooms'> & { readonly lights: readonly AreaLight[] };

/**
 * The viewpoint of a layout, or the one that was asked for. What a layout cannot show, a bed that it lacks, it does not.
 *
 * @param outside an hour, a weather or a place was asked for that a room shows through its windows alone
 */
export function wishedView(
  layout: Layout,
  stage: Stage,
  { view, framing, window }: DesignWishes,
  outside: boolean,
): Viewpoint {
  const chosen =
    (layout.interior
      ? view === undefined && (outside || window !== undefined)
        ? towardsWindow(layout, stage)
        : insideView(layout, stage, view)
      : outsideView(layout, view)) ?? layout.viewpoint;
  if (framing === undefined) return chosen;
  const factor = framing === 'wide' ? 1.28 : 0.7;
  return { ...chosen, fieldOfView: Math.min(1.75, chosen.fieldOfView * factor) };
}

function insideView(
  { viewpoint }: Layout,
  { footprints, rooms, lights }: Stage,
  view: DesignWishes['view'],
): Viewpoint | undefined {
  const room = rooms[0];
  if (view === undefined || room === undefined) return undefined;
  const { width, depth, height } = room;
  const side = Math.sign(viewpoint.eye[0]) || 1;
  const level = { ...viewpoint, pitch: 0, horizon: 0.51 };
  switch (view) {
    case 'frontal':
      return { ...level, eye: [0, 1.4, 0.3], yaw: 0 };
    case 'corner': {
      const x = side * (width / 2 - 0.4);
      return {
        ...level,
        eye: [x, 1.45, 0.4],
        yaw: Math.atan2(-x - side * width * 0.22, depth * 0.8),
        fieldOfView: 1.34,
      };
    }
    case 'low':
      return { ...viewpoint, eye: [viewpoint.eye[0], 0.55, viewpoint.eye[2]], horizon: 0.6 };
    case 'above': {
      const x = side * (width / 2 - 0.3);
      const pitch = 0.5;
      return {
        eye: [x, height - 0.22, 0.25],
        yaw: Math.atan2(-1.3 * x, depth * 0.9),
        pitch,
        fieldOfView: 1.5,
        horizon: 0.42,
      };
    }
    case 'from-bed': {
      const bed = footprints.find(({ name }) => name === 'bed');
      return bed && { ...fromHead(bed), fieldOfView: 1.36, pitch: 0, horizon: 0.4 };
    }
    case 'from-window':
      return fromWindow(lights, { width, depth });
  }
}

/** Sitting up in bed, looking over its foot. */
function fromHead(bed: Footprint): Pick<Viewpoint, 'eye' | 'yaw'> {
  const back = bed.halfDepth - 0.5;
  return { eye: [bed.x - back * Math.sin(bed.yaw), 1.16, bed.z - back * Math.cos(bed.yaw)], yaw: bed.yaw };
}

/** From the side that the windows face, so that they, and what lies before them, are seen. */
function towardsWindow({ viewpoint }: Layout, { rooms, lights }: Stage): Viewpoint | undefined {
  const [room] = rooms;
  const largest = largestPortal(lights);
  if (!room || !largest?.normal || Math.abs(largest.normal[0]) < 0.7) return undefined;
  const side = Math.sign(largest.normal[0]);
  // Clear of what stands along the wall behind it.
  const x = side * Math.max(0, room.width / 2 - 1.15);
  const z = 0.3;
  return {
    ...viewpoint,
    eye: [x, viewpoint.eye[1], z],
    yaw: Math.atan2(-side * room.width * 0.16 - x, room.depth * 0.82 - z),
    fieldOfView: 1.36,
  };
}

function largestPortal(lights: readonly AreaLight[]): AreaLight | undefined {
  const area = ({ a, b }: AreaLight) => Math.hypot(...a) * Math.hypot(...b);
  return lights.filter(({ portal, normal }) => portal && normal).toSorted((p, q) => area(q) - area(p))[0];
}

/** From the middle of the largest window into the room, towards its middle. */
function fromWindow(
  lights: readonly AreaLight[],
  { width, depth }: { readonly width: number; readonly depth: number },
): Viewpoint | undefined {
  const largest = largestPortal(lights);
  if (!largest?.normal) return undefined;
  const [nx, , nz] = largest.normal;
  // Past the curtains.
  const x = Math.max(0.3 - width / 2, Math.min(width / 2 - 0.3, largest.centre[0] + 0.6 * nx));
  const z = Math.max(0.3, Math.min(depth - 0.3, largest.centre[2] + 0.6 * nz));
  return {
    eye: [x, 1.5, z],
    yaw: Math.atan2(-x * 0.6, depth / 2 - z),
    pitch: 0,
    fieldOfView: 1.36,
    horizon: 0.5,
  };
}

function outsideView({ viewpoint }: Layout, view: DesignWishes['view']): Viewpoint | undefined {
  const [x, y, z] = viewpoint.eye;
  if (view === undefined || viewpoint.pitch !== 0) return undefined;
  if (view === 'low')
    return { ...viewpoint, eye: [x, y - 1.15, z], horizon: Math.min(0.8, viewpoint.horizon + 0.08) };
  if (view !== 'above') return undefined;
  const away = Math.max(9, Math.min(24, Math.hypot(x, z)));
  const back = away * 0.3;
  return {
    ...viewpoint,
    eye: [x - back * Math.sin(viewpoint.yaw), y + away * 0.72, z - back * Math.cos(viewpoint.yaw)],
    pitch: 0.52,
    fieldOfView: Math.max(1.05, viewpoint.fieldOfView),
    horizon: 0.5,
  };
}

import type { VanishingPoint } from '@plumbline/scene/scene-value/scene-value.ts';
import type { JudgeLabel } from './judge-label.ts';
import { familyMeeting, labelHorizon, type Meeting, meanMiss } from './label-camera.ts';

/** Degrees by which a person's edges may miss the reading's vanishing point beyond what they miss each other's. */
const AGREES = 3;

export interface CameraScore {
  /** Mean degrees by which the labelled edges miss the reading's vanishing point, by axis; null where it gives none. */
  readonly miss: ReadonlyMap<'x' | 'y' | 'z', number | null>;
  /** Axes that agree, of those labelled. */
  readonly agreeing: number;
  readonly of: number;
  /** The larger distance at the two borders, as a share of the height; null where either has no horizon. */
  readonly horizon: number | null;
}

interface ReadCamera {
  readonly vanishingPoints: readonly VanishingPoint[];
  readonly horizon: readonly [number, number] | null;
}

/** `swapped`: the reading may name the level axes the other way round. */
export function scoreCamera(label: JudgeLabel, reading: ReadCamera, swapped: boolean): CameraScore {
  const size = Math.max(label.width, label.height);
  const miss = new Map<'x' | 'y' | 'z', number | null>();
  let agreeing = 0;
  for (const axis of ['x', 'y', 'z'] as const) {
    const edges = label.families[axis];
    if (edges === undefined) continue;
    const named = swapped && axis !== 'y' ? otherAxis(axis) : axis;
    const point = reading.vanishingPoints.find((candidate) => candidate.axis === named);
    const degrees = point === undefined ? null : meanMiss(edges, meetingOf(point));
    if (degrees !== null && degrees <= meanMiss(edges, familyMeeting(edges, size)) + AGREES) agreeing += 1;
    miss.set(axis, degrees);
  }
  return { miss, agreeing, of: miss.size, horizon: horizonOffset(label, reading) };
}

function otherAxis(axis: 'x' | 'z'): 'x' | 'z' {
  return axis === 'x' ? 'z' : 'x';
}

function meetingOf(point: VanishingPoint): Meeting {
  return 'direction' in point ? [point.direction[0], point.direction[1], 0] : [point.x, point.y, 1];
}

function horizonOffset(label: JudgeLabel, { horizon }: ReadCamera): number | null {
  const labelled = labelHorizon(label);
  if (labelled === null || horizon === null) return null;
  const ends = labelled.map((y, index) => Math.abs(y - (horizon[index] ?? y)));
  return Math.max(...ends) / label.height;
}

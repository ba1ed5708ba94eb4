import type { ModelClass } from '../../classes/class-list.ts';
import type { Faces } from '../faces/faces.ts';
import { type Frame, metresOf } from '../frame.ts';
import type { FaceGrid } from './face-grid.ts';
import { kAt, planeOf } from './face-plane.ts';
import type { Stretch } from './hide-stretch.ts';
import { type Hit, facesAt, lookAt } from './look-at.ts';
import { type Tolerance, slackAt } from './tolerance.ts';

/**
 * What a line is: the outline against nothing, the outline before something farther away, the border between two things, a fold within
 * one, or a mere change within one plane.
 */
export type LineKind = 'profile' | 'outline' | 'contour' | 'edge' | 'fine';

/** What of a part says whether a line is drawn where it meets another. */
export interface WeighedPart {
  readonly thing: number;
  readonly material: number;
  readonly joint: string | null;
  /** Null for what no word is known for, and for the surface of a cut. */
  readonly class: ModelClass | null;
}

/** Metres to what is behind, from which on an edge is an outline. */
const JUMP_M = 0.12;
const SAME_PLANE_COSINE = Math.cos((3 * Math.PI) / 180);
/** Folds of less are facets of something round. */
const FACET_COSINE = Math.cos((25 * Math.PI) / 180);
/** Of the tolerance sideways: how far beside an edge its sides are looked at. */
const BESIDE = 5;

export interface LineWeigher {
  readonly faces: Faces;
  readonly grid: FaceGrid;
  readonly parts: readonly WeighedPart[];
  readonly frame: Frame;
  readonly tolerance: Tolerance;
}

/** What is seen beside a stretch, and where. */
interface Seen extends Hit {
  readonly u: number;
  readonly v: number;
}

/** What a stretch is at one place, by what is seen to both sides of it; null where it is no line at all. */
export function kindAt(weigher: LineWeigher, [u0, v0, k0, u1, v1, k1]: Stretch, t: number): LineKind | null {
  const { faces, grid, frame, tolerance } = weigher;
  const [du, dv] = [u1 - u0, v1 - v0];
  const length = Math.hypot(du, dv);
  const [u, v, k] = [u0 + du * t, v0 + dv * t, k0 + (k1 - k0) * t];
  const beside = (BESIDE * tolerance.aside) / length;
  const look = (sign: number): Seen | null => {
    const [atU, atV] = [u - sign * dv * beside, v + sign * du * beside];
    const hit = lookAt(faces, grid, atU, atV);
    return hit === null ? null : { ...hit, u: atU, v: atV };
  };
  const slack = slackAt(tolerance, k) * 4;
  const touches = (hit: Hit | null): boolean => {
    if (hit === null) return false;
    if (Math.abs(hit.k - k) <= slack) return true;
    const plane = planeOf(faces.corners, hit.face);
    return plane !== null && Math.abs(kAt(plane, u, v) - k) <= slack;
  };
  const [left, right] = [look(1), look(-1)];
  const [leftTouches, rightTouches] = [touches(left), touches(right)];
  if (leftTouches && rightTouches && left !== null && right !== null)
    return kindBetween(weigher, left, right);
  if (!leftTouches && !rightTouches) return left === null && right === null ? 'profile' : 'edge';
  const other = leftTouches ? right : left;
  if (other === null) return 'profile';
  if (metresOf(frame, other.k) - metresOf(frame, k) > JUMP_M) return 'outline';
  const own = leftTouches ? left : right;
  return own !== null && partOf(weigher, own)?.thing === partOf(weigher, other)?.thing ? 'edge' : 'contour';
}

function partOf({ faces, parts }: LineWeigher, { face }: Hit): WeighedPart | undefined {
  return parts[faces.part[face] as number];
}

function kindBetween(weigher: LineWeigher, left: Seen, right: Seen): LineKind | null {
  const { faces } = weigher;
  let cosine = 0;
  for (let axis = 0; axis < 3; axis += 1)
    cosine +=
      (faces.normals[left.face * 3 + axis] as number) * (faces.normals[right.face * 3 + axis] as number);
  const [a, b] = [partOf(weigher, left), partOf(weigher, right)];
  const isOne =
    (a?.thing === b?.thing && a?.material === b?.material) ||
    (a?.joint !== undefined && a.joint !== null && a.joint === b?.joint);
  // A fold of one thing that is no fold of its mesh is the facet of something round.
  if (isOne && Math.abs(cosine) > FACET_COSINE) return null;
  if (Math.abs(cosine) < SAME_PLANE_COSINE) return a?.thing === b?.thing ? 'edge' : 'contour';
  if (a === undefined || b === undefined) return 'fine';
  const isBuilt = a.joint !== null && b.joint !== null;
  return isBuilt && (reaches(weigher, left, b.thing) || reaches(weigher, right, a.thing)) ? null : 'fine';
}

/** Whether a thing has a surface here too: a rafter that ends in the face of a roof shows by nothing but rounding. */
function reaches(weigher: LineWeigher, { u, v, k }: Seen, thing: number): boolean {
  const { faces, grid, parts, tolerance } = weigher;
  const slack = slackAt(tolerance, k) * 4;
  return facesAt(faces, grid, u, v).some(
    (hit) => Math.abs(hit.k - k) <= slack && parts[faces.part[hit.face] as number]?.thing === thing,
  );
}

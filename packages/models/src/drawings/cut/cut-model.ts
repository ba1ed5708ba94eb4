import type { DrawnPart } from '../faces/drawn-parts.ts';
import { clipPolygon } from '../faces/clip.ts';
import type { Faces } from '../faces/faces.ts';
import { type Frame, type KeptSide, frameK, frameU, frameV } from '../frame.ts';
import type { SectionPlane } from '../view.ts';
import { capTriangles } from './cap-triangles.ts';
import { axesOf } from './cut-part.ts';
import type { CutShape } from './cut-shape.ts';

/** The cut of a model by one plane. */
export interface ModelCut {
  readonly plane: SectionPlane;
  readonly shapes: readonly CutShape[];
}

/** From the plane of a cut to the model. */
export function placeOf({ axis, at }: SectionPlane, s: number, t: number): readonly [number, number, number] {
  const [first, second] = axesOf(axis);
  const place: [number, number, number] = [at, at, at];
  place[first] = s;
  place[second] = t;
  return place;
}

/**
 * Adds the filled surfaces of cuts to what hides: nobody sees into a wall that is cut. They count as parts after the others.
 *
 * @param sides what is kept of each cut: the other planes and the picture.
 */
export function withCaps(
  faces: Faces,
  parts: readonly DrawnPart[],
  cuts: readonly ModelCut[],
  frame: Frame,
  sides: (cut: ModelCut) => readonly KeptSide[],
): {
  readonly faces: Faces;
  readonly parts: readonly Pick<DrawnPart, 'thing' | 'material' | 'joint' | 'class'>[];
} {
  const corners: number[] = [];
  const normals: number[] = [];
  const owners: number[] = [];
  const all: Pick<DrawnPart, 'thing' | 'material' | 'joint' | 'class'>[] = [...parts];
  for (const cut of cuts) {
    const { axis, keep } = cut.plane;
    const sign = keep === 'below' ? 1 : -1;
    const kept = sides(cut);
    for (const shape of cut.shapes) {
      const triangles = capTriangles(shape);
      if (triangles.length === 0) continue;
      for (let k = 0; k < triangles.length; k += 6) {
        let polygon: number[] = [0, 2, 4].flatMap((corner) => [
          ...placeOf(cut.plane, triangles[k + corner] as number, triangles[k + corner + 1] as number),
        ]);
        for (const side of kept) polygon = clipPolygon(polygon, side);
        for (let last = 6; last + 2 < polygon.length; last += 3) {
          for (const at of [0, last - 3, last]) {
            const [x, y, z] = [polygon[at] as number, polygon[at + 1] as number, polygon[at + 2] as number];
            corners.push(frameU(frame, x, y, z), frameV(frame, x, y, z), frameK(frame, x, y, z));
          }
          normals.push(axis === 'x' ? sign : 0, axis === 'y' ? sign : 0, axis === 'z' ? sign : 0);
          owners.push(all.length);
        }
      }
      all.push({ thing: shape.thing, material: shape.material, joint: shape.joint, class: shape.class });
    }
  }
  return {
    faces: {
      count: faces.count + owners.length,
      corners: joined(Float32Array, faces.corners, corners),
      normals: joined(Float32Array, faces.normals, normals),
      part: joined(Int32Array, faces.part, owners),
    },
    parts: all,
  };
}

function joined<T extends Float32Array | Int32Array>(
  Kind: new (length: number) => T,
  before: T,
  after: readonly number[],
): T {
  if (after.length === 0) return before;
  const both = new Kind(before.length + after.length);
  both.set(before);
  both.set(after, before.length);
  return both;
}

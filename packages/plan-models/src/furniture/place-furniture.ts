import { multiply, rotation, translation } from '@plumbline/models/geometry/matrix.ts';
import type { PlanReading } from '@plumbline/scene/plan/read/plan-reading.ts';
import type { RoomType } from '@plumbline/scene/scene-value/plan-measures.ts';
import { extrudeRings } from '../build/extrude.ts';
import type { ModelAssembly } from '../build/model-assembly.ts';
import { materialOfFinish, PART_MATERIALS } from '../build/part-materials.ts';
import { Surface } from '../build/surface.ts';
import { FURNITURE_NAMES, LAYER_NAMES, type PlanLanguage } from '../names/names.ts';
import { type PlanFrame, toModel } from '../frame/plan-frame.ts';
import type { NamedRoom } from '../rooms/lay-rooms.ts';
import { buildSolid, type SolidParts } from './build-solid.ts';
import { findDrawnPieces, type PlacedThing } from './find-drawn-pieces.ts';
import { furnishRoom } from './furnish-room.ts';
import type { Piece } from './piece.ts';
import { SOLIDS } from './solids.ts';

/** Metres: sizes are rounded to it, so that like things share their meshes. */
const ROUND = 0.05;
/** How high a thing is raised that is known by its outline alone. */
const AS_DRAWN = 0.8;

/** Share of a room's floor under drawn furniture from which it is furnished as it is drawn. */
const FURNISHED = 0.12;
/** Without one of these a room is not what it is called. */
const NEEDED: Partial<Readonly<Record<RoomType, readonly Piece['kind'][]>>> = {
  bedroom: ['bed'],
  living: ['sofa', 'table', 'round-table'],
  kitchen: ['kitchen-run'],
  bathroom: ['toilet', 'bathtub', 'basin', 'shower'],
};

/** What stands in every room: as the plan draws it, and where what the room is for is not among that, by what it is. */
export function findFurniture(
  plan: PlanReading,
  rooms: readonly NamedRoom[],
  things: readonly PlacedThing[],
  metres: number,
): Piece[] {
  const drawn = findDrawnPieces(plan, things, metres);
  return rooms.flatMap((room) => {
    const own = drawn.get(room.label) ?? [];
    const under = own.reduce((sum, { width, depth }) => sum + width * depth, 0);
    const isFurnished =
      under >= FURNISHED * room.areaPixels * metres ** 2 ||
      own.some(({ kind }) => NEEDED[room.type]?.includes(kind));
    return isFurnished ? own : furnishRoom(plan, room, own, metres);
  });
}

/** Puts pieces into the model; those of one kind and size share their meshes. */
export function placeFurniture(
  assembly: ModelAssembly,
  frame: PlanFrame,
  pieces: readonly Piece[],
  language: PlanLanguage,
): void {
  const built = new Map<string, readonly { readonly mesh: number; readonly material: number }[]>();
  const counts = new Map<string, number>();
  for (const piece of pieces) {
    const number = (counts.get(piece.kind) ?? 0) + 1;
    counts.set(piece.kind, number);
    const thing = assembly.addThing({
      key: `furniture/${piece.kind}/${number}`,
      name: FURNITURE_NAMES[piece.kind][language],
      type: 'furniture',
      layer: LAYER_NAMES.furniture[language],
    });
    if (piece.kind === 'drawn') {
      const surface = new Surface();
      extrudeRings(surface, frame, piece.outline ?? [], 0, AS_DRAWN);
      assembly.addSurface(surface, thing, assembly.material(PART_MATERIALS.drawn));
      continue;
    }
    const [width, depth] = [piece.width, piece.depth].map((v) =>
      Math.max(ROUND, Math.round(v / ROUND) * ROUND),
    ) as [number, number];
    const key = `${piece.kind} ${width.toFixed(2)} ${depth.toFixed(2)}`;
    let parts = built.get(key);
    if (parts === undefined) {
      parts = addParts(assembly, buildSolid(SOLIDS[piece.kind], width, depth));
      built.set(key, parts);
    }
    const [fx, fy] = piece.front;
    const matrix = multiply(
      translation(toModel(frame, piece.middle, 0)),
      rotation([0, 1, 0], Math.atan2(-fx, -fy)),
    );
    for (const { mesh, material } of parts) assembly.place(mesh, thing, material, matrix);
  }
}

function addParts(assembly: ModelAssembly, parts: SolidParts) {
  return parts.map(({ finish, mesh }) => ({
    mesh: assembly.addMesh(mesh),
    material: assembly.material(materialOfFinish(finish)),
  }));
}

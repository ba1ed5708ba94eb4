import type { RawModel } from '../build/raw-model.ts';
import { joinPlaces } from '../geometry/join-corners.ts';
import { findFaults } from '../geometry/mesh-faults.ts';
import type { WarningLog } from '../model/model-warning.ts';

/** A thing larger than this is not examined: its edges alone would fill the memory. */
const LARGEST_EXAMINED = 400_000;
const EXAMINED_TOGETHER = 2_000_000;

/** Counts open things, doubled and flipped faces: they are drawn as they are, and said. */
export function reportFaults(
  raw: RawModel,
  kept: readonly number[],
  warnings: WarningLog,
  signal: AbortSignal,
): void {
  let left = EXAMINED_TOGETHER;
  for (const [thing, members] of partsOfThings(raw, kept)) {
    signal.throwIfAborted();
    const triangles = members.reduce((sum, mesh) => sum + (raw.meshes[mesh]?.indices.length ?? 0) / 3, 0);
    left -= triangles;
    if (triangles > LARGEST_EXAMINED || left < 0) continue;
    const faults = findFaults(joined(raw, members));
    const name = raw.things[thing]?.name;
    if (faults.open > 0) warnings.add('things-open', name);
    if (faults.doubled > 0) warnings.add('faces-doubled', name, faults.doubled);
    if (faults.flipped > 0) warnings.add('faces-flipped', name, faults.flipped);
  }
}

/** Meshes of one thing under one matrix: a format parts them by material, and together they may be closed. */
function partsOfThings(raw: RawModel, kept: readonly number[]): readonly (readonly [number, number[]])[] {
  const parts = new Map<string, readonly [number, number[]]>();
  const seen = new Set<number>();
  for (const index of kept) {
    const instance = raw.instances[index];
    if (instance === undefined || seen.has(instance.mesh)) continue;
    seen.add(instance.mesh);
    const key = `${instance.thing} ${instance.matrix.join()}`;
    const known = parts.get(key);
    if (known === undefined) parts.set(key, [instance.thing, [instance.mesh]]);
    else known[1].push(instance.mesh);
  }
  return [...parts.values()];
}

/** The triangles of several meshes by the places of their corners. */
function joined(raw: RawModel, members: readonly number[]): Uint32Array {
  const meshes = members.flatMap((mesh) => raw.meshes[mesh] ?? []);
  const positions = new Float32Array(meshes.reduce((sum, mesh) => sum + mesh.positions.length, 0));
  const indices = new Uint32Array(meshes.reduce((sum, mesh) => sum + mesh.indices.length, 0));
  let corner = 0;
  let place = 0;
  for (const mesh of meshes) {
    positions.set(mesh.positions, corner * 3);
    for (const index of mesh.indices) {
      indices[place] = index + corner;
      place += 1;
    }
    corner += mesh.positions.length / 3;
  }
  const { kinds } = joinPlaces(positions);
  return indices.map((index) => kinds[index] as number);
}

import type { Brep, Extrusion, GeometryBase, Mesh, MeshType, RhinoModule } from 'rhino3dm';
import type { ModelBuilder } from '../build/model-builder.ts';
import type { MeshParts } from '../build/clean-mesh.ts';

/**
 * What an object shows: a mesh itself, or the render meshes that the file keeps for its surfaces.
 *
 * @returns null for curves, points and notes; an empty list for surfaces without a mesh.
 */
export function meshPartsOf(
  geometry: GeometryBase,
  rhino: RhinoModule,
  build: ModelBuilder,
): readonly MeshParts[] | null {
  const { Mesh: mesh, Brep: brep, Extrusion: extrusion, SubD: subD, Surface: surface } = rhino.ObjectType;
  switch (geometry.objectType) {
    case mesh:
      return read(geometry as Mesh, build);
    case brep:
      return partsOfFaces(geometry as Brep, rhino, build);
    case extrusion:
      return read(meshOf(geometry as Extrusion, rhino), build);
    case subD:
    case surface:
      return [];
    default:
      return null;
  }
}

function partsOfFaces(brep: Brep, rhino: RhinoModule, build: ModelBuilder): MeshParts[] {
  const faces = brep.faces();
  return Array.from({ length: faces.count }, (_, index) =>
    read(meshOf(faces.get(index), rhino), build),
  ).flat();
}

function meshOf(shape: { getMesh: (type: MeshType) => Mesh | null }, rhino: RhinoModule): Mesh | null {
  return shape.getMesh(rhino.MeshType.Render) ?? shape.getMesh(rhino.MeshType.Any);
}

function read(mesh: Mesh | null, build: ModelBuilder): MeshParts[] {
  if (mesh === null) return [];
  const faces = mesh.faces();
  const vertices = mesh.vertices();
  build.reserve(vertices.count, faces.count);
  // One by one: a list of lists of all of them is many times as large.
  const positions = new Float64Array(vertices.count * 3);
  for (let index = 0; index < vertices.count; index += 1) positions.set(vertices.get(index), index * 3);
  const indices: number[] = [];
  for (let index = 0; index < faces.count; index += 1) {
    const [a, b, c, d] = faces.get(index) as [number, number, number, number];
    indices.push(a, b, c);
    // A triangle names its last corner twice.
    if (d !== c) indices.push(a, c, d);
  }
  const coordinates = mesh.textureCoordinates();
  const mapped = coordinates.count === vertices.count && vertices.count > 0;
  const uvs = mapped ? new Float32Array(vertices.count * 2) : undefined;
  if (uvs !== undefined)
    for (let index = 0; index < vertices.count; index += 1)
      uvs.set(coordinates.get(index) as unknown as number[], index * 2);
  return [{ positions, indices, uvs }];
}

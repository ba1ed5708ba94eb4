import rhino3dm from 'rhino3dm';
import { BOX_SIDES, HOUSE, type HousePart, cornersOf } from './house.ts';

/** The house in millimetres, z up, on layers, with a named view and a door that stands in a block. */
export async function write3dm(parts: readonly HousePart[] = HOUSE): Promise<Uint8Array> {
  const rhino = await rhino3dm();
  const document = new rhino.File3dm();
  document.settings().modelUnitSystem = rhino.UnitSystem.Millimeters;
  const layers = new Map<string, number>();
  const materials = new Map<string, number>();
  for (const part of parts) {
    if (!layers.has(part.layer)) {
      const layer = new rhino.Layer();
      layer.name = part.layer;
      layers.set(part.layer, document.layers().add(layer));
    }
    if (!materials.has(part.material)) {
      const material = new rhino.Material();
      material.name = part.material;
      (material as { diffuseColor: unknown }).diffuseColor = { r: 128, g: 64, b: 255, a: 255 };
      materials.set(part.material, materials.size);
      document.materials().add(material);
    }
    const mesh = new rhino.Mesh();
    for (const [x, y, z] of cornersOf(part)) mesh.vertices().add(x * 1000, -z * 1000, y * 1000);
    for (const [a = 0, b = 0, c = 0, d = 0] of BOX_SIDES) mesh.faces().addQuadFace(a, b, c, d);
    const attributes = new rhino.ObjectAttributes();
    attributes.name = part.name;
    attributes.layerIndex = layers.get(part.layer) ?? 0;
    attributes.materialIndex = materials.get(part.material) ?? 0;
    attributes.materialSource = rhino.ObjectMaterialSource.MaterialFromObject;
    document.objects().addMesh(mesh, attributes);
  }
  const port = new rhino.ViewportInfo();
  port.setCameraLocation([5000, -20_000, 1600]);
  port.setCameraDirection([0, 1, 0]);
  port.setCameraUp([0, 0, 1]);
  const view = new rhino.ViewInfo();
  view.name = 'Street';
  // Its declaration forgets what it takes.
  (view as unknown as { setViewport: (port: unknown) => void }).setViewport(port);
  document.namedViews().add(view);
  return document.toByteArray();
}

/** One box as a block that stands twice, a hidden object, a curve, and a surface without a mesh. */
export async function writeBlocks(): Promise<Uint8Array> {
  const rhino = await rhino3dm();
  const document = new rhino.File3dm();
  document.settings().modelUnitSystem = rhino.UnitSystem.Meters;
  const box = () => {
    const mesh = new rhino.Mesh();
    for (const [x, y, z] of cornersOf({ min: [0, 0, 0], max: [2, 3, 1] })) mesh.vertices().add(x, -z, y);
    for (const [a = 0, b = 0, c = 0, d = 0] of BOX_SIDES) mesh.faces().addQuadFace(a, b, c, d);
    return mesh;
  };
  const plain = new rhino.ObjectAttributes();
  document.instanceDefinitions().add('Chair', '', '', '', [0, 0, 0], [box()], [plain]);
  const { id } = document.instanceDefinitions().get(0);
  // The declarations of some classes forget what they take.
  const Reference = rhino.InstanceReference as unknown as new (
    id: string,
    place: unknown,
  ) => InstanceType<typeof rhino.InstanceReference>;
  for (const x of [0, 10]) {
    const named = new rhino.ObjectAttributes();
    named.name = `Chair ${x}`;
    const place = rhino.Transform.translationXYZ(x, 0, 0);
    document.objects().addInstanceObject(new Reference(id, place), named);
  }
  const hidden = new rhino.ObjectAttributes();
  hidden.name = 'Hidden';
  hidden.visible = false;
  document.objects().addMesh(box(), hidden);
  document.objects().addLine([0, 0, 0], [1, 1, 1], plain);
  const brep = rhino.Brep.createFromBoundingBox(new rhino.BoundingBox([0, 0, 0], [1, 1, 1]));
  document.objects().addBrep(brep, plain);
  return document.toByteArray();
}

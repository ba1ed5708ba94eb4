import { Document, type Node, WebIO } from '@gltf-transform/core';
import { EXTMeshoptCompression, KHRDracoMeshCompression } from '@gltf-transform/extensions';
import draco from 'draco3dgltf';
import { MeshoptEncoder } from 'meshoptimizer/encoder';
import { type Building, fan, sidesOf } from './building.ts';

/** A building as .glb: one node a part below its layer, sides with corners of their own, so that edges stay sharp, and its views. */
export async function writeBuildingGlb(
  building: Building,
  compressed?: 'draco' | 'meshopt',
): Promise<Uint8Array> {
  const document = toDocument(building);
  const io = new WebIO().registerExtensions([KHRDracoMeshCompression, EXTMeshoptCompression]);
  if (compressed === 'draco') {
    document.createExtension(KHRDracoMeshCompression).setRequired(true);
    io.registerDependencies({ 'draco3d.encoder': await draco.createEncoderModule() });
  }
  if (compressed === 'meshopt') {
    await MeshoptEncoder.ready;
    document.createExtension(EXTMeshoptCompression).setRequired(true);
    io.registerDependencies({ 'meshopt.encoder': MeshoptEncoder });
  }
  return io.writeBinary(document);
}

function toDocument({ parts, materials, views }: Building): Document {
  const document = new Document();
  const buffer = document.createBuffer();
  const scene = document.createScene();
  const made = new Map(
    Object.entries(materials).map(([name, { colour, texture }]) => {
      const material = document
        .createMaterial(name)
        .setBaseColorFactor([...colour])
        .setMetallicFactor(0)
        .setRoughnessFactor(0.8)
        .setAlphaMode(colour[3] < 1 ? 'BLEND' : 'OPAQUE');
      if (texture)
        material.setBaseColorTexture(
          document.createTexture(name).setImage(new Uint8Array(texture.png)).setMimeType('image/png'),
        );
      return [name, material] as const;
    }),
  );
  const column = (
    type: 'VEC2' | 'VEC3' | 'SCALAR',
    array: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>,
  ) => document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const layers = new Map<string, Node>();
  for (const part of parts) {
    const texture = materials[part.material]?.texture;
    const sides = sidesOf(part, texture?.widthM);
    let count = 0;
    const indices = sides.flatMap(({ corners }) => {
      const first = count;
      count += corners.length;
      return fan(corners.length).map((at) => first + at);
    });
    const primitive = document
      .createPrimitive()
      .setAttribute(
        'POSITION',
        column('VEC3', Float32Array.from(sides.flatMap((side) => side.corners.flat()))),
      )
      .setIndices(column('SCALAR', Uint16Array.from(indices)))
      .setMaterial(made.get(part.material) ?? null);
    // Pictures of glTF grow downwards.
    if (texture)
      primitive.setAttribute(
        'TEXCOORD_0',
        column('VEC2', Float32Array.from(sides.flatMap(({ uvs }) => uvs.flatMap(([u, v]) => [u, 1 - v])))),
      );
    let layer = layers.get(part.layer);
    if (!layer) {
      layer = document.createNode(part.layer);
      layers.set(part.layer, layer);
      scene.addChild(layer);
    }
    layer.addChild(document.createNode(part.name).setMesh(document.createMesh().addPrimitive(primitive)));
  }
  for (const { name, eye, turn } of views)
    scene.addChild(
      document
        .createNode(name)
        .setCamera(
          document
            .createCamera(name)
            .setType('perspective')
            .setYFov(0.75)
            .setAspectRatio(4 / 3)
            .setZNear(0.1),
        )
        .setTranslation([...eye])
        .setRotation([0, Math.sin(turn / 2), 0, Math.cos(turn / 2)]),
    );
  return document;
}

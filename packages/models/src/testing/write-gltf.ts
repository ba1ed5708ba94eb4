import { Document, WebIO } from '@gltf-transform/core';
import {
  EXTMeshGPUInstancing,
  EXTMeshoptCompression,
  KHRDracoMeshCompression,
} from '@gltf-transform/extensions';
import draco from 'draco3dgltf';
import { MeshoptEncoder } from 'meshoptimizer/encoder';
import { BOX_TRIANGLES, HOUSE, type HousePart, cornersOf } from './house.ts';

/** The house as a document of the library, one node and one mesh for each part, and a camera. */
function houseDocument(parts: readonly HousePart[] = HOUSE, perMetre = 1): Document {
  const document = new Document();
  const buffer = document.createBuffer();
  const scene = document.createScene();
  const materials = new Map(
    parts.map(({ material }) => [
      material,
      document.createMaterial(material).setBaseColorFactor([0.5, 0.25, 1, 1]),
    ]),
  );
  for (const part of parts) {
    const corners = cornersOf(part).flatMap((corner) => corner.map((value) => value * perMetre));
    const positions = document
      .createAccessor()
      .setType('VEC3')
      .setArray(Float32Array.from(corners))
      .setBuffer(buffer);
    const indices = document
      .createAccessor()
      .setType('SCALAR')
      .setArray(Uint16Array.from(BOX_TRIANGLES))
      .setBuffer(buffer);
    const primitive = document
      .createPrimitive()
      .setAttribute('POSITION', positions)
      .setIndices(indices)
      .setMaterial(materials.get(part.material) ?? null);
    const layer = document.createNode(part.layer);
    scene.addChild(layer);
    layer.addChild(document.createNode(part.name).setMesh(document.createMesh().addPrimitive(primitive)));
  }
  const camera = document.createCamera().setType('perspective').setYFov(0.8).setAspectRatio(1.5);
  scene.addChild(document.createNode('Street').setCamera(camera).setTranslation([5, 1.6, 20]));
  return document;
}

export async function writeGlb(parts?: readonly HousePart[], perMetre?: number): Promise<Uint8Array> {
  return new WebIO().writeBinary(houseDocument(parts, perMetre));
}

export async function writeCompressed(way: 'draco' | 'meshopt'): Promise<Uint8Array> {
  const document = houseDocument();
  const io = new WebIO().registerExtensions([KHRDracoMeshCompression, EXTMeshoptCompression]);
  if (way === 'draco') {
    document.createExtension(KHRDracoMeshCompression).setRequired(true);
    io.registerDependencies({ 'draco3d.encoder': await draco.createEncoderModule() });
  } else {
    await MeshoptEncoder.ready;
    document.createExtension(EXTMeshoptCompression).setRequired(true);
    io.registerDependencies({ 'meshopt.encoder': MeshoptEncoder });
  }
  return io.writeBinary(document);
}

/** A .glb of any document: for what no library would write. */
export function glbOf(json: unknown, binary: Uint8Array = new Uint8Array(0)): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(json));
  const padded = text.length + ((4 - (text.length % 4)) % 4);
  const bytes = new Uint8Array(12 + 8 + padded + 8 + binary.length).fill(0x20);
  const view = new DataView(bytes.buffer);
  const words = [0x46546c67, 2, bytes.length, padded, 0x4e4f534a];
  words.forEach((word, index) => view.setUint32(index * 4, word, true));
  bytes.set(text, 20);
  view.setUint32(20 + padded, binary.length, true);
  view.setUint32(24 + padded, 0x004e4942, true);
  bytes.set(binary, 28 + padded);
  return bytes;
}

/** A .gltf beside its .bin, by their names. */
export async function writeSeparate(): Promise<{ readonly json: object; readonly binary: Uint8Array }> {
  const { json, resources } = await new WebIO().writeJSON(houseDocument());
  return { json, binary: Object.values(resources)[0] ?? new Uint8Array(0) };
}

/** One box that stands at each of these places, as one node. */
export async function writeCopies(
  places: readonly (readonly [number, number, number])[],
): Promise<Uint8Array> {
  const document = houseDocument(HOUSE.slice(0, 1));
  const [buffer] = document.getRoot().listBuffers();
  const translations = document
    .createAccessor()
    .setType('VEC3')
    .setArray(Float32Array.from(places.flat()))
    .setBuffer(buffer ?? null);
  const copies = document
    .createExtension(EXTMeshGPUInstancing)
    .createInstancedMesh()
    .setAttribute('TRANSLATION', translations);
  const node = document
    .getRoot()
    .listNodes()
    .find((each) => each.getMesh() !== null);
  node?.setExtension('EXT_mesh_gpu_instancing', copies);
  return new WebIO().registerExtensions([EXTMeshGPUInstancing]).writeBinary(document);
}

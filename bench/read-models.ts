/**
 * How long the reading of a model takes, by format and size, beside what the library of its format alone takes (for OBJ, STL and
 * COLLADA: looking at every byte of the text and splitting it into words). Medians of three, after one that warms up.
 *
 *   node scripts/run.mjs bench/read-models.ts [houses a side]
 *   PLUMBLINE_SAMPLES=<folder with model/> node scripts/run.mjs bench/read-models.ts
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { WebIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import draco from 'draco3dgltf';
import rhino3dm from 'rhino3dm';
import { IfcAPI, LogLevel } from 'web-ifc';
import { readModel } from '@plumbline/models/read-model.ts';
import { HOUSE } from '@plumbline/models/testing/house.ts';
import { write3dm } from '@plumbline/models/testing/write-3dm.ts';
import { writeGlb } from '@plumbline/models/testing/write-gltf.ts';
import { writeIfc } from '@plumbline/models/testing/write-ifc.ts';
import { writeDae, writeObj, writeStl } from '@plumbline/models/testing/write-text-models.ts';
import { median } from '../scripts/lib/statistics.ts';

const ROUNDS = 3;
const signal = new AbortController().signal;
const side = Number(process.argv[2] ?? 12);

/** A town of so many houses a side. */
const town = Array.from({ length: side * side }, (_, index) => {
  const [x, z] = [(index % side) * 20, Math.floor(index / side) * 20];
  return HOUSE.map((part) => ({
    ...part,
    name: `${part.name} ${index}`,
    min: [part.min[0] + x, part.min[1], part.min[2] + z] as const,
    max: [part.max[0] + x, part.max[1], part.max[2] + z] as const,
  }));
}).flat();

const alone: Record<string, (bytes: Uint8Array) => Promise<unknown> | unknown> = {
  async glb(bytes) {
    const io = new WebIO().registerExtensions(ALL_EXTENSIONS);
    io.registerDependencies({ 'draco3d.decoder': await draco.createDecoderModule() });
    return io.readBinary(bytes as Uint8Array<ArrayBuffer>);
  },
  async ifc(bytes) {
    const api = new IfcAPI();
    await api.Init(undefined, true);
    api.SetLogLevel(LogLevel.LOG_LEVEL_OFF);
    const model = api.OpenModel(bytes);
    let triangles = 0;
    api.StreamAllMeshes(model, (mesh) => {
      for (let index = 0; index < mesh.geometries.size(); index += 1)
        triangles +=
          api.GetGeometry(model, mesh.geometries.get(index).geometryExpressID).GetIndexDataSize() / 3;
    });
    api.Dispose();
    return triangles;
  },
  async '3dm'(bytes) {
    const rhino = await rhino3dm();
    return rhino.File3dm.fromByteArray(bytes).objects().count;
  },
  obj: words,
  dae: words,
  stl: (bytes) => bytes.reduce((sum, byte) => (sum + byte) & 0xffff, 0),
};

function words(bytes: Uint8Array): number {
  return new TextDecoder().decode(bytes).split(/\s+/).length;
}

async function timed(run: () => Promise<unknown> | unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const begun = performance.now();
    await run();
    if (round > 0) times.push(performance.now() - begun);
  }
  return median(times);
}

const folder = join(process.env['PLUMBLINE_SAMPLES'] ?? '', 'model');
const samples = existsSync(folder)
  ? readdirSync(folder).map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(folder, name))) }))
  : [];
const files = [
  { name: 'town.glb', bytes: await writeGlb(town) },
  { name: 'town.ifc', bytes: writeIfc({ parts: town }) },
  { name: 'town.obj', bytes: writeObj({ parts: town }) },
  { name: 'town.dae', bytes: writeDae({ parts: town }) },
  { name: 'town.stl', bytes: writeStl({ parts: town }) },
  { name: 'town.3dm', bytes: await write3dm(town) },
  ...samples,
];
console.log('| file | size | triangles | things | read | library alone |\n|---|---|---|---|---|---|');
for (const { name, bytes } of files) {
  const read = () => readModel(bytes, { fileName: name, signal });
  const { triangles, things } = await read();
  const ours = await timed(read);
  const library = await timed(() => alone[name.slice(name.lastIndexOf('.') + 1)]?.(bytes));
  const size = `${(bytes.length / 2 ** 20).toFixed(1)} MB`;
  console.log(
    `| ${name} | ${size} | ${triangles} | ${things.length} | ${Math.round(ours)} ms | ${Math.round(library)} ms |`,
  );
}

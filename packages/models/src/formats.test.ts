import { expect, test } from 'vitest';
import { outcomeOf, kindsOf, read, warningOf } from './testing/read.ts';
import { writeBlocks } from './testing/write-3dm.ts';
import { writeCopies, writeSeparate } from './testing/write-gltf.ts';
import { writeDae } from './testing/write-text-models.ts';
import { writeIfc } from './testing/write-ifc.ts';
import { writeZip } from './testing/write-zip.ts';

const text = (content: unknown) => new TextEncoder().encode(JSON.stringify(content));

test('a .gltf finds its buffer in its archive or in itself, and says what it lacks', async () => {
  const { json, binary } = await writeSeparate();
  const [buffer] = (json as { buffers: { uri: string }[] }).buffers;
  const name = buffer?.uri ?? '';
  const zip = writeZip([
    { path: 'export/house.gltf', bytes: text(json) },
    { path: `export/${name}`, bytes: binary, stored: true },
  ]);
  expect((await read(zip, 'house.zip')).triangles).toBe(96);
  expect(await outcomeOf(read(text(json), 'house.gltf'))).toBe('MODEL_PARTS_MISSING');
  await expect(read(text(json), 'house.gltf')).rejects.toMatchObject({ values: { names: name } });
  const uri = `data:application/octet-stream;base64,${Buffer.from(binary).toString('base64')}`;
  const whole = { ...json, buffers: [{ ...buffer, uri }] };
  expect((await read(text(whole), 'house.gltf')).triangles).toBe(96);
});

test('copies of one glTF node stand where it says and share its mesh', async () => {
  const model = await read(
    await writeCopies([
      [0, 0, 0],
      [20, 0, 0],
      [0, 0, 30],
    ]),
    'copies.glb',
  );
  expect(model.instances.count).toBe(3);
  expect(new Set(model.instances.mesh).size).toBe(1);
  expect(model.triangles).toBe(36);
  expect(model.boundsM.max.map(Math.round)).toEqual([30, 0, 38]);
});

test('blocks of Rhino share their meshes; what is hidden, a curve or without a mesh is said', async () => {
  const model = await read(await writeBlocks(), 'blocks.3dm');
  expect(model.things.map(({ name, type }) => [name, type])).toEqual([
    ['Chair 0', 'block'],
    ['Chair 10', 'block'],
  ]);
  expect(new Set(model.instances.mesh).size).toBe(1);
  expect(model.boundsM).toEqual({ min: [0, 0, 0], max: [12, 3, 1] });
  expect(warningOf(model, 'hidden-left-out')).toMatchObject({ names: ['Hidden'] });
  expect(kindsOf(model)).toEqual(expect.arrayContaining(['lines-left-out', 'unmeshed-left-out']));
});

test('an IFC that states a wrong unit is read in the one that is asked for', async () => {
  const wrong = new TextDecoder().decode(writeIfc({ unit: 'MILLI' })).replace('.MILLI.', '.CENTI.');
  const bytes = new TextEncoder().encode(wrong);
  const stated = await read(bytes, 'house.ifc');
  expect(stated.boundsM.max[0]).toBeCloseTo(100, 3);
  expect(warningOf(stated, 'unit-in-doubt')?.values).toMatchObject({ suggested: 'millimetre' });
  const asked = await read(bytes, 'house.ifc', { unit: 'millimetre' });
  expect(asked.boundsM.max[0]).toBeCloseTo(10, 3);
  expect(asked.unit.certainty).toBe('asked');
});

test('a cut-off IFC gives what it has, with a word', async () => {
  const whole = new TextDecoder().decode(writeIfc());
  const bytes = new TextEncoder().encode(whole.slice(0, whole.indexOf('ENDSEC;\nEND-ISO')));
  const model = await read(bytes, 'house.ifc');
  expect(model.triangles).toBeGreaterThan(0);
  expect(kindsOf(model)).toContain('parts-unreadable');
});

test('a parallel camera of a file is one, as high as the file says', async () => {
  const { json, binary } = await writeSeparate();
  const [buffer] = (json as { buffers: object[] }).buffers;
  const uri = `data:application/octet-stream;base64,${Buffer.from(binary).toString('base64')}`;
  const orthographic = { xmag: 6, ymag: 4, znear: 0.1, zfar: 100 };
  const gltf = {
    ...json,
    buffers: [{ ...buffer, uri }],
    cameras: [{ type: 'orthographic', orthographic }],
  };
  const dae = new TextDecoder()
    .decode(writeDae())
    .replace(
      /<perspective>.*<\/perspective>/,
      '<orthographic><xmag>6</xmag><aspect_ratio>1.5</aspect_ratio></orthographic>',
    );
  for (const [bytes, name] of [
    [text(gltf), 'house.gltf'],
    [new TextEncoder().encode(dae), 'house.dae'],
  ] as const) {
    const [view] = (await read(bytes, name)).views;
    expect(view).toMatchObject({ name: 'Street', fieldOfView: null });
    expect(view?.orthographicHeight).toBeCloseTo(8, 6);
  }
});

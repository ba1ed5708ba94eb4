import { describe, expect, test } from 'vitest';
import { MODEL_LIMITS, type ModelLimits } from './model/limits.ts';
import { kindsOf, outcomeOf, read, warningOf } from './testing/read.ts';
import { write3dm } from './testing/write-3dm.ts';
import { glbOf, writeCompressed, writeGlb } from './testing/write-gltf.ts';
import { writeIfc } from './testing/write-ifc.ts';
import { writeDae, writeObj, writeStl, writeStlText } from './testing/write-text-models.ts';
import { writeZip } from './testing/write-zip.ts';

const text = (content: string) => new TextEncoder().encode(content);
const small = (limits: Partial<ModelLimits>): { limits: ModelLimits } => ({
  limits: { ...MODEL_LIMITS, ...limits },
});
/** The same numbers in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const WRITERS: readonly (readonly [string, () => Uint8Array | Promise<Uint8Array>])[] = [
  ['a.glb', () => writeGlb()],
  ['draco.glb', () => writeCompressed('draco')],
  ['meshopt.glb', () => writeCompressed('meshopt')],
  ['a.ifc', () => writeIfc()],
  ['a.obj', () => writeObj()],
  ['a.dae', () => writeDae()],
  ['a.stl', () => writeStl()],
  ['text.stl', () => writeStlText()],
  ['a.3dm', () => write3dm()],
  ['a.zip', () => writeZip([{ path: 'a.obj', bytes: writeObj() }])],
];

describe.each(WRITERS)('%s', (name, write) => {
  test('cut off anywhere it ends with a code or what is left', async () => {
    const whole = await write();
    for (const share of [0.02, 0.3, 0.7, 0.97]) {
      const outcome = await outcomeOf(read(whole.slice(0, Math.floor(whole.length * share)), name));
      expect([
        'MODEL_BROKEN',
        'MODEL_EMPTY',
        'MODEL_FORMAT_UNSUPPORTED',
        'MODEL_TOO_COMPLEX',
        'read',
      ]).toContain(outcome);
    }
  });

  test('with bytes changed it ends with a code or is read', async () => {
    const whole = await write();
    const random = numbers(whole.length);
    for (let round = 0; round < 6; round += 1) {
      const bytes = whole.slice();
      for (let change = 0; change < 6; change += 1)
        bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
      const outcome = await outcomeOf(read(bytes, name));
      expect(outcome).toMatch(/^(?:read|MODEL_)/);
    }
  });

  test('is refused by a limit on triangles before it is read to its end', async () => {
    expect(await outcomeOf(read(await write(), name, small({ triangles: 50 })))).toBe('MODEL_TOO_COMPLEX');
  });
});

test.each([
  ['nothing', new Uint8Array(0), 'MODEL_EMPTY'],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), 'MODEL_FORMAT_UNSUPPORTED'],
  ['a page', text('<html><script>alert(1)</script></html>'), 'MODEL_FORMAT_UNSUPPORTED'],
  ['another JSON', text('{"name":"x"}'), 'MODEL_FORMAT_UNSUPPORTED'],
  [
    'an IFC of a schema that is not read',
    text("ISO-10303-21;HEADER;FILE_SCHEMA(('AP214'));ENDSEC;"),
    'MODEL_FORMAT_UNSUPPORTED',
  ],
  ['an OBJ without faces', text('v 0 0 0\nv 1 0 0\n'), 'MODEL_EMPTY'],
  ['an old glTF', glbOf({}).fill(1, 4, 5), 'MODEL_BROKEN'],
  ['a zip of pictures', writeZip([{ path: 'a.png', bytes: text('x') }]), 'MODEL_FORMAT_UNSUPPORTED'],
  [
    'a zip in a zip',
    writeZip([{ path: 'a.obj', bytes: writeZip([{ path: 'a.obj', bytes: writeObj() }]) }]),
    'MODEL_FORMAT_UNSUPPORTED',
  ],
] as const)('%s is refused', async (_what, bytes, code) => {
  expect(await outcomeOf(read(bytes, 'model.bin'))).toBe(code);
});

test('a file over its limit is refused by its length alone', async () => {
  expect(await outcomeOf(read(writeObj(), 'a.obj', small({ bytes: 100 })))).toBe('MODEL_TOO_LARGE');
});

describe('archives', () => {
  const zeros = new Uint8Array(8_000_000);
  test.each([
    ['that grow a thousandfold', writeZip([{ path: 'a.obj', bytes: zeros }])],
    ['with a path out of them', writeZip([{ path: '../../etc/a.obj', bytes: writeObj() }])],
    ['with a path from the root', writeZip([{ path: '/a.obj', bytes: writeObj() }])],
    ['with a drive', writeZip([{ path: 'C:\\a.obj', bytes: writeObj() }])],
    ['with a password', writeZip([{ path: 'a.obj', bytes: writeObj(), flags: 1 }])],
  ])('%s are refused', async (_what, bytes) => {
    expect(await outcomeOf(read(bytes, 'a.zip'))).toBe('MODEL_ARCHIVE_REFUSED');
  });

  test('an entry that unpacks to more than it says stops there', async () => {
    const bytes = writeZip([{ path: 'a.obj', bytes: zeros, claimed: 1000 }]);
    expect(await outcomeOf(read(bytes, 'a.zip'))).toBe('MODEL_BROKEN');
  });

  test('many entries, and many bytes together, are refused', async () => {
    const bytes = writeZip(
      Array.from({ length: 30 }, (_, index) => ({ path: `${index}.obj`, bytes: writeObj() })),
    );
    expect(await outcomeOf(read(bytes, 'a.zip', small({ archiveEntries: 20 })))).toBe(
      'MODEL_ARCHIVE_REFUSED',
    );
    expect(await outcomeOf(read(bytes, 'a.zip', small({ unpackedBytes: 20_000 })))).toBe(
      'MODEL_ARCHIVE_REFUSED',
    );
    expect(warningOf(await read(bytes, 'a.zip'), 'models-left-out')).toMatchObject({ count: 29 });
  });
});

/** One triangle in the binary chunk, and whatever else the test says. */
const triangle = new Uint8Array(Float32Array.from([0, 0, 0, 4, 0, 0, 0, 3, 0]).buffer);
function gltfOf(changes: Record<string, unknown>): Uint8Array {
  return glbOf(
    {
      asset: { version: '2.0' },
      buffers: [{ byteLength: 36 }],
      bufferViews: [{ buffer: 0, byteLength: 36 }],
      accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
      nodes: [{ mesh: 0, name: 'One' }],
      scenes: [{ nodes: [0] }],
      scene: 0,
      ...changes,
    },
    triangle,
  );
}

describe('glTF', () => {
  test('as it should be is read', async () => {
    expect((await read(gltfOf({}), 'a.glb')).triangles).toBe(1);
  });

  test.each([
    ['a view out of its buffer', { bufferViews: [{ buffer: 0, byteLength: 4_000_000_000 }] }, 'MODEL_BROKEN'],
    [
      'a view before its buffer',
      { bufferViews: [{ buffer: 0, byteLength: 36, byteOffset: -36 }] },
      'MODEL_BROKEN',
    ],
    [
      'more vertices than bytes',
      { accessors: [{ bufferView: 0, componentType: 5126, count: 4000, type: 'VEC3' }] },
      'MODEL_BROKEN',
    ],
    [
      'billions of vertices',
      { accessors: [{ componentType: 5126, count: 4e9, type: 'VEC3' }] },
      'MODEL_TOO_COMPLEX',
    ],
    [
      'a count that is none',
      { accessors: [{ bufferView: 0, componentType: 5126, count: '3', type: 'VEC3' }] },
      'MODEL_BROKEN',
    ],
    ['lists that are none', { nodes: 'everywhere' }, 'MODEL_BROKEN'],
    ['a required extension of nobody', { extensionsRequired: ['EXT_nobody'] }, 'MODEL_FORMAT_UNSUPPORTED'],
    [
      'a buffer elsewhere',
      { buffers: [{ byteLength: 36, uri: 'https://example.org/a.bin' }] },
      'MODEL_PARTS_MISSING',
    ],
    [
      'a buffer of this machine',
      { buffers: [{ byteLength: 36, uri: 'file:///etc/passwd' }] },
      'MODEL_PARTS_MISSING',
    ],
  ])('with %s is refused', async (_what, changes, code) => {
    expect(await outcomeOf(read(gltfOf(changes), 'a.glb'))).toBe(code);
  });

  test('with nodes that hold themselves or stand twice is cut there', async () => {
    const model = await read(
      gltfOf({ nodes: [{ mesh: 0, children: [1] }, { children: [0, 1, 2] }, { mesh: 0, children: [1] }] }),
      'a.glb',
    );
    expect(model.instances.count).toBe(2);
    expect(kindsOf(model)).toContain('cycles-cut');
  });

  test('with nodes a hundred thousand deep does not end the process', async () => {
    const nodes = Array.from({ length: 100_000 }, (_, index) => ({ mesh: 0, children: [index + 1] }));
    const model = await read(gltfOf({ nodes: [...nodes, { mesh: 0 }] }), 'a.glb');
    expect(model.instances.count).toBeLessThanOrEqual(MODEL_LIMITS.depth + 1);
  });

  test('with coordinates that are no numbers keeps the rest', async () => {
    const wrong = new Uint8Array(Float32Array.from([0, 0, 0, 4, 0, 0, 0, 3, 0, Number.NaN, 0, 0]).buffer);
    const model = await read(
      glbOf(
        {
          asset: { version: '2.0' },
          buffers: [{ byteLength: 60 }],
          bufferViews: [
            { buffer: 0, byteLength: 48 },
            { buffer: 0, byteOffset: 48, byteLength: 12 },
          ],
          accessors: [
            { bufferView: 0, componentType: 5126, count: 4, type: 'VEC3' },
            { bufferView: 1, componentType: 5123, count: 6, type: 'SCALAR' },
          ],
          meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
          nodes: [{ mesh: 0 }],
          scenes: [{ nodes: [0] }],
        },
        new Uint8Array([...wrong, ...new Uint8Array(Uint16Array.from([0, 1, 2, 0, 1, 3]).buffer)]),
      ),
      'a.glb',
    );
    expect(model.triangles).toBe(1);
    expect(warningOf(model, 'faces-dropped')).toMatchObject({ count: 1 });
    expect(model.boundsM.max).toEqual([4, 3, 0]);
  });

  test('with a picture elsewhere is read, and nothing is fetched', async () => {
    const model = await read(
      gltfOf({
        images: [{ uri: 'https://example.org/a.png' }],
        textures: [{ source: 0 }],
        materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 } } }],
        meshes: [{ primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }],
      }),
      'a.glb',
    );
    expect(warningOf(model, 'references-refused')).toMatchObject({ names: ['https://example.org/a.png'] });
    expect(model.materials[0]).toMatchObject({ texture: null });
  });

  test('with more copies than triangles may be drawn is refused', async () => {
    const nodes = Array.from({ length: 3000 }, () => ({ mesh: 0 }));
    const scenes = [{ nodes: nodes.map((_, index) => index) }];
    expect(await outcomeOf(read(gltfOf({ nodes, scenes }), 'a.glb', small({ triangles: 2000 })))).toBe(
      'MODEL_TOO_COMPLEX',
    );
    expect(await outcomeOf(read(gltfOf({ nodes, scenes }), 'a.glb', small({ instances: 100 })))).toBe(
      'MODEL_TOO_COMPLEX',
    );
  });
});

describe('COLLADA', () => {
  const withText = (change: (text: string) => string) => text(change(new TextDecoder().decode(writeDae())));

  test('entities are neither expanded nor fetched', async () => {
    const laughs = `<!DOCTYPE COLLADA [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>`;
    const model = await read(
      withText((dae) => dae.replace('?>', `?>${laughs}`).replace('name="Front door"', 'name="&b;&x;"')),
      'a.dae',
    );
    expect(model.things.some(({ name }) => /lol|root:/.test(name))).toBe(false);
    expect(model.things.length).toBe(8);
  });

  test('nodes that use themselves are cut, and nodes that multiply are refused', async () => {
    const selfish = withText((dae) =>
      dae.replace('<translate>0 0 0</translate>', '<translate>0 0 0</translate><instance_node url="#n0"/>'),
    );
    expect(kindsOf(await read(selfish, 'a.dae'))).toContain('cycles-cut');
    const doubling = Array.from(
      { length: 40 },
      (_, index) =>
        `<node id="d${index}"><instance_node url="#d${index + 1}"/><instance_node url="#d${index + 1}"/></node>`,
    ).join('');
    const many = withText((dae) =>
      dae.replace(
        '<visual_scene id="vs">',
        `<visual_scene id="vs">${doubling}<node><instance_node url="#d0"/></node>`,
      ),
    );
    expect(await outcomeOf(read(many, 'a.dae', small({ things: 20_000 })))).toBe('MODEL_TOO_COMPLEX');
  });

  test('corners that do not exist are dropped', async () => {
    const model = await read(
      withText((dae) => dae.replace('<p>0 4 6 2', '<p>0 4 6 9999')),
      'a.dae',
    );
    expect(kindsOf(model)).toContain('faces-dropped');
  });

  test('elements without end are refused', async () => {
    const deep = text(`<COLLADA>${'<node>'.repeat(5000)}${'</node>'.repeat(5000)}</COLLADA>`);
    expect(await outcomeOf(read(deep, 'a.dae'))).toBe('MODEL_BROKEN');
    const wide = text(`<COLLADA>${'<node/>'.repeat(5000)}</COLLADA>`);
    expect(await outcomeOf(read(wide, 'a.dae', small({ elements: 1000 })))).toBe('MODEL_TOO_COMPLEX');
  });
});

describe('OBJ', () => {
  test('faces out of range, not a number, of one corner, and words for numbers are passed over', async () => {
    const model = await read(
      text(
        'v 0 0 0\nv 4 0 0\nv 0 3 0\nv nan 1 1\nf 1 2 3\nf 1 2 99\nf 1 2 4\nf 1\nf a b c\nf -3 -2 -9\nf 1/x/y 2//3 3\n',
      ),
      'a.obj',
      { upAxis: 'y' },
    );
    expect(model.triangles).toBeGreaterThanOrEqual(1);
    expect(model.boundsM.max).toEqual([4, 3, 0]);
    expect(kindsOf(model)).toContain('faces-dropped');
  });

  test('numbers in every way they are written are read', async () => {
    const model = await read(
      text(
        'v -0 +0. 0e0\nv 4.00000000000000000001 .0 1e-30\nv 0 3E0 -0.000\nf 1/1/1 \\\n 2/1/1 3/1/1 # the end',
      ),
      'a.obj',
      { upAxis: 'y' },
    );
    expect(model.boundsM.max).toEqual([4, 3, expect.closeTo(0, 9)]);
  });

  test('a name of a megabyte is cut', async () => {
    const model = await read(text(`o ${'x'.repeat(1e6)}\nv 0 0 0\nv 4 0 0\nv 0 3 0\nf 1 2 3`), 'a.obj');
    expect(model.things[0]?.name.length).toBe(MODEL_LIMITS.nameLength);
    expect(kindsOf(model)).toContain('names-shortened');
  });

  test('a library that leads out of the archive is not read', async () => {
    const model = await read(
      writeZip([
        { path: 'a/a.obj', bytes: text('mtllib ../../../etc/passwd\nv 0 0 0\nv 4 0 0\nv 0 3 0\nf 1 2 3') },
      ]),
      'a.zip',
    );
    expect(kindsOf(model)).toContain('textures-missing');
  });
});

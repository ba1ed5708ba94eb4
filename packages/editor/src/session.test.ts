import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imagePoint } from './coordinates.ts';
import { MaskDocument } from './mask-document.ts';
import type { Quad } from './quad.ts';
import { describeSession, migrateDocument, readSession, SESSION_VERSION } from './session.ts';

const SIZE = { width: 800, height: 600 };
const QUAD: Quad = [imagePoint(300, 350), imagePoint(500, 350), imagePoint(900, 590), imagePoint(-100, 590)];

const anyMask = fc.record({
  name: fc.string({ minLength: 1, maxLength: 60 }),
  color: fc.constantFrom('#3366ff', '#ff9900'),
  visible: fc.boolean(),
});
const anySettings = fc.dictionary(
  fc.string({ minLength: 1 }),
  fc.oneof(fc.string(), fc.double({ noNaN: true, noDefaultInfinity: true, min: 0 }), fc.boolean()),
  { noNullPrototype: true },
);

test('what is saved comes back as it was, through JSON', () => {
  fc.assert(
    fc.property(fc.array(anyMask, { maxLength: 5 }), anySettings, fc.boolean(), (masks, settings, drawn) => {
      const document = new MaskDocument(SIZE);
      masks.forEach((mask, at) => document.addMask(`m${at}`, mask));
      const parts = {
        quad: drawn ? QUAD : undefined,
        outpaint: drawn ? { width: 1000, height: 700, x: 0, y: 100 } : undefined,
        settings,
      };
      const saved = describeSession(document, parts, (id) => (id === 'm1' ? undefined : `image-${id}`));
      expect(saved.schemaVersion).toBe(SESSION_VERSION);
      const read = readSession(JSON.parse(JSON.stringify(saved)), SIZE);
      expect(read).toEqual({
        ...parts,
        masks: masks.map((mask, at) => ({
          id: `m${at}`,
          ...mask,
          imageId: at === 1 ? null : `image-m${at}`,
        })),
        activeMaskId: document.active?.id,
      });
    }),
  );
});

test('what does not fit the picture is left out, the rest is kept', () => {
  const document = new MaskDocument(SIZE);
  document.addMask('wall', { name: 'Wall', color: '#3366ff', visible: true });
  const saved = describeSession(
    document,
    { quad: QUAD, outpaint: undefined, settings: { size: 12 } },
    () => 'image',
  );
  const read = readSession(
    {
      ...saved,
      activeMaskId: 'gone',
      quad: [
        [0, 0],
        [9, 9],
        [9, 0],
        [0, 9],
      ],
      outpaint: { width: 700, height: 700, x: 0, y: 0 },
    },
    SIZE,
  );
  expect(read).toMatchObject({
    activeMaskId: 'wall',
    quad: undefined,
    outpaint: undefined,
    settings: { size: 12 },
  });
});

test('an old document goes through each version to this one, a newer or an unknown one is left alone', () => {
  const migrations = {
    1: ({ brush, ...rest }: Record<string, unknown>) => ({
      ...rest,
      settings: { size: brush },
    }),
    2: (document: object) => ({ ...document, outpaint: null }),
  };
  const old = { schemaVersion: 1, brush: 40, masks: [] };
  expect(migrateDocument(old, 3, migrations)).toEqual({
    schemaVersion: 3,
    settings: { size: 40 },
    masks: [],
    outpaint: null,
  });
  expect(migrateDocument({ schemaVersion: 4 }, 3, migrations)).toBeUndefined();
  expect(migrateDocument({ schemaVersion: 0 }, 3, migrations)).toBeUndefined();
});

import { DOWNLOAD_FORMATS } from '@plumbline/contract/api/images.ts';
import { TOOL_LIST } from '@plumbline/contract/tools/registry.ts';
import fc from 'fast-check';
import type { DocumentedCall, Schema } from './documented-calls.ts';
import { Known } from './known-values.ts';
import { SIZE } from './prepared-files.ts';
import { schemaValues } from './schema-values.ts';

type Schemas = Readonly<Record<string, Schema>>;

const known = (name: string) =>
  fc.double({ min: 0, max: 1, noNaN: true }).map((at) => new Known(name, at, 'nothing'));
const imageId = known('imageId');

/** Bodies whose rules between fields are in no schema, as somebody would write them who knows these rules. */
const WRITTEN: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  'POST /api/ai/download': fc.oneof(
    fc.record(
      {
        imageIds: fc.array(imageId, { minLength: 1, maxLength: 3 }),
        format: fc.constantFrom(...DOWNLOAD_FORMATS),
      },
      { requiredKeys: ['imageIds'] },
    ),
    fc.record({ imageIds: imageId.map((id) => [id]), archive: fc.constant(false) }),
    fc.record({
      imageIds: imageId.map((id) => [id]),
      format: fc.constantFrom('jpg', 'webp'),
      quality: fc.integer({ min: 1, max: 100 }),
      layout: fc.constantFrom('single', 'side-by-side'),
    }),
  ),
  'POST /api/ai/clickMask': fc.record(
    {
      imageId,
      points: fc.array(
        fc.record({
          x: fc.integer({ min: 0, max: SIZE[0] - 1 }),
          y: fc.integer({ min: 0, max: SIZE[1] - 1 }),
          label: fc.constant(1),
        }),
        { minLength: 1, maxLength: 3 },
      ),
      mode: fc.constantFrom('add', 'subtract'),
      maskId: known('maskId'),
    },
    { requiredKeys: ['imageId', 'points'] },
  ),
  'POST /api/ai/editorSession': fc.record({
    imageId,
    function: fc.constantFrom('materialChange', 'clean'),
    revision: fc.integer({ min: 0, max: 4 }),
    document: fc.oneof(
      fc.constant(null),
      fc.record({
        schemaVersion: fc.constant(1),
        masks: fc.array(
          fc.record({
            id: fc.constantFrom('m1', 'm2'),
            name: fc.string({ maxLength: 20 }),
            color: fc.constant('#112233'),
            visible: fc.boolean(),
            imageId: fc.oneof(fc.constant(null), known('maskId'), imageId),
          }),
          { maxLength: 2 },
        ),
        activeMaskId: fc.constant(null),
        quad: fc.constant(null),
        outpaint: fc.constant(null),
        settings: fc.dictionary(fc.constantFrom('size', 'tool'), fc.integer()),
      }),
    ),
  }),
};

/** What the application offers, for choices that fit each other. */
export interface Offered {
  /** Categories: below each its spaces, below those its styles. */
  readonly tree: readonly OfferedNode[];
  readonly materials: readonly string[];
  readonly objects: readonly string[];
}
interface OfferedNode {
  readonly id: string;
  readonly children: readonly OfferedNode[];
}

export interface Material {
  readonly schemas: Schemas;
  readonly offered: Offered;
}

export function bodiesOf(call: DocumentedCall, { schemas, offered }: Material): fc.Arbitrary<unknown> {
  const schema = Object.values(call.bodies)[0] ?? {};
  const any = schemaValues(schema, schemas);
  const written =
    call.name === 'POST /api/ai/startTask' ? startsOf(schema, { schemas, offered }) : WRITTEN[call.name];
  return written ? fc.oneof({ weight: 6, arbitrary: written }, { weight: 1, arbitrary: any }) : any;
}

const corner = (x: number, y: number) =>
  fc.tuple(fc.integer({ min: x, max: x + 20 }), fc.integer({ min: y, max: y + 20 }));

/** A start that fits one of the tools, from its descriptor. */
function startsOf(schema: Schema, { schemas, offered }: Material): fc.Arbitrary<unknown> {
  const properties = schema['properties'] as Schemas;
  const written: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
    objectId: fc.constantFrom(...offered.objects),
    outpaint: fc.record({
      width: fc.integer({ min: SIZE[0] + 10, max: 200 }),
      height: fc.integer({ min: SIZE[1] + 10, max: 200 }),
      x: fc.integer({ min: 0, max: 10 }),
      y: fc.integer({ min: 0, max: 10 }),
    }),
    material: fc.record(
      {
        textureId: fc.oneof(fc.constantFrom(...offered.materials), imageId),
        quad: fc.tuple(corner(0, 0), corner(50, 0), corner(50, 40), corner(0, 40)),
      },
      { requiredKeys: ['textureId'] },
    ),
  };
  return fc.tuple(fc.constantFrom(...TOOL_LIST), branches(offered)).chain(([tool, branch]) => {
    const fields = tool.fields.map(({ name, options, min, max }) => {
      const range = {
        ...(min === undefined ? {} : { minimum: min }),
        ...(max === undefined ? {} : { maximum: max }),
      };
      const chosen = options ? fc.constantFrom(...options.map(({ value }) => value)) : written[name];
      return [name, chosen ?? schemaValues({ ...properties[name], ...range }, schemas, name)] as const;
    });
    const required = tool.fields.filter((field) => field.required).map(({ name }) => name);
    const keys = { requiredKeys: [...required, ...(tool.replacedBy?.slice(0, 1) ?? [])] };
    return fc.record(Object.fromEntries(fields), keys).map((body) => {
      const own = branch.find(({ classifyId1 }) => classifyId1 === tool.categoryId);
      const fitting = Object.entries(own ?? {}).filter(([name]) => Object.hasOwn(body, name));
      return { ...body, ...Object.fromEntries(fitting), function: tool.function };
    });
  });
}

interface Branch {
  readonly classifyId1: string;
  readonly classifyId2: string | undefined;
  readonly classifyId3: string | undefined;
}

/** For each category a space and a style that lie in it. */
function branches({ tree }: Offered): fc.Arbitrary<readonly Branch[]> {
  const at = (nodes: readonly OfferedNode[], share: number) => nodes[Math.floor(share * (nodes.length - 1))];
  return fc.double({ min: 0, max: 1, noNaN: true }).map((share) =>
    tree.map((category) => {
      const space = at(category.children, share);
      const style = at(space?.children ?? [], share);
      return { classifyId1: category.id, classifyId2: space?.id, classifyId3: style?.id };
    }),
  );
}

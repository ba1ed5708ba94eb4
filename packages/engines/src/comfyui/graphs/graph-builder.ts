import type { Box } from '@plumbline/imaging/matting/crop.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import type { BuiltGraph } from '../built-graph.ts';
import type { Literal, NodeCatalogue, NodeInput } from '../features/node-catalogue.ts';
import { MissingPartError } from './missing-part-error.ts';
import {
  type InputsOf,
  type Link,
  NODE_SIGNATURES,
  type NodeClass,
  type OutputsOf,
  packOf,
} from './node-signatures.ts';
import { pictureName } from './picture-name.ts';

type GraphNode = BuiltGraph['nodes'][string];
type GraphUpload = BuiltGraph['uploads'][number];

export interface GraphBuilder {
  /**
   * A node, or the one that already does the same. Inputs that the server wants and we do not name take its own defaults: a newer
   * version of a node goes on working. Numbers are brought into the server's range.
   *
   * @throws MissingPartError when the server has no such node, or does not offer a choice
   */
  add<Class extends NodeClass>(nodeClass: Class, inputs: InputsOf<Class>): OutputsOf<Class>;
  /** The name under which a picture will be on the server. */
  upload(picture: Raster): string;
  has(nodeClass: NodeClass): boolean;
  finish(
    picture: Link<'IMAGE'>,
    kind: string,
    parts?: {
      readonly crop?: Box | undefined;
      readonly area?: Box | undefined;
      readonly temporary?: boolean | undefined;
    },
  ): BuiltGraph;
}

/** Ids count up in the order of building, so that the same ask gives the same graph to the letter. */
export function createGraphBuilder(catalogue: NodeCatalogue): GraphBuilder {
  const nodes: Record<string, GraphNode> = {};
  const known = new Map<string, string>();
  const uploads = new Map<string, GraphUpload>();
  const models = new Set<string>();

  function place(nodeClass: NodeClass, inputs: Record<string, unknown>): string {
    const filled = fillInputs(catalogue, nodeClass, inputs, models);
    const key = JSON.stringify([nodeClass, filled]);
    const same = known.get(key);
    if (same !== undefined) return same;
    const id = String(known.size + 1);
    known.set(key, id);
    nodes[id] = { class_type: nodeClass, inputs: filled };
    return id;
  }

  return {
    add(nodeClass, inputs) {
      const node = place(nodeClass, inputs);
      const outputs = NODE_SIGNATURES[nodeClass].outputs.map((type, slot) => ({ node, slot, type }));
      return outputs as unknown as OutputsOf<typeof nodeClass>;
    },
    upload(picture) {
      const name = pictureName(picture);
      uploads.set(name, { name, picture });
      return name;
    },
    has: (nodeClass) => catalogue.has(nodeClass),
    finish(picture, kind, { crop, area, temporary = false } = {}) {
      const outputNode = temporary
        ? place('PreviewImage', { images: picture })
        : place('SaveImage', { images: picture, filename_prefix: `plumbline/${kind}` });
      return {
        nodes,
        uploads: [...uploads.values()],
        outputNode,
        samplerSteps: countSteps(Object.values(nodes)),
        ...(crop && { crop }),
        ...(area && { area }),
        ...(temporary && { temporary }),
        models: [...models],
      };
    },
  };
}

function countSteps(nodes: readonly GraphNode[]): number {
  return nodes
    .filter(({ class_type }) => class_type === 'KSamplerAdvanced')
    .reduce((sum, { inputs }) => sum + Number(inputs.steps) - Number(inputs.start_at_step), 0);
}

function fillInputs(
  catalogue: NodeCatalogue,
  nodeClass: NodeClass,
  given: Record<string, unknown>,
  models: Set<string>,
): Record<string, unknown> {
  const description = catalogue.get(nodeClass);
  if (!description)
    throw new MissingPartError(`the node ${nodeClass} is not on the server: install ${packOf(nodeClass)}`);
  const kinds = NODE_SIGNATURES[nodeClass].inputs as Readonly<Record<string, string>>;
  const filled: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const kind = kinds[name] ?? kinds[`${name}?`];
    filled[name] = isLink(value)
      ? [value.node, value.slot]
      : checkLiteral(
          value as Literal,
          description.inputs.get(name),
          `${nodeClass}.${name}`,
          kind === 'upload',
        );
    if (kind === 'file') models.add(String(value));
  }
  for (const [name, input] of description.inputs) {
    if (filled[name] !== undefined) continue;
    const fallback = input.kind === 'link' ? undefined : (input.fallback ?? firstOption(input));
    if (fallback !== undefined) filled[name] = fallback;
    else if (input.required)
      throw new MissingPartError(
        `the server's version of the node ${nodeClass} wants "${name}", which is not known here`,
      );
  }
  return filled;
}

const isLink = (value: unknown): value is Link<string> => typeof value === 'object' && value !== null;

function checkLiteral(value: Literal, input: NodeInput | undefined, where: string, upload: boolean): Literal {
  // Which pictures were there when the list was made says nothing of what we bring.
  if (input?.kind === 'combo' && !upload && !input.options.includes(value))
    throw new MissingPartError(`${where}: the server does not offer "${value}"`);
  if (input?.kind === 'number' && typeof value === 'number')
    return Math.min(input.max ?? value, Math.max(input.min ?? value, value));
  return value;
}

/** A required choice without a default stands on its first option in the server's own editor. */
function firstOption(input: NodeInput): Literal | undefined {
  return input.kind === 'combo' && input.required ? input.options[0] : undefined;
}

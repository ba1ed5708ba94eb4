import type { BuiltGraph } from '../built-graph.ts';
import type { NodeCatalogue } from '../features/node-catalogue.ts';

type Nodes = BuiltGraph['nodes'];

/** A picture as it was sent. */
export interface SentPicture {
  /** By which the server knows it. */
  readonly name: string;
  /** The size that the graph counts on, where a smaller one was sent. */
  readonly shrunkFrom?: { readonly width: number; readonly height: number };
}

/** The nodes with every picture under the name by which the server knows it; what was sent smaller is brought back to its size there. */
export function withUploads({ nodes }: BuiltGraph, sent: ReadonlyMap<string, SentPicture>): Nodes {
  let changed = nodes;
  for (const [id, { class_type: type, inputs }] of Object.entries(nodes)) {
    const size = sent.get(String(inputs['image']))?.shrunkFrom;
    if (size && (type === 'LoadImage' || type === 'LoadImageMask'))
      changed = enlarged(changed, id, type === 'LoadImageMask', size);
  }
  return mapInputs(changed, (value) =>
    typeof value === 'string' ? (sent.get(value)?.name ?? value) : value,
  );
}

/** Everything that reads the picture of a node reads an enlarged one. */
function enlarged(
  nodes: Nodes,
  id: string,
  isMask: boolean,
  { width, height }: { readonly width: number; readonly height: number },
): Nodes {
  const [picture, large, last] = [`${id}_picture`, `${id}_large`, isMask ? `${id}_mask` : `${id}_large`];
  const reads = (value: unknown) => Array.isArray(value) && value[0] === id && value[1] === 0;
  return {
    ...mapInputs(nodes, (value) => (reads(value) ? [last, 0] : value)),
    ...(isMask && {
      [picture]: { class_type: 'MaskToImage', inputs: { mask: [id, 0] } },
      [last]: { class_type: 'ImageToMask', inputs: { image: [large, 0], channel: 'red' } },
    }),
    [large]: {
      class_type: 'ImageScale',
      inputs: {
        image: [isMask ? picture : id, 0],
        upscale_method: 'lanczos',
        width,
        height,
        crop: 'disabled',
      },
    },
  };
}

/** The same work under another file name, so that a server that remembers it has to save it again. */
export function renamedOutput(graph: BuiltGraph, suffix: string): BuiltGraph {
  const { nodes, outputNode } = graph;
  const output = nodes[outputNode];
  if (!output) return graph;
  const prefix = `${String(output.inputs['filename_prefix'] ?? 'plumbline/again')}-${suffix}`;
  const renamed = { ...output, inputs: { ...output.inputs, filename_prefix: prefix } };
  return { ...graph, nodes: { ...nodes, [outputNode]: renamed } };
}

/** The graph with what the server says each input is by default; unchanged where it says nothing. */
export function fillInputs(
  graph: BuiltGraph,
  missing: readonly { readonly node: string; readonly input: string }[],
  catalogue: NodeCatalogue,
): BuiltGraph {
  const nodes = { ...graph.nodes };
  for (const { node: id, input } of missing) {
    const node = nodes[id];
    if (!node) continue;
    const value = defaultOf(catalogue, node.class_type, input);
    if (value !== undefined) nodes[id] = { ...node, inputs: { ...node.inputs, [input]: value } };
  }
  return { ...graph, nodes };
}

function defaultOf(catalogue: NodeCatalogue, type: string, name: string) {
  const input = catalogue.get(type)?.inputs.get(name);
  if (!input || input.kind === 'link') return undefined;
  return input.fallback ?? (input.kind === 'combo' ? input.options[0] : undefined);
}

function mapInputs(nodes: Nodes, change: (value: unknown) => unknown): Nodes {
  return Object.fromEntries(
    Object.entries(nodes).map(([id, node]) => [
      id,
      {
        ...node,
        inputs: Object.fromEntries(
          Object.entries(node.inputs).map(([key, value]) => [key, change(value)] as const),
        ),
      },
    ]),
  );
}

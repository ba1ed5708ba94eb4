import type { BuiltGraph } from '../../built-graph.ts';
import type { NodeCatalogue, NodeInput } from '../../features/node-catalogue.ts';

/** Everything for which a server would refuse a graph or fail in it, as `node.input: what`; empty for a sound graph. */
export function checkGraph(graph: BuiltGraph, catalogue: NodeCatalogue): string[] {
  const { nodes, uploads } = graph;
  const faults: string[] = [];
  const uploaded = new Set(uploads.map(({ name }) => name));
  const used = new Set<string>();
  for (const [id, node] of Object.entries(nodes)) {
    const description = catalogue.get(node.class_type);
    if (!description) {
      faults.push(`${id}: no class ${node.class_type}`);
      continue;
    }
    const at = (input: string) => `${id} ${node.class_type}.${input}`;
    for (const [name, input] of description.inputs)
      if (input.required && !(name in node.inputs)) faults.push(`${at(name)}: missing`);
    for (const [name, value] of Object.entries(node.inputs)) {
      const input = description.inputs.get(name);
      const upload = node.class_type.startsWith('LoadImage') && name === 'image';
      if (upload) used.add(String(value));
      const fault = !input
        ? 'unknown input'
        : upload
          ? uploaded.has(String(value)) && /^[0-9a-f]{32}\.png$/.test(String(value))
            ? undefined
            : 'not uploaded'
          : Array.isArray(value)
            ? linkFault(value, input, graph, catalogue)
            : literalFault(value, input);
      if (fault) faults.push(`${at(name)}: ${fault}`);
    }
  }
  for (const name of uploaded) if (!used.has(name)) faults.push(`${name}: uploaded for nothing`);
  return [...faults, ...reachFaults(graph, catalogue)];
}

function linkFault(
  link: readonly unknown[],
  input: NodeInput,
  { nodes }: BuiltGraph,
  catalogue: NodeCatalogue,
): string | undefined {
  const [id, slot] = link;
  if (link.length !== 2 || typeof id !== 'string' || typeof slot !== 'number') return 'not a link';
  if (input.kind !== 'link') return 'a link where a literal is wanted';
  const source = nodes[id];
  if (!source) return `no node ${id}`;
  const type = catalogue.get(source.class_type)?.outputs[slot];
  if (type === undefined) return `no slot ${slot} of ${source.class_type}`;
  return type === input.type ? undefined : `${type} where ${input.type} is wanted`;
}

function literalFault(value: unknown, input: NodeInput): string | undefined {
  switch (input.kind) {
    case 'link':
      return 'a literal where a link is wanted';
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) return 'not a number';
      return value < (input.min ?? value) || value > (input.max ?? value)
        ? `${value} out of range`
        : undefined;
    case 'combo':
      return input.options.some((option) => option === value) ? undefined : `"${String(value)}" not in list`;
    case 'text':
      return typeof value === 'string' ? undefined : 'not a text';
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'not a flag';
  }
}

/** From the output every node is reached, over links that end. */
function reachFaults({ nodes, outputNode }: BuiltGraph, catalogue: NodeCatalogue): string[] {
  const last = nodes[outputNode];
  if (!last || !catalogue.get(last.class_type)?.ends) return [`${outputNode}: not an output`];
  const done = new Set<string>();
  const open = new Set<string>();
  const faults: string[] = [];
  const visit = (id: string) => {
    if (open.has(id)) faults.push(`${id}: goes in a circle`);
    if (done.has(id) || open.has(id)) return;
    open.add(id);
    for (const value of Object.values(nodes[id]?.inputs ?? {}))
      if (Array.isArray(value)) visit(String(value[0]));
    open.delete(id);
    done.add(id);
  };
  visit(outputNode);
  for (const id of Object.keys(nodes)) if (!done.has(id)) faults.push(`${id}: leads nowhere`);
  return faults;
}

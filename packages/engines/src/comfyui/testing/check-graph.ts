import type { BuiltGraph } from '../built-graph.ts';
import type { NodeInfo } from '../graphs/testing/object-info.ts';

export type GraphNode = BuiltGraph['nodes'][string];
export type Nodes = Readonly<BuiltGraph['nodes']>;

export interface CheckSettings {
  readonly infos: Readonly<Record<string, NodeInfo>>;
  /** Whether a picture lies on the server under the name. */
  readonly hasFile: (name: string) => boolean;
  readonly isNew: boolean;
}

interface Complaint {
  readonly type: string;
  readonly message: string;
  readonly details: string;
  readonly extra_info: { readonly input_name: string };
}

/** What a real server answers to a graph that it does not take: the body of a 400, or undefined. */
export function checkGraph(nodes: Nodes, settings: CheckSettings): object | undefined {
  for (const [id, { class_type: type }] of Object.entries(nodes)) {
    if (settings.infos[type]) continue;
    const message = `Cannot execute because node ${type} does not exist.`;
    const error = settings.isNew
      ? { type: 'missing_node_type', message, details: `Node ID '#${id}'`, extra_info: { class_type: type } }
      : { type: 'invalid_prompt', message, details: `Node ID '#${id}'`, extra_info: {} };
    return { error, node_errors: settings.isNew ? {} : [] };
  }
  const outputs = Object.values(nodes).filter(({ class_type: type }) => settings.infos[type]?.output_node);
  if (outputs.length === 0)
    return {
      error: { type: 'prompt_no_outputs', message: 'Prompt has no outputs', details: '', extra_info: {} },
      node_errors: [],
    };
  const entries = Object.entries(nodes).flatMap(([id, node]) => {
    const errors = complaintsOf(node, nodes, settings);
    return errors.length === 0
      ? []
      : [[id, { errors, dependent_outputs: [], class_type: node.class_type }] as const];
  });
  if (entries.length === 0) return undefined;
  return {
    error: {
      type: 'prompt_outputs_failed_validation',
      message: 'Prompt outputs failed validation',
      details: '',
      extra_info: {},
    },
    node_errors: Object.fromEntries(entries),
  };
}

function complaintsOf({ class_type, inputs }: GraphNode, nodes: Nodes, settings: CheckSettings): Complaint[] {
  const info = settings.infos[class_type];
  if (!info) return [];
  const complaints: Complaint[] = [];
  const complain = (type: string, input_name: string, details: string) =>
    complaints.push({ type, message: type.replaceAll('_', ' '), details, extra_info: { input_name } });
  for (const name of Object.keys(info.input.required))
    if (!(name in inputs)) complain('required_input_missing', name, name);
  for (const [name, described] of Object.entries({ ...info.input.required, ...info.input.optional })) {
    const value = inputs[name];
    if (value === undefined) continue;
    const said = Array.isArray(value)
      ? linkComplaint(value, described, nodes, settings)
      : literalComplaint(value, described, name === 'image' ? settings.hasFile : undefined);
    if (said) complain(said, name, `${name}: ${JSON.stringify(value)}`);
  }
  return complaints;
}

function linkComplaint(
  link: readonly unknown[],
  [type]: readonly unknown[],
  nodes: Nodes,
  { infos }: CheckSettings,
): string | undefined {
  if (link.length !== 2) return 'bad_linked_input';
  const from = nodes[String(link[0])];
  const output = from && infos[from.class_type]?.output[Number(link[1])];
  if (output === undefined) return 'exception_during_inner_validation';
  return output === type ? undefined : 'return_type_mismatch';
}

function literalComplaint(
  value: unknown,
  [type, config]: readonly unknown[],
  hasFile: ((name: string) => boolean) | undefined,
): string | undefined {
  const { min, max, options } = (config ?? {}) as { min?: number; max?: number; options?: unknown[] };
  if (type === 'INT' || type === 'FLOAT') {
    if (typeof value !== 'number') return 'invalid_input_type';
    if (min !== undefined && value < min) return 'value_smaller_than_min';
    return max !== undefined && value > max ? 'value_bigger_than_max' : undefined;
  }
  const choices = Array.isArray(type) ? (type as unknown[]) : type === 'COMBO' ? options : undefined;
  if (!choices) return undefined;
  if (hasFile) return hasFile(String(value)) ? undefined : 'custom_validation_failed';
  return choices.includes(value) ? undefined : 'value_not_in_list';
}

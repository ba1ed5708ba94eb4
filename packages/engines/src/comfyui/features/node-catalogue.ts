import { z } from 'zod';
import { GenerationError } from '../../generative/generation-error.ts';

export type Literal = string | number | boolean;

/** What may stand in one input of a node. */
export type NodeInput = { readonly required: boolean } & (
  | { readonly kind: 'combo'; readonly options: readonly Literal[]; readonly fallback?: Literal }
  | { readonly kind: 'number'; readonly fallback?: number; readonly min?: number; readonly max?: number }
  | { readonly kind: 'text'; readonly fallback?: string }
  | { readonly kind: 'flag'; readonly fallback?: boolean }
  | { readonly kind: 'link'; readonly type: string }
);

export interface NodeDescription {
  readonly inputs: ReadonlyMap<string, NodeInput>;
  /** Types in the order of the slots. */
  readonly outputs: readonly string[];
  /** Whether it keeps what it is given, so that a graph may end in it. */
  readonly ends: boolean;
}

/** Which nodes a server has, by class name; the files it can load are the options of its loaders. */
export type NodeCatalogue = ReadonlyMap<string, NodeDescription>;

/** Far above what servers with hundreds of packs and thousands of files show; a stranger's answer must not fill our memory. */
const MOST_CLASSES = 20_000;
const MOST_INPUTS = 300;
const MOST_OPTIONS = 20_000;
const LONGEST_NAME = 1_000;

const configSchema = z.record(z.string(), z.unknown());
const inputSchema = z.tuple([z.union([z.string(), z.array(z.unknown())])], z.unknown());
const groupSchema = z.record(z.string(), z.unknown());
const descriptionSchema = z.object({
  input: z.object({ required: groupSchema.nullish(), optional: groupSchema.nullish() }).nullish().catch(null),
  output: z.array(z.unknown()).catch([]),
  output_node: z.boolean().catch(false),
});

/**
 * Reads an answer of `/object_info`. Nodes are written by anybody: one whose description cannot be read is left out, and with it
 * what would need it.
 *
 * @throws GenerationError (`server_error`) when the answer is none, or out of all proportion
 */
export function readNodeCatalogue(answer: unknown): NodeCatalogue {
  const classes = z.record(z.string(), z.unknown()).safeParse(answer);
  if (!classes.success)
    throw new GenerationError('server_error', 'object_info: not an object', { retryable: true });
  const names = Object.keys(classes.data);
  if (names.length > MOST_CLASSES)
    throw new GenerationError('server_error', `object_info: ${names.length} classes`, { retryable: false });
  const catalogue = new Map<string, NodeDescription>();
  for (const name of names) {
    const read = descriptionSchema.safeParse(classes.data[name]);
    if (!read.success || name.length > LONGEST_NAME) continue;
    const inputs = new Map<string, NodeInput>();
    readGroup(inputs, read.data.input?.required ?? {}, true);
    readGroup(inputs, read.data.input?.optional ?? {}, false);
    catalogue.set(name, {
      inputs,
      outputs: read.data.output.slice(0, MOST_INPUTS).map(typeName),
      ends: read.data.output_node,
    });
  }
  return catalogue;
}

function readGroup(into: Map<string, NodeInput>, group: Record<string, unknown>, required: boolean): void {
  for (const [name, value] of Object.entries(group).slice(0, MOST_INPUTS)) {
    const input = name.length > LONGEST_NAME ? undefined : readInput(value, required);
    if (input) into.set(name, input);
  }
}

function readInput(value: unknown, required: boolean): NodeInput | undefined {
  const read = inputSchema.safeParse(value);
  if (!read.success) return undefined;
  const [type, rest] = read.data;
  const config = configSchema.safeParse(rest).data ?? {};
  const fallback = config.default;
  // Older nodes name the options themselves, newer ones the type COMBO and the options beside it.
  if (Array.isArray(type)) return combo(type, fallback, required);
  if (type === 'COMBO') return combo(Array.isArray(config.options) ? config.options : [], fallback, required);
  switch (type) {
    case 'INT':
    case 'FLOAT':
      return {
        kind: 'number',
        required,
        ...(isNumber(fallback) && { fallback }),
        ...(isNumber(config.min) && { min: config.min }),
        ...(isNumber(config.max) && { max: config.max }),
      };
    case 'STRING':
      return { kind: 'text', required, ...(typeof fallback === 'string' && { fallback }) };
    case 'BOOLEAN':
      return { kind: 'flag', required, ...(typeof fallback === 'boolean' && { fallback }) };
    default:
      return { kind: 'link', required, type: typeName(type) };
  }
}

function combo(options: readonly unknown[], fallback: unknown, required: boolean): NodeInput {
  const known = options.slice(0, MOST_OPTIONS).filter(isLiteral);
  return { kind: 'combo', required, options: known, ...(isLiteral(fallback) && { fallback }) };
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function isLiteral(value: unknown): value is Literal {
  return typeof value === 'string'
    ? value.length <= LONGEST_NAME
    : typeof value === 'boolean' || isNumber(value);
}

/** An output may be a list of options; nothing of ours links to one. */
function typeName(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, LONGEST_NAME) : 'COMBO';
}

/** The names that an input offers: for a loader, the files that are there, exactly as the server writes them. */
export function optionsOf(catalogue: NodeCatalogue, className: string, input: string): string[] {
  const found = catalogue.get(className)?.inputs.get(input);
  return found?.kind === 'combo'
    ? found.options.filter((option): option is string => typeof option === 'string')
    : [];
}

import { type NodeCatalogue, readNodeCatalogue } from '../../features/node-catalogue.ts';
import { NODE_TABLE, PACK_TABLE } from './node-table.ts';

/** File names by folder. */
export type Installed = Readonly<Record<string, readonly string[]>>;

/** What `/object_info` says of one class, as far as anybody reads it. */
export interface NodeInfo {
  readonly input: {
    readonly required: Readonly<Record<string, readonly unknown[]>>;
    readonly optional: Readonly<Record<string, readonly unknown[]>>;
  };
  readonly output: readonly string[];
  readonly output_node: boolean;
  readonly name: string;
}

/** An answer of `/object_info`. Every other node tells its options the older way, as on servers of today. */
export function objectInfo(
  installed: Installed,
  lines: readonly string[] = [...NODE_TABLE, ...PACK_TABLE],
): Record<string, NodeInfo> {
  return Object.fromEntries(lines.map((line, index) => readLine(line, installed, index % 2 === 0)));
}

/** What a server with these files has. */
export function catalogueOf(installed: Installed, lines = [...NODE_TABLE, ...PACK_TABLE]): NodeCatalogue {
  return readNodeCatalogue(objectInfo(installed, lines));
}

function readLine(line: string, installed: Installed, classic: boolean): [string, NodeInfo] {
  const [, name = '', inputs = '', outputs = ''] = /^([^(]+)\((.*)\) ->(.*)$/.exec(line) ?? [];
  const [required = '', optional = ''] = inputs.split(' ? ');
  const group = (text: string) =>
    Object.fromEntries(
      text
        .split(', ')
        .filter(Boolean)
        .map((input) => readInput(input, installed, classic)),
    );
  const output = outputs.trim().split(',').filter(Boolean);
  return [
    name,
    {
      input: { required: group(required), optional: group(optional) },
      output,
      output_node: output.length === 0,
      name,
    },
  ];
}

function readInput(text: string, installed: Installed, classic: boolean): [string, unknown[]] {
  const colon = text.indexOf(':');
  const name = text.slice(0, colon);
  const type = text.slice(colon + 1);
  const number = /^(INT|FLOAT)\[(.+)\.\.([^\]]+)\](?:=(.+))?$/.exec(type);
  if (number) {
    const [, kind, min, max, fallback] = number;
    const config = { min: Number(min), max: Number(max) };
    return [name, [kind, fallback === undefined ? config : { ...config, default: Number(fallback) }]];
  }
  if (type === 'STRING') return [name, ['STRING', { multiline: true }]];
  if (type === 'BOOLEAN') return [name, ['BOOLEAN', { default: false }]];
  const options = type.startsWith('@') ? (installed[type.slice(1)] ?? []) : type.split('|');
  if (options.length === 1 && !type.startsWith('@')) return [name, [type]];
  return [name, classic ? [options, {}] : ['COMBO', { options }]];
}

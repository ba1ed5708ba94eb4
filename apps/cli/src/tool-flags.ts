import type { CallTypes } from '@plumbline/api-client/client.ts';
import type { Locale } from './context.ts';
import { CommandError, EXIT } from './exit-codes.ts';
import type { Flags } from './read-arguments.ts';

export type Tool = CallTypes['tools']['answer']['tools'][number];
type Field = Tool['fields'][number];

/** Names that people expect, beside those of the server. */
const SHORT: Readonly<Record<string, string>> = {
  base: 'upload_img',
  reference: 'style_img',
  prompt: 'promptTxt',
  negative: 'negativePrompt',
  model: 'modelId',
};
/** Fields that hold a picture or a model: a path of a file is brought first. */
const FILES = new Set(['image', 'mask', 'reference', 'model']);

/** `negativePrompt` and `upload_img` as they are written after two dashes. */
export function flagOf(name: string): string {
  return name.replaceAll('_', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** @throws CommandError `usage` for a function that there is not, or that the key’s owner may not use */
export function findTool(tools: readonly Tool[], name: string): Tool {
  const tool = tools.find((each) => each.function.toLowerCase() === name.toLowerCase());
  if (!tool)
    throw new CommandError(EXIT.usage, `There is no function ${name}. \`plumbline functions\` lists them.`);
  return tool;
}

export function fieldOfFlag(tool: Tool, flag: string): Field | undefined {
  return tool.fields.find(({ name }) => flagOf(name) === flag || name === flag || SHORT[flag] === name);
}

export const takesFile = ({ control }: Field): boolean => FILES.has(control);

/** The options of a function as the server's registry has them. */
export function flagsOfTool(tool: Tool, locale: Locale): Flags {
  const flags: Record<string, Flags[string]> = {};
  for (const field of tool.fields) {
    const flag = { takes: 'value', about: aboutField(field, locale) } as const;
    flags[flagOf(field.name)] = flag;
    if (field.name !== flagOf(field.name)) flags[field.name] = { ...flag, about: '' };
    for (const [short, name] of Object.entries(SHORT))
      if (name === field.name) flags[short] = { ...flag, about: '' };
  }
  return flags;
}

function aboutField({ label, options, min, max, required, ...field }: Field, locale: Locale): string {
  return [
    label[locale],
    options && options.map(({ value }) => value).join('|'),
    min !== undefined && max !== undefined && `${min}…${max}`,
    field.default !== undefined && `default ${field.default}`,
    takesFile({ label, ...field }) && 'a file or an id',
    required === true && 'required',
  ]
    .filter(Boolean)
    .join(', ');
}

/** What stands behind a flag, as the server takes it: JSON where it has parts, else as it is. */
export function readValue(field: Field, text: string): unknown {
  if (field.options) return field.options.find(({ value }) => String(value) === text)?.value ?? text;
  if (/^[{[]/.test(text)) {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw new CommandError(EXIT.usage, `--${flagOf(field.name)} is no JSON.`);
    }
  }
  // Numbers and switches are read from their text by the server.
  return text;
}

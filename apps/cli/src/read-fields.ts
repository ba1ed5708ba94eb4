import { basename, extname } from 'node:path';
import type { Client } from '@plumbline/api-client/client.ts';
import { bringFile, isFile, type Purpose } from './bring-file.ts';
import type { Context } from './context.ts';
import { type Arguments, type Flags, usage } from './read-arguments.ts';
import { fieldOfFlag, readValue, takesFile, type Tool } from './tool-flags.ts';

/**
 * The fields of the request; files are brought first.
 *
 * @param ownFlags those of the command, which are no fields
 * @returns `stem`: the name of the base’s file
 */
export async function readFields(
  client: Client,
  tool: Tool,
  given: Arguments,
  ownFlags: Flags,
  { output, signal }: Context,
): Promise<{ readonly fields: Record<string, unknown>; readonly stem: string | undefined }> {
  const fields: Record<string, unknown> = {};
  let stem: string | undefined;
  for (const [flag, [text = '']] of given.values) {
    if (flag in ownFlags) continue;
    const field = fieldOfFlag(tool, flag);
    if (!field) continue;
    if (field.name in fields) throw usage(`--${flag} is given twice.`);
    if (!takesFile(field) || !(await isFile(text))) {
      fields[field.name] = readValue(field, text);
      continue;
    }
    output.progress(`uploading ${text}`);
    fields[field.name] = (await bringFile(client, text, purposeOf(field.control), signal)).id;
    if (field.control === 'image') stem = basename(text, extname(text));
  }
  return { fields, stem };
}

function purposeOf(control: string): Purpose {
  return control === 'mask' || control === 'reference' ? control : 'base';
}

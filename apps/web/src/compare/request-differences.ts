import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import { diffRequests, type RequestDifference } from '@plumbline/contract/tools/diff-requests.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { ToolField } from '@plumbline/contract/tools/tool-descriptor.ts';

/** The base has no place in the list: what a picture was made from differs by itself. */
const LEFT_OUT: ReadonlySet<ToolField['control']> = new Set(['image', 'fixed', 'seed']);

/** The fields of the tools that made two pictures, the second one's first. */
export function fieldsOf(requests: readonly (RenderRequest | null)[]): readonly ToolField[] {
  return requests.flatMap((request) =>
    request ? TOOLS[request.function].fields.filter(({ control }) => !LEFT_OUT.has(control)) : [],
  );
}

export function fieldNamed(fields: readonly ToolField[], name: string): ToolField | undefined {
  return fields.find((field) => field.name === name.split('.')[0]);
}

/** What was asked differently for two pictures: of the options that one of their tools has, those that are not the same. */
export function requestDifferences(
  before: RenderRequest | null,
  after: RenderRequest | null,
): RequestDifference[] {
  const fields = fieldsOf([after, before]);
  // A request also holds the defaults of fields that its tool does not have.
  return diffRequests(before ?? {}, after ?? {}).filter(
    ({ field, ...values }) =>
      fieldNamed(fields, field) !== undefined && (values.before !== '' || values.after !== ''),
  );
}

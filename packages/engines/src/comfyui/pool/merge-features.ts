import type { GeneratorFeatures, MissingPart } from '../../generative/generator.ts';
import type { GraphPlanner } from '../graph-planner.ts';
import type { ServerState } from './server-pool.ts';

/**
 * What at least one server can do. What is missing is told where no server does the kind, and, of a kind that one does, where every
 * server lacks the same: depth that none follows, a reference that none can look at.
 */
export function mergeFeatures(
  seen: readonly ServerState[],
  refused: readonly string[],
  describe: GraphPlanner['describeFeatures'],
): GeneratorFeatures {
  const features = seen.flatMap(({ catalogue }) => (catalogue ? [describe(catalogue)] : []));
  const kinds = union(features.map((each) => each.kinds));
  const sick = seen.flatMap(({ server, why }) => (why === undefined ? [] : [`${server.host}: ${why}`]));
  const detail = [...sick, ...refused].join('; ');
  const lacked = ({ kind, reason }: MissingPart) =>
    features.every((each) => each.missing.some((part) => part.kind === kind && part.reason === reason));
  const missing = features
    .flatMap((each) => each.missing)
    .filter((part) => !kinds.includes(part.kind) || lacked(part));
  return {
    healthy: features.length > 0,
    ...(detail === '' ? {} : { detail }),
    kinds,
    controls: union(features.map((each) => each.controls)),
    reference: features.some((each) => each.reference),
    seeded: features.every((each) => each.seeded),
    models: union(features.map((each) => each.models)),
    loras: union(features.map((each) => each.loras)),
    missing: [...new Map(missing.map((part) => [`${part.kind} ${part.reason}`, part])).values()],
  };
}

function union<Item>(lists: readonly (readonly Item[])[]): Item[] {
  return [...new Set(lists.flat())];
}

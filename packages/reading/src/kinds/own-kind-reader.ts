import weights from './kind-weights.json' with { type: 'json' };
import { createKindReader, type KindReader } from './learned-kind.ts';

let reader: { readonly read: KindReader | null } | undefined;

/** The net of kinds with our own weights, made when it is first asked for; null where they are damaged. */
export function ownKindReader(): KindReader | null {
  reader ??= { read: createKindReader(weights) };
  return reader.read;
}

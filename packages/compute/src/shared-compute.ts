import type { Compute } from '@plumbline/core/ports/compute.ts';
import type { Logger } from '@plumbline/core/ports/logger.ts';
import { type ComputeCall, NobodyFree, type WorkLender } from '@plumbline/core/ports/work-lender.ts';
import type { ThreadCompute } from './thread-compute.ts';

/** What a worker may do for a server; `decode` and `encode` are a worker's own. */
const LENT = [
  'prepareUpload',
  'thumbnail',
  'convert',
  'sideBySide',
  'maskRange',
  'alphaRange',
  'composeLayers',
  'readScene',
  'standUp',
  'modelOfScene',
  'pickMask',
  'measurePicture',
  'splitSheet',
  'describePicture',
  'drawModel',
  'writeGltf',
  'measureModel',
  'standPlan',
] as const satisfies readonly (keyof Compute)[];
export type LentMethod = (typeof LENT)[number];

/** Somebody waits; what takes longer was not worth being given away. */
const LENT_MS = 100_000;

type Work = (...args: readonly unknown[]) => Promise<unknown>;

/** The threads of this process; where they are all at work those of the workers; where these are too, one's place in the line here. */
export function createSharedCompute(
  local: ThreadCompute,
  { lender, logger }: { readonly lender: WorkLender; readonly logger: Logger },
): Compute {
  const share =
    (method: LentMethod): Work =>
    async (...given) => {
      const here = () => (local[method] as Work)(...given);
      if (!local.isFull(method)) return here();
      const signal = given.at(-1) as AbortSignal;
      try {
        const call = { method, args: await plain(method, given.slice(0, -1)) };
        return await lender.lend(call, { signal, timeoutMs: LENT_MS });
      } catch (error) {
        if (!(error instanceof NobodyFree)) throw error;
        logger.debug({ reason: error.message, method }, 'pixel work waits for a thread of this process');
        return here();
      }
    };
  return { ...local, ...(Object.fromEntries(LENT.map((method) => [method, share(method)])) as object) };
}

/** Does a call for a server. */
export async function runLent(
  compute: Compute,
  { method, args }: ComputeCall,
  signal: AbortSignal,
): Promise<unknown> {
  const known = LENT.find((name) => name === method);
  if (known === undefined) throw new Error(`no work for others: ${method}`);
  return (compute[known] as Work)(...withCalls(known, args), signal);
}

type Pick = readonly [{ readonly key: string; readonly read: () => Promise<Uint8Array> }, unknown];
type PlainPick = readonly [{ readonly key: string; readonly picture: Uint8Array }, unknown];

/** Bytes can be sent, a way to read them cannot. */
async function plain(method: LentMethod, args: readonly unknown[]): Promise<readonly unknown[]> {
  if (method !== 'pickMask') return args;
  const [{ key, read }, options] = args as Pick;
  return [{ key, picture: await read() }, options] satisfies PlainPick;
}

function withCalls(method: LentMethod, args: readonly unknown[]): readonly unknown[] {
  if (method !== 'pickMask') return args;
  const [{ key, picture }, options] = args as PlainPick;
  return [{ key, read: async () => picture }, options] satisfies Pick;
}

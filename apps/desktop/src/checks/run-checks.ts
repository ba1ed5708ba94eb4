import { DESKTOP_MEMORY_MIN_GB } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { failureOf } from '../app/failure-of.ts';
import type { FetchJson, Folders, Machine, Programs, Server } from '../ports/ports.ts';
import { requirePlainFolder } from '../settings/save-folder.ts';
import type { Settings } from '../settings/settings.ts';
import type { VersionVerdict } from '../versions/judge-version.ts';
import { type CheckId, type CheckResult, WARNINGS } from './check.ts';
import {
  type ComfyuiView,
  lookAtComfyui,
  requireCheckpoint,
  requireControlNet,
  requireEngineVersion,
  requireFamily,
  requireSam,
} from './comfyui.ts';
import { type GraphicsCard, requireCard, requireDriver } from './graphics-card.ts';

export interface CheckContext {
  readonly settings: Settings;
  readonly verdict: VersionVerdict;
  readonly server: Pick<Server, 'site'>;
  readonly folders: Folders;
  readonly machine: Machine;
  readonly programs: Programs;
  readonly fetchJson: FetchJson;
}

/** What an earlier check found and a later one needs; absent where the earlier one failed. */
interface Found {
  card?: GraphicsCard;
  comfyui?: ComfyuiView;
}

interface Check {
  readonly id: CheckId;
  readonly applies: (settings: Settings, found: Found) => boolean;
  readonly run: (context: CheckContext, found: Found) => Promise<void> | void;
}

const always = () => true;
const onOwnMachine = ({ global }: Settings) => global.engine.kind !== 'server';
const withComfyui = ({ global }: Settings) => global.engine.kind === 'local-comfyui';
const seen = (settings: Settings, found: Found) => withComfyui(settings) && found.comfyui !== undefined;
/** The system keeps some of the memory for itself: what is sold as 8 GB tells of a little less. */
const MEMORY_TOLERANCE = 0.9;
const GIB = 1024 ** 3;

const CHECKS: readonly Check[] = [
  {
    id: 'version',
    applies: always,
    run: ({ verdict }) => {
      if (verdict.kind === 'too-old')
        throw new AppError('CLIENT_VERSION_TOO_OLD', `${verdict.version} is out`);
    },
  },
  { id: 'server', applies: always, run: async ({ server }) => void (await server.site()) },
  {
    id: 'saveFolder',
    applies: always,
    run: async ({ settings, folders }) => {
      const folder = settings.global.saveFolder || folders.pictures;
      requirePlainFolder(folder, folders.isWindows);
      if (!(await folders.canWrite(folder))) throw new AppError('SAVE_FOLDER_UNUSABLE', folder);
    },
  },
  {
    id: 'memory',
    applies: onOwnMachine,
    run: ({ machine }) => {
      if (machine.memoryBytes >= DESKTOP_MEMORY_MIN_GB * GIB * MEMORY_TOLERANCE) return;
      const values = { found: Math.round(machine.memoryBytes / GIB), needs: DESKTOP_MEMORY_MIN_GB };
      throw new AppError('DESKTOP_MEMORY_TOO_SMALL', `${machine.memoryBytes} bytes`, { values });
    },
  },
  {
    id: 'card',
    applies: withComfyui,
    run: async ({ programs, machine }, found) => {
      found.card = await requireCard(programs, machine);
    },
  },
  {
    id: 'driver',
    applies: (settings, found) => withComfyui(settings) && found.card !== undefined,
    run: (_context, { card }) => {
      if (card) requireDriver(card);
    },
  },
  {
    id: 'localEngine',
    applies: withComfyui,
    run: async ({ fetchJson, settings }, found) => {
      found.comfyui = await lookAtComfyui(fetchJson, settings.global.engine.comfyuiAddress);
    },
  },
  ofComfyui('engineVersion', requireEngineVersion),
  ofComfyui('bigModel', requireCheckpoint),
  ofComfyui('model', requireControlNet),
  {
    id: 'modelVersion',
    // Of an empty folder the checks before have told.
    applies: (settings, { comfyui }) =>
      withComfyui(settings) &&
      (comfyui?.checkpoints.length ?? 0) > 0 &&
      (comfyui?.controlNets.length ?? 0) > 0,
    run: ({ settings }, { comfyui }) => {
      if (comfyui) requireFamily(comfyui, settings.global.engine.modelFamily);
    },
  },
  ofComfyui('sam', requireSam),
];

function ofComfyui(id: CheckId, look: (view: ComfyuiView) => void): Check {
  return {
    id,
    applies: seen,
    run: (_context, { comfyui }) => {
      if (comfyui) look(comfyui);
    },
  };
}

/** Everything that has to hold before the first render, one after the other; a failure does not end the others. */
export async function runChecks(context: CheckContext): Promise<CheckResult[]> {
  const found: Found = {};
  const results: CheckResult[] = [];
  for (const { id, applies, run } of CHECKS) {
    if (!applies(context.settings, found)) continue;
    try {
      await run(context, found);
      results.push({ id, state: 'ok', failure: null });
    } catch (error) {
      const failure = failureOf(error);
      results.push({ id, state: WARNINGS.has(failure.code) ? 'warning' : 'failed', failure });
    }
  }
  return results;
}

/** Whether something has to be mended before anything is rendered. A server that is away only makes renders wait. */
export function isBlocked(results: readonly CheckResult[]): boolean {
  return results.some(({ id, state }) => state === 'failed' && id !== 'server' && id !== 'saveFolder');
}

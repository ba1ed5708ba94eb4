import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Machine, Programs } from '../ports/ports.ts';

export interface GraphicsCard {
  readonly name: string;
  readonly driver: string;
  readonly memoryMib: number;
  /** CUDA compute capability, e.g. 8.9. */
  readonly compute: number;
}

/** Oldest driver branch that runs CUDA 12, which the wheels of PyTorch that ComfyUI brings are built with. */
const DRIVER_MIN_MAJOR = 525;
/** Oldest architecture that these wheels have code for (Maxwell). */
const COMPUTE_MIN = 5;
const QUERY = [
  '--query-gpu=name,driver_version,memory.total,compute_cap',
  '--format=csv,noheader,nounits',
] as const;
const PATIENCE_MS = 8000;

/** The cards that `nvidia-smi` lists; undefined where it cannot be asked. */
async function listCards(programs: Programs): Promise<readonly GraphicsCard[] | undefined> {
  const answer = await programs.run('nvidia-smi', QUERY, PATIENCE_MS);
  if (answer?.code !== 0) return undefined;
  return answer.stdout.split('\n').flatMap((line) => {
    const [name = '', driver = '', memory, compute] = line.split(',').map((part) => part.trim());
    return name === '' || driver === ''
      ? []
      : [{ name, driver, memoryMib: Number(memory) || 0, compute: Number(compute) || 0 }];
  });
}

/**
 * The card that a local ComfyUI can work with.
 *
 * @throws AppError `ONLY_N_CARDS`, `DRIVER_VERSION_TOO_LOW`, `CARD_VERSION_INCOMPATIBLE`
 */
export async function requireCard(programs: Programs, machine: Machine): Promise<GraphicsCard> {
  const cards = await listCards(programs);
  const best = cards?.toSorted((a, b) => b.memoryMib - a.memoryMib)[0];
  if (best === undefined) {
    const makers = await machine.cardMakers();
    // There is such a card and its driver’s program is not: an old driver, or none.
    if (makers.includes('nvidia')) throw new AppError('DRIVER_VERSION_TOO_LOW', 'nvidia-smi does not answer');
    throw new AppError('ONLY_N_CARDS', makers.join(', '));
  }
  if (best.compute > 0 && best.compute < COMPUTE_MIN)
    throw new AppError('CARD_VERSION_INCOMPATIBLE', `${best.name}: compute capability ${best.compute}`);
  return best;
}

/** @throws AppError `DRIVER_VERSION_TOO_LOW` */
export function requireDriver({ driver }: GraphicsCard): void {
  if (!(Number.parseInt(driver, 10) >= DRIVER_MIN_MAJOR))
    throw new AppError('DRIVER_VERSION_TOO_LOW', driver);
}

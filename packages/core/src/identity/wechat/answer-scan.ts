import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { equalInConstantTime } from '../session-tokens.ts';
import type { ScanDependencies } from './begin-scan.ts';
import { stateOf, type ShownState } from './poll-scan.ts';
import { confirmToken } from './receive-push.ts';
import type { WechatPurpose, WechatScan } from './wechat-repository.ts';

export interface DescribedScan {
  readonly state: ShownState;
  readonly purpose: WechatPurpose;
  /** User agent of the browser that asks to be signed in. */
  readonly device: string;
  readonly createdAt: Date;
}

/** What the person with the phone is asked. @throws AppError `NOT_FOUND` */
export async function describeScan(
  { database, clock, secret }: ScanDependencies,
  token: string,
): Promise<DescribedScan> {
  const scan = await findByToken({ database, clock, secret }, token);
  const { purpose, device, createdAt } = scan;
  return { state: stateOf(scan, clock.now()), purpose, device, createdAt };
}

/**
 * Confirms or cancels; only the first answer counts.
 *
 * @returns the state afterwards, which may be another one than was asked for
 * @throws AppError `NOT_FOUND`
 */
export async function answerScan(
  { database, clock, secret }: ScanDependencies,
  { token, answer }: { readonly token: string; readonly answer: 'confirmed' | 'cancelled' },
): Promise<DescribedScan> {
  const { id } = await findByToken({ database, clock, secret }, token);
  await database.wechat.moveScan(id, 'scanned', { state: answer }, clock.now());
  return describeScan({ database, clock, secret }, token);
}

async function findByToken({ database, secret }: ScanDependencies, token: string): Promise<WechatScan> {
  const [id = ''] = token.split('.');
  const right = equalInConstantTime(token, confirmToken(secret, id));
  const scan = right ? await database.wechat.findScan({ id }) : undefined;
  if (!scan) throw new AppError('NOT_FOUND', 'no scan has this token');
  return scan;
}

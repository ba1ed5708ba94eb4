import { AppError } from '@plumbline/contract/errors/app-error.ts';

const LONGEST = 254;
/** One mailbox, as people have them: no quotes, comments or lists. What passes here cannot add a header or a recipient. */
const MAILBOX =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/**
 * One way to write each address: NFKC, without the space around it, in lower case. It is also where the code is sent,
 * so that whoever signs in owns the very mailbox that the account is named after.
 *
 * @throws AppError `EMAIL_INVALID`
 */
export function normaliseEmail(typed: string): string {
  const address = typed.normalize('NFKC').trim().toLowerCase();
  const [local = ''] = address.split('@');
  const dotted = local.startsWith('.') || local.endsWith('.') || local.includes('..');
  if (address.length <= LONGEST && !dotted && MAILBOX.test(address)) return address;
  throw new AppError('EMAIL_INVALID', `${typed.length} characters`, {
    details: { email: 'not an e-mail address' },
  });
}

/** `a***@studio.example`: enough for its owner to recognise, too little to write to. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}***${address.slice(at)}`;
}

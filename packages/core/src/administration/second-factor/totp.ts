import { HOTP, Secret, TOTP } from 'otpauth';

/** What every app on a phone can do; RFC 6238 with its defaults. */
const TERMS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps before and after the present one, for phones whose clock is not quite right. */
const TOLERATED_STEPS = 1;
/** 160 bits, as RFC 4226 asks. */
const SECRET_BYTES = 20;

/** A new secret in base32, as people type it into an app that cannot scan. */
export function createTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/**
 * The address that a QR code carries into an app.
 *
 * @param issuer the installation, as the app will list it
 * @param account the name that one signs in with
 */
export function totpAddress(secret: string, issuer: string, account: string): string {
  return new TOTP({ ...TERMS, issuer, label: account, secret: Secret.fromBase32(secret) }).toString();
}

/**
 * The time step that a code belongs to, `undefined` where it belongs to none near this moment.
 *
 * @param code six digits, with spaces as apps show them
 * @see RFC 6238
 */
export function stepOfCode(secret: string, code: string, at: Date): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const step = Math.floor(at.getTime() / 1_000 / TERMS.period);
  const delta = HOTP.validate({
    token,
    secret: Secret.fromBase32(secret),
    algorithm: TERMS.algorithm,
    digits: TERMS.digits,
    counter: step,
    window: TOLERATED_STEPS,
  });
  return delta === null ? undefined : step + delta;
}

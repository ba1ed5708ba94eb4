/** PostgreSQL: a row would name one that is not there. */
const FOREIGN_KEY_VIOLATION = '23503';
/** As the schema names what leads to the accounts. */
const TO_ACCOUNTS = /_users_id_fk$/;

/** Whether a row could not be written because its account was erased between the look at the session and now. */
export function isAccountGone(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (!('code' in current) || current.code !== FOREIGN_KEY_VIOLATION) continue;
    return 'constraint' in current && TO_ACCOUNTS.test(String(current.constraint));
  }
  return false;
}

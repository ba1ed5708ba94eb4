/** Shanghai keeps one offset all year; days and months are counted there, wherever the server is. */
const SHANGHAI_MS = 8 * 3_600_000;

/** The same day and time so many calendar months later; the last day of the month where it is too short. */
export function addMonths(from: Date, months: number): Date {
  const local = new Date(from.getTime() + SHANGHAI_MS);
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate();
  local.setUTCDate(Math.min(day, lastDay));
  return new Date(local.getTime() - SHANGHAI_MS);
}

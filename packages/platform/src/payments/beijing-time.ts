const BEIJING_MS = 8 * 3_600_000;

/** `2026-11-21 18:00:00` in Beijing, whatever the zone of the process: the form of Alipay's times. */
export function formatBeijingTime(at: Date): string {
  return new Date(at.getTime() + BEIJING_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** `2026-11-21T18:00:00+08:00`: the form of WeChat's times. */
export function formatBeijingOffsetTime(at: Date): string {
  return `${formatBeijingTime(at).replace(' ', 'T')}+08:00`;
}

/** Reads `2026-11-21 18:00:00` as Beijing's; null where it is no time. */
export function parseBeijingTime(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) return null;
  const at = new Date(`${text.replace(' ', 'T')}+08:00`);
  return Number.isNaN(at.getTime()) ? null : at;
}

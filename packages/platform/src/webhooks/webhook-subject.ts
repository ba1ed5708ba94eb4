/** What the secret of an address is sealed for: in the row of another one it cannot be opened. */
export function webhookSubject(webhookId: string): string {
  return `webhook ${webhookId}`;
}

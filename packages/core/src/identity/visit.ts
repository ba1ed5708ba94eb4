/** Where a visitor came from, as the browser noted it. */
export interface Visit {
  readonly source?: object | undefined;
  readonly inviteCode?: string | undefined;
}

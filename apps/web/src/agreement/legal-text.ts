/** A text that people agree to, in one language. `{company}` and `{date}` are filled in. */
export interface LegalText {
  readonly title: string;
  readonly inForce: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}

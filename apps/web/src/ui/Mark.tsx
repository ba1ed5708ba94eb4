/** The mark: a vertical line with a small bob. */
export function Mark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg aria-hidden width={size / 2} height={size} viewBox="8 0 16 32" fill="none">
      <path d="M16 2v17" stroke="var(--accent)" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M10.5 19h11L16 30z" fill="var(--accent)" />
    </svg>
  );
}

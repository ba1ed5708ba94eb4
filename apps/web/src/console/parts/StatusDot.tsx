import styles from './StatusDot.module.css';

/** Ink: as it should be. Hollow: waiting. Accent: asks for attention. Faint: over. */
export type Tone = 'ink' | 'hollow' | 'accent' | 'faint';

export function StatusDot({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return (
    <span className={styles['status']}>
      <span className={styles[tone]} aria-hidden />
      {children}
    </span>
  );
}

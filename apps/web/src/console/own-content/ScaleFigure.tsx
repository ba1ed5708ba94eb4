import styles from './OwnContent.module.css';

/** The outline of a standing person, as high as the given share of its frame. */
export function ScaleFigure({ heightShare }: { readonly heightShare: number }) {
  return (
    <svg
      className={styles['person']}
      style={{ height: `${100 * heightShare}%` }}
      viewBox="0 0 40 100"
      aria-hidden
    >
      <circle cx="20" cy="7" r="6.4" />
      <path d="M12 15h16c4 0 6 2.6 6 6v27c0 3-4.4 3-4.4 0V25h-1.6v71c0 5-7 5-7 0V56h-2v40c0 5-7 5-7 0V25h-1.6v23c0 3-4.4 3-4.4 0V21c0-3.4 2-6 6-6z" />
    </svg>
  );
}

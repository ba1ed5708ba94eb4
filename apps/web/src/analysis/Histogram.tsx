import { useTranslation } from 'react-i18next';
import styles from './Analysis.module.css';

interface Props {
  /** Shares from black to white. */
  readonly histogram: readonly number[];
  readonly label: string;
}

const HEIGHT = 64;
/** A white background alone must not press all others flat. */
const TALLEST = 0.16;

/** How much of a picture is how bright. */
export function Histogram({ histogram, label }: Props) {
  const { t } = useTranslation('analysis');
  const most = Math.min(TALLEST, Math.max(...histogram));
  return (
    <figure className={styles['histogram']}>
      <svg
        viewBox={`0 0 ${histogram.length * 4} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {histogram.map((share, at) => {
          const height = Math.min(1, share / Math.max(most, 1e-9)) * HEIGHT;
          // The place of a bar is what it is.
          return <rect key={at * 4} x={at * 4 + 0.3} width={3.4} y={HEIGHT - height} height={height} />;
        })}
      </svg>
      <figcaption>
        <span>{t('dark')}</span>
        <span>{t('bright')}</span>
      </figcaption>
      <p>{label}</p>
    </figure>
  );
}

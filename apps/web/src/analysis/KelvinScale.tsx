import { KELVIN_STOPS } from '@plumbline/contract/analysis/analysis-texts.ts';
import { useTranslation } from 'react-i18next';
import { useNumber } from '../i18n/use-number.ts';
import styles from './Analysis.module.css';

/** Ends of the scale, in kelvins; steps are even in mireds, as eyes judge them. */
const WARMEST = 2_000;
const COOLEST = 12_500;
const GRADIENT = KELVIN_STOPS.map(([colour, percent]) => `${colour} ${percent}%`).join(', ');

/** Where a colour temperature lies between candle light and a blue sky. */
export function KelvinScale({ kelvin }: { readonly kelvin: number | null }) {
  const { t } = useTranslation('analysis');
  const number = useNumber();
  if (kelvin === null) return <p className={styles['quiet']}>{t('noKelvin')}</p>;
  const place = (1 / WARMEST - 1 / kelvin) / (1 / WARMEST - 1 / COOLEST);
  return (
    <div className={styles['kelvin']}>
      <div
        className={styles['scale']}
        style={{ background: `linear-gradient(90deg, ${GRADIENT})` }}
        aria-hidden
      >
        <span style={{ left: `${100 * Math.min(1, Math.max(0, place))}%` }} />
      </div>
      <p>
        <span>{t('warm')}</span>
        <strong>{t('kelvin', { kelvin: number(Math.round(kelvin / 50) * 50) })}</strong>
        <span>{t('cool')}</span>
      </p>
    </div>
  );
}

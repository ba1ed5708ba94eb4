import type { Analysis } from '@plumbline/contract/api/analysis.ts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import { toast } from '../ui/toast/toast.ts';
import styles from './Analysis.module.css';

/** The colours side by side, as wide as there is of each; a press copies one. */
export function Palette({ palette }: { readonly palette: Analysis['palette'] }) {
  const { t } = useTranslation('analysis');
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const copy = (colour: string) =>
    void navigator.clipboard.writeText(colour).then(
      () => toast.success(t('copied', { colour })),
      () => undefined,
    );
  return (
    <>
      <div className={styles['swatches']} aria-hidden>
        {palette.map(({ colour, share }) => (
          <span key={colour} style={{ background: colour, flexGrow: Math.max(2, 100 * share) }} />
        ))}
      </div>
      <ul className={styles['colours']}>
        {palette.map(({ colour, name, share }) => (
          <li key={colour}>
            <span className={styles['swatch']} style={{ background: colour }} aria-hidden />
            <span>
              {name[locale]} <strong className="tabular">{percent.format(share)}</strong>
            </span>
            <button type="button" aria-label={t('copyColour', { colour })} onClick={() => copy(colour)}>
              {colour}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

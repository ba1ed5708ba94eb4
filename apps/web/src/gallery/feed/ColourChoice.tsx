import { COLOUR_BUCKETS } from '@plumbline/contract/works/colour-buckets.ts';
import { useTranslation } from 'react-i18next';
import styles from './FilterBar.module.css';

interface Props {
  readonly value: string | undefined;
  readonly onChange: (colour: string | undefined) => void;
}

/** The colours that works are found by; pressed again, one is let go. */
export function ColourChoice({ value, onChange }: Props) {
  const { t } = useTranslation('gallery');
  return (
    <ul className={styles['swatches']} aria-label={t('filter_colour')}>
      {COLOUR_BUCKETS.map(({ id, hex }) => (
        <li key={id}>
          <button
            type="button"
            style={{ background: hex }}
            aria-label={hex}
            title={hex}
            aria-pressed={hex === value}
            onClick={() => onChange(hex === value ? undefined : hex)}
          />
        </li>
      ))}
    </ul>
  );
}

import type { EnginePlace } from '@plumbline/contract/engines/engine-place.ts';
import { useTranslation } from 'react-i18next';
import styles from './EngineField.module.css';

interface Props {
  readonly name: string;
  /** What it adds to the price, in words; undefined where that is no question. */
  readonly cost: string | undefined;
  readonly checked: boolean;
  readonly onChoose: () => void;
  /** Why it cannot be chosen now. */
  readonly closed?: string | undefined;
  readonly does: string;
  /** Where what it is given goes. */
  readonly place?: EnginePlace;
}

/** One engine among those that can be chosen. */
export function EngineChoice({ name, cost, checked, onChoose, closed, does, place }: Props) {
  const { t } = useTranslation('engine');
  const isClosed = closed !== undefined;
  return (
    <label className={styles['choice']} data-closed={isClosed}>
      <input
        type="radio"
        name="engine"
        checked={checked}
        disabled={isClosed && !checked}
        onChange={onChoose}
      />
      <span className={styles['face']}>
        <span className={styles['top']}>
          <strong>{name}</strong>
          {cost !== undefined && <span className={styles['cost']}>{cost}</span>}
        </span>
        {isClosed && <small className={styles['closed']}>{closed}</small>}
        {!isClosed && <small>{does}</small>}
        {!isClosed && place !== undefined && (
          <small className={styles['place']} data-place={place}>
            {t(place)}
          </small>
        )}
      </span>
    </label>
  );
}

import { useId } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.ts';
import styles from './ChipChoice.module.css';

export interface ChipOption<V> {
  readonly value: V;
  readonly name: string;
  readonly icon?: IconName;
  /** Width to height of a little frame drawn above the name. */
  readonly frame?: number;
}

interface Props<V> {
  readonly label: string;
  readonly options: readonly ChipOption<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** Icons above their names in equal cells, plain segments in one row, or chips that wrap. */
  readonly layout?: 'cells' | 'row' | 'chips';
}

/** A choice of a few, as icon cells, segments or chips. */
export function ChipChoice<V extends string | number | boolean | undefined>(props: Props<V>) {
  const group = useId();
  const { layout = 'cells' } = props;
  return (
    <div role="radiogroup" aria-label={props.label} className={styles[layout]}>
      {props.options.map((option) => (
        <label key={String(option.value)} className={styles['chip']} title={option.name}>
          <input
            type="radio"
            className={styles['radio']}
            name={group}
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
          />
          <span className={styles['face']}>
            {option.icon && <Icon name={option.icon} size={20} />}
            {option.frame && (
              <span className={styles['frame']} aria-hidden>
                <span
                  style={{ aspectRatio: option.frame, [option.frame < 1 ? 'height' : 'width']: '100%' }}
                />
              </span>
            )}
            <span className={styles['name']}>{option.name}</span>
          </span>
        </label>
      ))}
    </div>
  );
}

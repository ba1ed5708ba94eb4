import { useState } from 'react';
import styles from './Sections.module.css';

interface Props {
  readonly label: string;
  readonly unit?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Places after the point. */
  readonly digits: number;
  readonly onChange: (value: number) => void;
}

/** A number with its unit. What is being typed stays as it is typed; it counts as soon as it is one within its range. */
export function NumberBox({ label, unit, value, min, max, step, digits, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? String(Number(value.toFixed(digits)));
  return (
    <label className={styles['number']}>
      {label}
      <span className={styles['box']}>
        <input
          type="number"
          inputMode="decimal"
          min={min}
          max={max}
          step={step}
          value={shown}
          onChange={(event) => {
            setTyped(event.target.value);
            const number = event.target.valueAsNumber;
            if (number >= min && number <= max) onChange(number);
          }}
          onBlur={() => setTyped(undefined)}
        />
        {unit !== undefined && <span aria-hidden>{unit}</span>}
      </span>
    </label>
  );
}

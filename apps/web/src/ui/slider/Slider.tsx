import type { CSSProperties } from 'react';
import styles from './Slider.module.css';

interface Props {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly value: number;
  readonly className?: string | undefined;
  readonly onChange: (value: number) => void;
}

/** A number on a track: the browser's own slider, which keys, pointers and screen readers know. */
export function Slider({ label, min, max, step = 1, value, className = '', onChange }: Props) {
  const share = max > min ? (Math.min(max, Math.max(min, value)) - min) / (max - min) : 0;
  return (
    <input
      type="range"
      className={`${styles['slider']} ${className}`}
      style={{ '--share': share } as CSSProperties}
      aria-label={label}
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}

import { Slider } from '../../../ui/slider/Slider.tsx';
import styles from './ToolOptions.module.css';

interface Props {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  /** The value in words. */
  readonly shown: string;
  readonly onChange: (value: number) => void;
}

/** A name, a short slider and its value in one line. */
export function LabelledSlider({ label, min, max, step, value, shown, onChange }: Props) {
  return (
    <div className={styles['slider']}>
      <span>{label}</span>
      <Slider
        className={styles['track']}
        min={min}
        max={max}
        step={step}
        value={value}
        label={label}
        onChange={onChange}
      />
      <output>{shown}</output>
    </div>
  );
}

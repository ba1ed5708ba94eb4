import styles from './SceneOverlay.module.css';

/** Slanted lines, the sign of what stays exactly as it is. `unit` is their distance in user units. */
export function HatchPattern({ id, unit }: { readonly id: string; readonly unit: number }) {
  return (
    <defs>
      <pattern id={id} width={unit} height={unit} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles['hatchGround']} width={unit} height={unit} />
        <rect className={styles['hatch']} width={unit * 0.22} height={unit} />
      </pattern>
    </defs>
  );
}

import { useId } from 'react';
import { HatchPattern } from '../scene/HatchPattern.tsx';
import styles from './Layer.module.css';

interface Props {
  readonly mask: string;
  readonly width: number;
  readonly height: number;
}

/** What a mask locks, its black, hatched over the base. */
export function MaskOverlay({ mask, width, height }: Props) {
  const id = useId();
  return (
    <svg className={styles['mask']} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
      <HatchPattern id={`${id}hatch`} unit={Math.max(width, height) / 90} />
      <filter id={`${id}invert`} colorInterpolationFilters="sRGB">
        <feColorMatrix values="-1 0 0 0 1  0 -1 0 0 1  0 0 -1 0 1  0 0 0 1 0" />
      </filter>
      <mask id={`${id}mask`}>
        <image
          href={mask}
          width={width}
          height={height}
          preserveAspectRatio="none"
          filter={`url(#${id}invert)`}
        />
      </mask>
      <rect width={width} height={height} fill={`url(#${id}hatch)`} mask={`url(#${id}mask)`} />
    </svg>
  );
}

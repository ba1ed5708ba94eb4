import type { LightSide } from '@plumbline/contract/analysis/analysis-lists.ts';
import styles from './Analysis.module.css';

const ANGLES: Readonly<Record<Exclude<LightSide, 'even'>, number>> = {
  above: 0,
  right: 90,
  below: 180,
  left: 270,
};

/** Which side of the picture is brighter, and by how much; the words beside it say the same. */
export function LightDial({ side, strength }: { readonly side: LightSide; readonly strength: number }) {
  return (
    <svg className={styles['dial']} viewBox="-50 -50 100 100" aria-hidden>
      <circle r={44} />
      <rect x={-20} y={-14} width={40} height={28} rx={3} />
      {side === 'even' ? (
        <circle r={30} data-even />
      ) : (
        <g transform={`rotate(${ANGLES[side]})`}>
          <path d={`M-${6 + 10 * strength} -44 L${6 + 10 * strength} -44 L0 -20 Z`} />
        </g>
      )}
    </svg>
  );
}

import { SCENE_COLOURS } from '../../theme/tokens.ts';
import styles from './SceneInspector.module.css';

/** Parts of a small house: a class's flat colour in the map, an outline in the base. */
const PARTS = [
  ['sky', 'M0 0h120v80H0z'],
  ['lawn', 'M0 60h120v20H0z'],
  ['wall', 'M24 34h72v32H24z'],
  ['roof', 'M16 34 34 14h52l18 20z'],
  ['glass', 'M32 42h18v14H32zM72 42h16v14H72z'],
  ['door', 'M56 44h10v22H56z'],
] as const;

/** A drawing beside the map that belongs to it. */
export function IdMapSample({ label }: { readonly label: string }) {
  return (
    <svg className={styles['sample']} viewBox="0 0 248 80" role="img" aria-label={label}>
      {PARTS.map(([name, d]) => (
        <path key={name} d={d} fill="none" stroke="var(--ink-soft)" strokeWidth="1" />
      ))}
      {PARTS.map(([name, d]) => (
        <path key={name} d={d} transform="translate(128 0)" fill={SCENE_COLOURS[name]} />
      ))}
    </svg>
  );
}

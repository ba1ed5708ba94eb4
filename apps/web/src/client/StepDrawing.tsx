import { SCENE_COLOURS } from '../theme/tokens.ts';
import styles from './StepDrawing.module.css';

/** A house in perspective, by its surfaces; the colours are those that regions of a read picture have. */
const SURFACES = [
  { name: 'roof', d: 'M118 70 178 80 148 62 86 50z', colour: SCENE_COLOURS.vehicle },
  { name: 'gable', d: 'M58 80 118 70 86 50z', colour: SCENE_COLOURS.timber },
  { name: 'front', d: 'M58 80 118 70v54l-60-8z', colour: SCENE_COLOURS.timber },
  { name: 'side', d: 'M118 70 178 80v36l-60 8z', colour: SCENE_COLOURS.floor },
  {
    name: 'windows',
    d: 'M100 87.6 76 89.4v13.3l24 .4zM148 88.5l21 1.6v12.4l-21 .4z',
    colour: SCENE_COLOURS.ceiling,
  },
  { name: 'door', d: 'M127 89.5l12 .7v31l-12 1.6z', colour: SCENE_COLOURS.joinery },
] as const;

/** A step of the guide as a small drawing: a window, an area of it, and what comes of it. */
export function StepDrawing({ step }: { readonly step: 1 | 2 | 3 }) {
  const rendered = step === 3;
  return (
    <svg className={styles['drawing']} viewBox="0 0 240 150" aria-hidden>
      <rect className={styles['ground']} width="240" height="150" />
      {step === 1 && (
        <rect className={styles['window']} data-behind x="48" y="10" width="176" height="112" rx="6" />
      )}
      <rect
        className={styles['window']}
        data-chosen={step === 1 || undefined}
        x="20"
        y="22"
        width="190"
        height="114"
        rx="6"
      />
      {rendered && (
        <>
          <path d="M38 40h160v66H38z" fill={SCENE_COLOURS.sky} fillOpacity="0.45" />
          <path d="M38 106h160v24H38z" fill={SCENE_COLOURS.lawn} fillOpacity="0.7" />
          <path d="M58 116 118 124 178 116 192 122 150 130H80z" fill={SCENE_COLOURS.lawn} />
        </>
      )}
      <path className={styles['bar']} d="M20 35h190" />
      <path className={styles['tools']} d="M28 28.5h.01M35 28.5h.01M42 28.5h.01M29 44v84" />
      {SURFACES.map(({ name, d, colour }) =>
        rendered ? (
          <path key={name} d={d} fill={colour} />
        ) : (
          <path key={name} className={styles['line']} d={d} />
        ),
      )}
      {step === 2 && (
        <>
          <rect className={styles['area']} x="38" y="40" width="160" height="90" />
          <path
            className={styles['corner']}
            d="M35 37h6v6h-6zM195 37h6v6h-6zM35 127h6v6h-6zM195 127h6v6h-6z"
          />
        </>
      )}
    </svg>
  );
}

import type { Scene } from '@plumbline/contract/api/scene.ts';
import { raysFrom } from './camera-rays.ts';
import styles from './SceneOverlay.module.css';

interface Props {
  readonly camera: NonNullable<Scene['camera']>;
  readonly width: number;
  readonly height: number;
}

/** The horizon and lines to the vanishing points, for checking against the drawing's own. */
export function CameraLines({ camera, width, height }: Props) {
  const rays = camera.vanishingPoints.map(({ axis, x, y }) => ({ axis, d: raysFrom([x, y], width, height) }));
  const { horizon } = camera;
  const line = horizon && `M${horizon[0].join(' ')}L${horizon[1].join(' ')}`;
  return (
    <g>
      {rays.map(({ axis, d }) => (
        <path key={axis} d={d} className={styles['camera']} data-axis={axis} />
      ))}
      {line && (
        <>
          <path d={line} className={styles['casing']} />
          <path d={line} className={styles['horizon']} />
        </>
      )}
    </g>
  );
}

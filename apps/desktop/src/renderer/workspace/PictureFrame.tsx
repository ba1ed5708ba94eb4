import type { CSSProperties, ReactNode } from 'react';
import styles from './PictureFrame.module.css';

interface Props {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** As large as the stage allows, of the picture’s own proportions whatever those of the stage are. */
export function PictureFrame({ width, height, children }: Props) {
  return (
    <div className={styles['room']}>
      <figure className={styles['frame']} style={{ '--ratio': width / height } as CSSProperties}>
        {children}
      </figure>
    </div>
  );
}

import { useState } from 'react';
import { CompareSlider } from '@plumbline/web/ui/CompareSlider.tsx';
import type { Area } from '../../capture/area.ts';
import type { HistoryEntry } from '../../history/history.ts';
import { useTexts } from '../bridge/client-context.tsx';
import styles from './ResultView.module.css';

interface Props {
  readonly entry: HistoryEntry;
  /** The window that it was made of, to compare with. */
  readonly still: string | undefined;
  readonly area: Area | null;
}

/** The picture, by itself or beside the area of the window that it was made of. */
export function ResultView({ entry, still, area }: Props) {
  const t = useTexts();
  const [position, setPosition] = useState(50);
  const result = `./history/${entry.id}`;
  const place = area && {
    left: -area.x / area.width,
    top: -area.y / area.height,
    width: 1 / area.width,
    height: 1 / area.height,
  };
  return (
    <figure className={styles['result']} style={{ aspectRatio: `${entry.width} / ${entry.height}` }}>
      {still === undefined ? (
        <img src={result} alt={t('showResult')} />
      ) : (
        <CompareSlider
          before={still}
          after={result}
          beforeAlt={t('showCapture')}
          afterAlt={t('showResult')}
          label={t('showCompare')}
          {...(place ? { beforePlace: place } : {})}
          position={position}
          onChange={setPosition}
        />
      )}
    </figure>
  );
}

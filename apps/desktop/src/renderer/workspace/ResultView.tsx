import { useState } from 'react';
import { CompareSlider } from '@plumbline/web/ui/CompareSlider.tsx';
import type { HistoryEntry } from '../../history/history.ts';
import { useTexts } from '../bridge/client-context.tsx';
import { PictureFrame } from './PictureFrame.tsx';

interface Props {
  readonly entry: HistoryEntry;
  /** Beside the picture that it was made of, not the window as it is now. */
  readonly compared: boolean;
}

/** A picture of the history, by itself or against the one that it was made of. */
export function ResultView({ entry, compared }: Props) {
  const t = useTexts();
  const [position, setPosition] = useState(50);
  const result = `./history/${entry.id}`;
  return (
    <PictureFrame width={entry.width} height={entry.height}>
      {compared && entry.hasBase ? (
        <CompareSlider
          before={`${result}/base`}
          after={result}
          beforeAlt={t('showCapture')}
          afterAlt={t('showResult')}
          label={t('showCompare')}
          position={position}
          onChange={setPosition}
        />
      ) : (
        <img src={result} alt={t('showResult')} />
      )}
    </PictureFrame>
  );
}

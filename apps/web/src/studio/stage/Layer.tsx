import { useTranslation } from 'react-i18next';
import { CompareSlider } from '../../ui/CompareSlider.tsx';
import styles from './Layer.module.css';
import type { StageContent } from './on-stage.ts';
import type { StageViewport } from './use-viewport.ts';
import type { View } from './view.ts';

interface Props {
  readonly content: StageContent;
  readonly view: View;
  readonly viewport: StageViewport;
  readonly position: number;
  readonly onPosition: (position: number) => void;
}

/** The picture itself, at its place on the stage. */
export function Layer({ content, view, viewport, position, onPosition }: Props) {
  const { t } = useTranslation('stage');
  const { size, base, result } = content;
  const { scale, x, y } = viewport;
  const place = {
    width: size.width * scale,
    height: size.height * scale,
    transform: `translate(${x}px, ${y}px)`,
  };
  const single = (url: string, alt: string) => <img src={url} alt={alt} draggable={false} />;

  return (
    <div className={styles['layer']} style={place}>
      {!result || (view === 'base' && base) ? (
        base && single(base.url, t('base'))
      ) : view === 'compare' && base ? (
        <CompareSlider
          before={base.url}
          after={result.url}
          beforeAlt={t('base')}
          afterAlt={t('result')}
          label={t('divider')}
          position={position}
          onChange={onPosition}
        />
      ) : view === 'fidelity' && result.fidelity ? (
        single(result.fidelity.diffUrl, t('fidelityLegend'))
      ) : (
        <>
          {single(result.url, t('result'))}
          {view === 'ink' && base && content.lined && (
            <img className={styles['ink']} src={base.url} alt="" draggable={false} />
          )}
        </>
      )}
    </div>
  );
}

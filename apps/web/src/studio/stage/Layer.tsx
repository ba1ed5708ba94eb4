import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompareSlider, inShares } from '../../ui/CompareSlider.tsx';
import { type BoundedSource, useBoundedSource } from '../../ui/bounded-source.ts';
import { useStudio } from '../studio-context.ts';
import { CoarsePicture } from './CoarsePicture.tsx';
import styles from './Layer.module.css';
import type { Place } from './base-place.ts';
import type { StageContent } from './on-stage.ts';
import type { StageViewport } from './use-viewport.ts';
import type { View } from './view.ts';

/** In hundredths of the picture's width. */
const MIDDLE = 50;

interface Props {
  readonly content: StageContent;
  readonly view: View;
  readonly viewport: StageViewport;
  /** What lies on it and moves with it. */
  readonly children: React.ReactNode;
}

/** The picture itself, at its place on the stage. */
export function Layer({ content, view, viewport, children }: Props) {
  const { tool } = useStudio();
  const { t } = useTranslation('stage');
  const { size } = content;
  const { scale, x, y } = viewport;
  const place = {
    width: size.width * scale,
    height: size.height * scale,
    transform: `translate(${x}px, ${y}px)`,
  };
  const picture = content.result?.imageId;
  // Every other result begins as a comparison at the middle.
  const [divider, setDivider] = useState({ picture, position: MIDDLE });
  const shown = size.width * scale;
  // A picture that is clear in places does not hide its copy, so it has none.
  const clear = content.result !== undefined && tool.editor?.mask === 'trimap';
  const bounded = useBoundedSource(clear ? undefined : content.result, shown);
  const result =
    clear && content.result ? { url: content.result.url, over: undefined, loading: false } : bounded;
  const base = useBoundedSource(content.base, shown * (content.basePlace?.width ?? 1));
  const single = ({ url, over }: BoundedSource, alt: string, at?: Place) => (
    <>
      <img src={url} alt={alt} draggable={false} style={at && inShares(at)} />
      {over !== undefined && (
        <img src={over} alt="" decoding="async" draggable={false} style={at && inShares(at)} />
      )}
    </>
  );
  return (
    <>
      <div className={styles['layer']} data-clear={clear} style={place}>
        {!result || (view === 'base' && base) ? (
          <>
            {base && single(base, t('base'), content.basePlace)}
            {content.preview && view !== 'base' && (
              <CoarsePicture url={content.preview.url} alt={t('coarse')} />
            )}
          </>
        ) : view === 'compare' && base ? (
          <CompareSlider
            before={base.url}
            after={result.url}
            overBefore={base.over}
            overAfter={result.over}
            beforePlace={content.basePlace}
            beforeAlt={t('base')}
            afterAlt={t('result')}
            label={t('divider')}
            position={divider.picture === picture ? divider.position : MIDDLE}
            onChange={(position) => setDivider({ picture, position })}
          />
        ) : view === 'fidelity' && content.result?.fidelity ? (
          <>
            <img className={styles['pale']} src={result.url} alt="" draggable={false} />
            <img
              className={styles['diff']}
              src={content.result.fidelity.diffUrl}
              alt={t('fidelityLegend')}
              draggable={false}
            />
          </>
        ) : (
          <>
            {single(result, t('result'))}
            {view === 'ink' && base && content.lined && (
              <img className={styles['ink']} src={base.url} alt="" draggable={false} />
            )}
          </>
        )}
        {children}
      </div>
      {(result?.loading || (base?.loading && view !== 'result')) && (
        <p className={styles['loading']} role="status">
          {t('loadingAll')}
        </p>
      )}
    </>
  );
}

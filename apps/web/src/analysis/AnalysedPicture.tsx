import type { Analysis } from '@plumbline/contract/api/analysis.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipChoice } from '../ui/ChipChoice.tsx';
import styles from './Analysis.module.css';
import { vanishingRays } from './vanishing-rays.ts';

const OVERLAYS = ['none', 'camera', 'thirds'] as const;
type Overlay = (typeof OVERLAYS)[number];

/** The picture, with its vanishing lines or the lines of the thirds over it. */
export function AnalysedPicture({ analysis }: { readonly analysis: Analysis }) {
  const { t } = useTranslation('analysis');
  const { url, width, height, camera } = analysis;
  const [overlay, setOverlay] = useState<Overlay>(camera ? 'camera' : 'none');
  const offered = OVERLAYS.filter((one) => one !== 'camera' || camera);
  return (
    <figure className={styles['picture']}>
      <div style={{ aspectRatio: `${width} / ${height}` }}>
        <img src={url} alt={t('picture')} />
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
          {overlay === 'thirds' &&
            [1 / 3, 2 / 3].map((at) => (
              <g key={at}>
                <line x1={at * width} x2={at * width} y1={0} y2={height} />
                <line x1={0} x2={width} y1={at * height} y2={at * height} />
              </g>
            ))}
          {overlay === 'camera' && <CameraLines analysis={analysis} />}
        </svg>
      </div>
      <ChipChoice<Overlay>
        label={t('overlay')}
        layout="row"
        options={offered.map((value) => ({ value, name: t(`overlay_${value}`) }))}
        value={overlay}
        onChange={setOverlay}
      />
    </figure>
  );
}

function CameraLines({
  analysis: { width, height, vanishingPoints, camera },
}: {
  readonly analysis: Analysis;
}) {
  const horizon = camera?.horizon ?? null;
  return (
    <>
      {horizon !== null && horizon >= 0 && horizon <= 1 && (
        <line data-horizon x1={0} x2={width} y1={horizon * height} y2={horizon * height} />
      )}
      {vanishingPoints.map(({ axis, x, y }) => (
        <g key={axis} data-axis={axis}>
          {vanishingRays({ x, y }, { width, height }).map((ray) => (
            <line key={`${ray.x2} ${ray.y2}`} {...ray} />
          ))}
        </g>
      ))}
    </>
  );
}

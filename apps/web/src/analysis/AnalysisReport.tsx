import { describeAnalysis } from '@plumbline/contract/analysis/describe-analysis.ts';
import { LIGHT_TEXTS, PERSPECTIVE_TEXTS, WARMTH_TEXTS } from '@plumbline/contract/analysis/analysis-texts.ts';
import type { Analysis, AnalysisAnswer } from '@plumbline/contract/api/analysis.ts';
import { ROOM_NAMES } from '@plumbline/contract/projects/schedule-texts.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { libraryQuery } from '../api/queries.ts';
import { useLocale } from '../i18n/use-locale.ts';
import type { Dropped } from '../studio/base/dragged-picture.ts';
import { CLASS_TEXTS } from '../studio/scene/class-texts.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Analysis.module.css';
import { AnalysedPicture } from './AnalysedPicture.tsx';
import { BarList } from './BarList.tsx';
import { DescriptionInWords } from './DescriptionInWords.tsx';
import { Histogram } from './Histogram.tsx';
import { KelvinScale } from './KelvinScale.tsx';
import { LightDial } from './LightDial.tsx';
import { Palette } from './Palette.tsx';
import { WhatToDo } from './WhatToDo.tsx';

interface Props {
  readonly analysis: AnalysisAnswer;
  /** Chooses another picture. */
  readonly pick: ReactNode;
  readonly onUpload: (dropped: Dropped) => void;
}

const MOST_ROWS = 10;

/** All that was found, to be looked at, acted on and printed. */
export function AnalysisReport({ analysis, pick, onUpload }: Props) {
  const { t } = useTranslation('analysis');
  const locale = useLocale();
  const { light, camera, plan, composition, tones, lines, noise, banding, kind } = analysis;
  const materials = useQuery(libraryQuery('material')).data ?? [];
  const drawn = kind === 'line' || kind === 'sketch' || kind === 'plan';
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const fixed = (value: number, digits = 1) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits, signDisplay: 'negative' }).format(value);
  const degrees = (value: number | null) =>
    value === null ? t('notTold') : t('degrees', { value: fixed(value) });
  const nameOf = ({ class: of, material }: Analysis['materials'][number]) => {
    const own = materials.find(({ id }) => id === material);
    return own ? `${CLASS_TEXTS[of][locale]} · ${own.name[locale]}` : CLASS_TEXTS[of][locale];
  };
  return (
    <>
      <div className={styles['top']}>
        <AnalysedPicture analysis={analysis} />
        <div className={styles['summary']}>
          <p className={styles['description']}>{describeAnalysis(analysis, locale)}</p>
          {analysis.describer !== null && (
            <DescriptionInWords imageId={analysis.imageId} describer={analysis.describer} />
          )}
          <WhatToDo analysis={analysis} onUpload={onUpload} />
          <div className={styles['ways']}>
            <Link className={styles['link']} to={`/prompts?imageId=${analysis.imageId}`}>
              {t('toPrompt')}
            </Link>
            <Button onClick={() => globalThis.print()}>{t('print')}</Button>
            {pick}
          </div>
        </div>
      </div>
      <div className={styles['cards']}>
        <Card title={t('palette')} wide>
          <Palette palette={analysis.palette} />
        </Card>
        <Card title={t('tones')}>
          <Histogram
            histogram={tones.histogram}
            label={
              kind === 'photo'
                ? t('histogram', {
                    dark: percent.format(tones.clippedDark),
                    bright: percent.format(tones.clippedBright),
                  })
                : t(drawn ? 'histogramDrawn' : 'histogramPainted')
            }
          />
        </Card>
        {!drawn && (
          <Card title={t('light')}>
            <div className={styles['light']}>
              <LightDial side={light.side} strength={light.strength} />
              <p>
                {LIGHT_TEXTS[light.side][locale]}
                {light.warmth && (
                  <>
                    <br />
                    {WARMTH_TEXTS[light.warmth][locale]}
                  </>
                )}
              </p>
            </div>
            <KelvinScale kelvin={light.kelvin} />
          </Card>
        )}
        {kind !== 'plan' && (
          <Card title={t('camera')}>
            {camera ? (
              <Facts
                rows={[
                  [t('perspective'), PERSPECTIVE_TEXTS[camera.perspective][locale]],
                  [t('focal'), t('mm', { value: fixed(camera.focalMm, 0) })],
                  [t('field'), t('degrees', { value: fixed(camera.fieldOfView, 0) })],
                  [
                    t('pitch'),
                    Math.abs(camera.pitch) < 0.5
                      ? t('level')
                      : t(camera.pitch > 0 ? 'pitchDown' : 'pitchUp', {
                          value: fixed(Math.abs(camera.pitch)),
                        }),
                  ],
                  ...(camera.eyeHeight
                    ? [
                        [
                          t('eye'),
                          t(`eye_${camera.eyeHeight.by}`, { value: fixed(camera.eyeHeight.metres, 2) }),
                        ] as const,
                      ]
                    : []),
                ]}
              />
            ) : (
              <p>{t('noCamera')}</p>
            )}
          </Card>
        )}
        {plan && (
          <Card title={t('plan')}>
            <BarList
              rows={plan.rooms.slice(0, MOST_ROWS).map(({ type, squareMetres }, at) => ({
                key: `${at}`,
                name: ROOM_NAMES[type][locale],
                share: squareMetres / Math.max(1e-9, plan.rooms[0]?.squareMetres ?? 1),
                value: t('squareMetres', { value: fixed(squareMetres) }),
              }))}
            />
            <p>
              {t('planTotal', {
                area: fixed(plan.squareMetres),
                x: fixed(plan.buildingMetres[0]),
                y: fixed(plan.buildingMetres[1]),
              })}
            </p>
            <p className={styles['quiet']}>{t(`from_${plan.from}`)}</p>
          </Card>
        )}
        <Card title={t('materials')}>
          {analysis.materials.length === 0 ? (
            <p>{t('noMaterials')}</p>
          ) : (
            <BarList
              rows={analysis.materials.slice(0, MOST_ROWS).map((row) => ({
                key: `${row.class} ${row.material}`,
                name: nameOf(row),
                share: row.share,
                value: percent.format(row.share),
              }))}
            />
          )}
        </Card>
        <Card title={t('composition')}>
          <BarList
            rows={(['symmetry', 'thirds', 'emptiness'] as const).map((key) => ({
              key,
              name: t(key),
              share: composition[key],
              value: percent.format(composition[key]),
            }))}
          />
          <ul className={styles['notes']}>
            {composition.notes.map((note) => (
              <li key={note}>{t(`note_${note}`)}</li>
            ))}
          </ul>
        </Card>
        <Card title={t('facts')}>
          <Facts
            rows={[
              [t('size'), t('pixels', { width: analysis.width, height: analysis.height })],
              [t('regions'), String(analysis.regions)],
              [t('tilt'), degrees(lines.tilt)],
              [t('convergence'), degrees(lines.convergence)],
              [t('noise'), t('noiseValue', { value: fixed(noise) })],
              [t('banding'), percent.format(banding)],
            ]}
          />
        </Card>
      </div>
    </>
  );
}

interface CardProps {
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

function Card({ title, wide = false, children }: CardProps) {
  return (
    <section className={styles['card']} data-wide={wide || undefined} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Facts({ rows }: { readonly rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles['facts']}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

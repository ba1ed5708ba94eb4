import type { ResultImage, Task } from '@plumbline/contract/api/tasks.ts';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { taskQuery } from '../api/queries.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { useEngineName } from '../studio/stage/use-engine-name.ts';
import { previewOf } from '../ui/bounded-source.ts';
import { ChipChoice } from '../ui/ChipChoice.tsx';
import { CompareSlider } from '../ui/CompareSlider.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './ComparePage.module.css';
import { readCompared } from './compare-path.ts';
import { DifferenceTable, type DifferenceRow } from './DifferenceTable.tsx';
import { useZoom } from './use-zoom.ts';

interface Side {
  readonly task: Task;
  readonly image: ResultImage;
}

function sourceOf(image: ResultImage): string {
  return previewOf(image.url, image) ?? image.url;
}

function ratioOf({ width, height }: ResultImage) {
  return { aspectRatio: `${width} / ${height}` };
}

/** Two results beside each other or under a slider, with one zoom, and in what they differ. */
export function ComparePage() {
  const { t } = useTranslation('compare');
  const [search] = useSearchParams();
  const named = readCompared(search);
  const results = useQueries({
    queries: named.map((each) => ({ ...taskQuery(each?.taskId ?? ''), enabled: each !== undefined })),
  });
  const [before, after] = named.map((each, at): Side | undefined => {
    const task = results[at]?.data;
    const image = task?.images.find(({ imageId }) => imageId === each?.imageId);
    return task && image ? { task, image } : undefined;
  });
  if (before && after) return <Comparison before={before} after={after} />;
  const waiting = results.some(({ isFetching }) => isFetching);
  return (
    <div className={styles['page']}>
      <h1>{t('title')}</h1>
      {!waiting && (
        <EmptyState alert title={t('nothing')} body={t('missing')}>
          <Link to="/list">{t('toWorks')}</Link>
        </EmptyState>
      )}
    </div>
  );
}

function Comparison({ before, after }: { readonly before: Side; readonly after: Side }) {
  const { t } = useTranslation('compare');
  const locale = useLocale();
  const engineName = useEngineName();
  const [mode, setMode] = useState<'sides' | 'slider'>('sides');
  const [position, setPosition] = useState(50);
  const { stage, ...zoom } = useZoom();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const sides = [before, after] as const;
  const facts: readonly { readonly name: string; readonly of: (side: Side) => string }[] = [
    { name: t('seed'), of: ({ image }) => String(image.seed) },
    {
      name: t('version'),
      of: ({ task: { engine } }) => (engine ? engineName(engine.id, engine.version) : '—'),
    },
    { name: t('fidelity'), of: ({ image }) => (image.fidelity ? percent.format(image.fidelity.score) : '—') },
    { name: t('dimensions'), of: ({ image }) => `${image.width} × ${image.height}` },
  ];
  const more: DifferenceRow[] = facts
    .map(({ name, of }) => ({ name, before: of(before), after: of(after) }))
    .filter((row) => row.before !== row.after);
  const timeOf = ({ task }: Side) =>
    new Date(task.createdAt).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1>{t('title')}</h1>
        <ChipChoice
          label={t('mode')}
          layout="row"
          options={[
            { value: 'sides', name: t('sides') },
            { value: 'slider', name: t('slider') },
          ]}
          value={mode}
          onChange={(value) => setMode(value === 'slider' ? 'slider' : 'sides')}
        />
        <div className={styles['zoom']} role="group" aria-label={t('zoom')}>
          <IconButton icon="minus" label={t('zoomOut')} onClick={zoom.zoomOut} />
          <button type="button" onClick={zoom.reset} data-tip={t('whole')}>
            {percent.format(zoom.scale)}
            <span className="visually-hidden">: {t('whole')}</span>
          </button>
          <IconButton icon="plus" label={t('zoomIn')} onClick={zoom.zoomIn} />
        </div>
      </div>
      <div
        ref={stage}
        className={styles['stage']}
        data-mode={mode}
        role="group"
        aria-label={t('stage')}
        tabIndex={0}
        onKeyDown={zoom.onKeyDown}
      >
        {mode === 'slider' ? (
          <div className={styles['frame']} style={ratioOf(before.image)} {...zoom.frameProps}>
            <CompareSlider
              before={sourceOf(before.image)}
              after={sourceOf(after.image)}
              beforeAlt={t('first', { time: timeOf(before) })}
              afterAlt={t('second', { time: timeOf(after) })}
              label={t('divider')}
              transform={zoom.transform}
              position={position}
              onChange={setPosition}
            />
          </div>
        ) : (
          sides.map((side, at) => (
            <figure key={at}>
              <div className={styles['frame']} style={ratioOf(side.image)} {...zoom.frameProps}>
                <img
                  src={sourceOf(side.image)}
                  alt={t(at === 0 ? 'first' : 'second', { time: timeOf(side) })}
                  draggable={false}
                  style={{ transform: zoom.transform }}
                />
              </div>
            </figure>
          ))
        )}
      </div>
      <div className={styles['captions']}>
        <span />
        {sides.map((side, at) => (
          <span key={at}>
            <b>{at === 0 ? 'A' : 'B'}</b> <time dateTime={side.task.createdAt}>{timeOf(side)}</time>
          </span>
        ))}
      </div>
      <DifferenceTable before={before.task.request} after={after.task.request} more={more} />
    </div>
  );
}

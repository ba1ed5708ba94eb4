import { useTranslation } from 'react-i18next';
import { openDialog } from '../../dialogs/dialog-store.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useStudio } from '../studio-context.ts';
import type { StageContent } from './on-stage.ts';
import styles from './StageToolbar.module.css';
import type { StageViewport } from './use-viewport.ts';
import { CHOOSABLE_VIEWS, type View } from './view.ts';

interface Props {
  readonly content: StageContent;
  readonly viewport: StageViewport;
  /** What the mode adds. */
  readonly children: React.ReactNode;
}

const TEXTS = {
  compare: 'viewCompare',
  result: 'viewResult',
  ink: 'viewInk',
  fidelity: 'viewFidelity',
} as const;

/** Over the picture: how near one looks, the ways of looking at a result, and what the mode adds. */
export function StageToolbar({ content, viewport, children }: Props) {
  const { t } = useTranslation(['stage', 'guide']);
  const { view, setView } = useStudio();
  const { base, result } = content;
  const possible: Record<(typeof CHOOSABLE_VIEWS)[number], boolean> = {
    compare: base !== undefined,
    result: true,
    ink: base !== undefined && content.lined,
    fidelity: result?.fidelity !== null && result?.fidelity !== undefined,
  };
  const views = CHOOSABLE_VIEWS.filter((each) => possible[each]);
  const hints: Partial<Record<View, string>> = {
    compare: t('holdSpace'),
    ink: t('inkHint'),
    fidelity: t('fidelityLegend'),
  };
  const percent = Math.round(viewport.scale * 100);
  return (
    <div className={styles['bar']}>
      <div className={styles['group']}>
        <IconButton icon="minus" label={t('zoomOut')} shortcut="−" onClick={viewport.zoomOut} />
        <button
          type="button"
          className={styles['zoom']}
          aria-label={t('zoomLevel', { percent })}
          data-tip={t('actual')}
          onClick={viewport.actual}
        >
          {percent}%
        </button>
        <IconButton icon="plus" label={t('zoomIn')} shortcut="+" onClick={viewport.zoomIn} />
        <IconButton icon="fit" label={t('fit')} shortcut="0" onClick={viewport.fit} />
        <IconButton icon="question" label={t('guide:button')} onClick={() => openDialog('guide')} />
      </div>
      {result && views.length > 1 && (
        <div className={styles['group']} role="group" aria-label={t('view')}>
          {views.map((each) => (
            <button
              key={each}
              type="button"
              className={styles['view']}
              data-tip={hints[each]}
              aria-pressed={view === each}
              onClick={() => setView(each)}
            >
              {t(TEXTS[each])}
            </button>
          ))}
        </div>
      )}
      {children}
      {view === 'fidelity' && result?.fidelity && (
        <ul className={styles['legend']}>
          {(['kept', 'lost', 'added'] as const).map((fate) => (
            <li key={fate} data-fate={fate}>
              {t(fate)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { openDialog } from '../../dialogs/dialog-store.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useQuadDraft } from '../editor/quad/quad-draft.ts';
import { useStudio } from '../studio-context.ts';
import { BaseViews } from './BaseViews.tsx';
import type { StageContent } from './on-stage.ts';
import styles from './StageToolbar.module.css';
import type { StageViewport } from './use-viewport.ts';
import { CHOOSABLE_VIEWS, type View } from './view.ts';
import { lazyDialog } from '../../app/lazy-dialog.tsx';
import { texts } from '../../app/load-chunk.ts';

const ToolOptions = lazyDialog(
  'masks',
  async () => (await import('../editor/rail/ToolOptions.tsx')).ToolOptions,
  texts('studio'),
);

interface Props {
  readonly content: StageContent;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly viewport: StageViewport;
}

const TEXTS = {
  compare: 'viewCompare',
  result: 'viewResult',
  ink: 'viewInk',
  fidelity: 'viewFidelity',
} as const;

export function StageToolbar({ content, view, onView, viewport }: Props) {
  const { t } = useTranslation(['stage', 'guide']);
  const { settings, masks } = useStudio();
  const settingCorners = useQuadDraft(({ imageId }) => imageId === settings.base?.imageId);
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
              onClick={() => onView(each)}
            >
              {t(TEXTS[each])}
            </button>
          ))}
        </div>
      )}
      <BaseViews />
      {view === 'mask' && masks && !settingCorners && <ToolOptions editor={masks} />}
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

import type { ResultImage, Task } from '@plumbline/contract/api/tasks.ts';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../ui/menu/Menu.tsx';
import { useSettingsStore } from '../settings/settings-store.ts';
import { useEngineTitle } from '../panel/engine/use-engine-title.ts';
import { useStudio } from '../studio-context.ts';
import { EditFacts } from './EditFacts.tsx';
import { ResultMaking } from './ResultMaking.tsx';
import { SightsFact } from './SightsFact.tsx';
import styles from './BottomBar.module.css';
import { WordsFact } from './WordsFact.tsx';
import { toast } from '../../ui/toast/toast.ts';

/** Seed, where it means something, fidelity, duration and engine: what it takes to make this picture again. */
export function ResultFacts({ task, result }: { readonly task: Task; readonly result: ResultImage }) {
  const { t } = useTranslation('stage');
  const { tool, view, setView } = useStudio();
  const setValue = useSettingsStore((state) => state.setValue);
  const title = useEngineTitle();
  const { seed, fidelity } = result;
  // A smaller file of an upload: nothing in it was made here, and it carries no label.
  const isPlainCopy = result.facts?.bytesAfter !== undefined && task.base?.made !== true;
  const copy = async () => {
    await navigator.clipboard.writeText(String(seed));
    toast.success(t('seedCopied'));
  };
  const reuse = () => {
    setValue(tool.function, 'seed', seed);
    toast.success(t('seedSet', { seed }));
  };
  return (
    <ul className={styles['facts']}>
      {!isPlainCopy && <li title={t('aiMadeHint')}>{t('aiMade')}</li>}
      {result.words && <WordsFact words={result.words} />}
      {result.facts && <EditFacts facts={result.facts} />}
      {fidelity && (
        <li>
          <button
            type="button"
            data-tip={t('fidelityHint')}
            aria-description={t('fidelityHint')}
            className={styles['fact']}
            aria-pressed={view === 'fidelity'}
            aria-keyshortcuts="F"
            onClick={() => setView(view === 'fidelity' ? 'compare' : 'fidelity')}
          >
            {t('fidelity', { score: fidelity.score.toFixed(2) })}
          </button>
        </li>
      )}
      {tool.fields.some(({ control }) => control === 'seed') && (
        <li>
          <Menu
            className={styles['fact']}
            placement="top-start"
            items={[
              // Clipboards exist only where the page is served securely.
              ...(navigator.clipboard
                ? [{ key: 'copy', label: t('seedCopy'), onClick: () => void copy() }]
                : []),
              { key: 'reuse', label: t('seedReuse'), onClick: reuse },
            ]}
          >
            {t('seed', { seed })}
          </Menu>
        </li>
      )}
      <li>
        {result.width} × {result.height}
      </li>
      {task.durationMs !== null && <li>{t('seconds', { seconds: (task.durationMs / 1000).toFixed(1) })}</li>}
      {task.engine && task.request.engine !== undefined && task.engine.id !== task.request.engine && (
        <li role="note">{t('stoodIn', { engine: title(task.request.engine) })}</li>
      )}
      <SightsFact sights={task.seenBy} />
      {task.engine && <ResultMaking key={result.imageId} engine={task.engine} imageId={result.imageId} />}
    </ul>
  );
}

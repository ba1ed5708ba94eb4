import type { ModelHidden } from '@plumbline/contract/api/model-view.ts';
import { MODEL_CLASS_NAMES } from '@plumbline/contract/models/model-class-names.ts';
import type { MODEL_CLASSES } from '@plumbline/contract/models/model-lists.ts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useModelWork } from '../model-context.ts';
import { useOnlyName } from '../stage/use-only-name.ts';
import { countHidden, isEverythingShown } from '../state/isolate.ts';
import { useModelStore } from '../state/model-store.ts';
import { Fold } from './Fold.tsx';
import styles from './Sections.module.css';
import { readOf } from '../read-model.ts';

interface Row {
  readonly key: string;
  readonly name: string;
  readonly count?: number;
}

/** Floor by floor, and what is shown by class and by layer. */
export function ShownSection() {
  const { t } = useTranslation('model');
  const locale = useLocale();
  const content = readOf(useModelWork().answer);
  const hidden = useModelStore((state) => state.hidden);
  const look = useModelStore((state) => state.look);
  const only = useOnlyName();
  if (!content) return null;
  const set = (part: Partial<ModelHidden>) => look({ hidden: { ...hidden, ...part } });
  const off = countHidden(hidden);
  const summary = only === undefined ? t('shownLess', { count: off }) : t('onlyIs', { name: only });
  const storeys = [...content.storeys].toSorted((a, b) => b.elevationM - a.elevationM);
  return (
    <Fold title={t('shown')} summary={isEverythingShown(hidden) ? t('shownAll') : summary}>
      {!isEverythingShown(hidden) && (
        <Button size="small" onClick={() => look({ hidden: {} })}>
          {t('showAll')}
        </Button>
      )}
      <Rows
        title={t('floors')}
        rows={storeys.map(({ key, name, elevationM }) => ({
          key,
          name: `${name} · ${elevationM.toFixed(2)} m`,
        }))}
        hidden={hidden.storeys ?? []}
        onHidden={(keys) => set({ storeys: [...keys] })}
      />
      <Rows
        title={t('classes')}
        rows={content.classes.map((each) => ({
          key: each.class,
          name: MODEL_CLASS_NAMES[each.class][locale],
          count: each.things,
        }))}
        hidden={hidden.classes ?? []}
        onHidden={(keys) => set({ classes: [...keys] as (typeof MODEL_CLASSES)[number][] })}
      />
      <Rows
        title={t('layers')}
        rows={content.layers.map(({ name, things }) => ({ key: name, name, count: things }))}
        hidden={hidden.layers ?? []}
        onHidden={(keys) => set({ layers: [...keys] })}
      />
    </Fold>
  );
}

interface RowsProps {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly hidden: readonly string[];
  readonly onHidden: (keys: readonly string[]) => void;
}

function Rows({ title, rows, hidden, onHidden }: RowsProps) {
  const { t } = useTranslation('model');
  if (rows.length === 0) return null;
  const off = new Set(hidden);
  return (
    <div>
      <p className={styles['label']}>{title}</p>
      <ul className={styles['list']}>
        {rows.map(({ key, name, count }) => (
          <li key={key} className={styles['item']} data-off={off.has(key)}>
            <button
              type="button"
              className={styles['name']}
              title={t('only', { name })}
              aria-label={t('only', { name })}
              onClick={() => onHidden(rows.flatMap((row) => (row.key === key ? [] : [row.key])))}
            >
              {name}
            </button>
            {count !== undefined && <span className={styles['count']}>{count}</span>}
            <IconButton
              icon={off.has(key) ? 'eye-off' : 'eye'}
              label={t(off.has(key) ? 'show' : 'hide', { name })}
              pressed={off.has(key)}
              onClick={() =>
                onHidden(off.has(key) ? hidden.filter((each) => each !== key) : [...hidden, key])
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

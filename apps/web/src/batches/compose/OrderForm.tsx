import { NAME_PATTERN_MAX } from '@plumbline/contract/batches/batch-limits.ts';
import type { LookField } from '@plumbline/contract/batches/batchable.ts';
import { DEFAULT_NAME_PATTERN, unknownTokens } from '@plumbline/contract/batches/name-pictures.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { categoriesQuery } from '../../api/queries.ts';
import { useLocalised } from '../../i18n/use-locale.ts';
import { lookOf } from '../../studio/settings/look.ts';
import { useSettingsStore } from '../../studio/settings/settings-store.ts';
import { EMPTY_SETTINGS } from '../../studio/settings/workspace-settings.ts';
import { Icon } from '../../ui/Icon.tsx';
import { BasePicker } from './BasePicker.tsx';
import { buildOrder } from './build-order.ts';
import styles from './Compose.module.css';
import { LookPicker, type Picked } from './LookPicker.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { firstPicked } from './first-picked.ts';
import { useBases } from './use-bases.ts';

interface Props {
  readonly tools: readonly ToolDescriptor[];
  readonly first: FunctionName;
}

/** Pictures, looks, and what they come to. */
export function OrderForm({ tools, first }: Props) {
  const { t } = useTranslation('batches');
  const localised = useLocalised();
  const [name, setName] = useState(first);
  const [chosen, setChosen] = useState<Partial<Record<LookField, readonly string[]>>>({});
  const [title, setTitle] = useState('');
  const [names, setNames] = useState(DEFAULT_NAME_PATTERN);
  const settings = useSettingsStore((state) => state.tools[name]) ?? EMPTY_SETTINGS;
  const [base] = useState(settings.base);
  const bases = useBases(base ? [{ ...base, name: t('unnamed') }] : []);
  const categories = useQuery(categoriesQuery);
  const tool = TOOLS[name];
  const look = useMemo(
    () => lookOf(tool, categories.data, settings.values),
    [categories.data, settings.values, tool],
  );
  const picked = useMemo<Picked>(() => {
    const usual = firstPicked(tool, look, settings.values);
    // Styles of another space are none of this one.
    const styles = chosen.classifyId3?.filter((id) => look.styles.some((style) => style.id === id));
    return {
      ...usual,
      ...chosen,
      ...(styles && styles.length > 0 ? { classifyId3: styles } : { classifyId3: usual.classifyId3 }),
    };
  }, [chosen, look, settings.values, tool]);
  // As one text: the list is made anew each time, and it is another one only where its ids are.
  const ready = bases.bases.flatMap(({ imageId }) => imageId ?? []).join(' ');
  const body = useMemo(
    () =>
      ready === '' || categories.isPending || unknownTokens(names).length > 0
        ? undefined
        : buildOrder({ tool, settings, look, picked, bases: ready.split(' '), title, names }),
    [tool, settings, look, picked, ready, title, names, categories.isPending],
  );
  return (
    <div className={styles['page']}>
      <Link className={styles['back']} to="/batches">
        <Icon name="chevron-left" size={16} /> {t('back')}
      </Link>
      <h1>{t('newTitle')}</h1>
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <label className={styles['tool']}>
            <span>{t('tool')}</span>
            <select
              value={name}
              onChange={({ target }) => {
                const next = tools.find((each) => each.function === target.value);
                if (!next) return;
                setName(next.function);
                setChosen({});
              }}
            >
              {tools.map((each) => (
                <option key={each.function} value={each.function}>
                  {localised(each.title)}
                </option>
              ))}
            </select>
          </label>
          <BasePicker {...bases} />
          <LookPicker
            name={name}
            look={look}
            settings={settings}
            picked={picked}
            onChange={(field, next) => setChosen((all) => ({ ...all, [field]: next }))}
          />
        </div>
        <OrderSummary
          body={body}
          bases={bases.bases}
          picked={picked}
          title={title}
          names={names}
          onTitle={setTitle}
          onNames={(pattern) => setNames(pattern.slice(0, NAME_PATTERN_MAX))}
        />
      </div>
    </div>
  );
}

import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { categoriesQuery } from '../api/queries.ts';
import { useLocalised } from '../i18n/use-locale.ts';
import { lookOf } from '../studio/settings/look.ts';
import { ChipChoice } from '../ui/ChipChoice.tsx';
import { PictureChoice } from '../ui/PictureChoice.tsx';
import styles from './Live.module.css';
import type { LiveSettings } from './live-settings.ts';

interface Props {
  readonly settings: LiveSettings;
  readonly onChange: (change: Partial<LiveSettings>) => void;
}

/** What is built, and in which style: chosen from pictures, as in the workspaces. */
export function StylePicker({ settings, onChange }: Props) {
  const { t } = useTranslation('live');
  const localised = useLocalised();
  const categories = useQuery(categoriesQuery);
  const { classifyId2, classifyId3 } = settings;
  const look = lookOf(TOOLS[settings.function], categories.data, {
    ...(classifyId2 === undefined ? {} : { classifyId2 }),
    ...(classifyId3 === undefined ? {} : { classifyId3 }),
  });
  // A place of the same height until they are known.
  if (categories.isPending) return <div className={styles['coming']} aria-busy="true" />;
  if (look.space === undefined) return null;
  return (
    <>
      <div className={styles['field']}>
        <div className={styles['label']}>{t('space')}</div>
        <ChipChoice
          label={t('space')}
          layout="chips"
          value={look.space.id}
          options={look.spaces.map(({ id, name }) => ({ value: id, name: localised(name) }))}
          onChange={(id) => onChange({ classifyId2: id, classifyId3: undefined })}
        />
      </div>
      <div className={styles['field']}>
        <div className={styles['label']}>
          <span>{t('style')}</span>
          {look.style && <span>{localised(look.style.name)}</span>}
        </div>
        <PictureChoice
          label={t('style')}
          options={look.styles.map(({ id, name, cover }) => ({ id, name: localised(name), cover }))}
          value={look.style?.id}
          onChange={(id) => onChange({ classifyId2: look.space?.id, classifyId3: id })}
        />
      </div>
    </>
  );
}

import type { ManagedItem } from '@plumbline/contract/api/administration/content.ts';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-locale.ts';
import styles from './Content.module.css';
import { ContentCard, ContentCards } from './ContentCard.tsx';

interface Props {
  readonly items: readonly ManagedItem[];
  readonly onOpen: (id: string) => void;
}

/** Items as everybody will see them once what waits is published; hidden ones are pale. */
export function ContentGrid({ items, onOpen }: Props) {
  const { t } = useTranslation('console');
  const localised = useLocalised();
  return (
    <div className={styles['all']}>
      <ContentCards>
        {items.map(({ id, builtIn, draft, published }) => {
          const overlay = draft ?? published ?? {};
          const name = localised(overlay.name ?? builtIn.name);
          const changed = Object.keys(overlay).length > 0;
          const standing = overlay.hidden ? t('hiddenItem') : changed ? t('changedItem') : undefined;
          return (
            <ContentCard
              key={id}
              name={name}
              label={t('editItem', { name })}
              cover={overlay.cover ?? builtIn.cover}
              hidden={overlay.hidden === true}
              mark={draft ? t('waiting') : standing}
              urgent={draft !== null}
              onOpen={() => onOpen(id)}
            />
          );
        })}
      </ContentCards>
    </div>
  );
}

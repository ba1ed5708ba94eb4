import type { ManagedItem } from '@plumbline/contract/api/administration/content.ts';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-locale.ts';
import styles from './Content.module.css';

interface Props {
  readonly items: readonly ManagedItem[];
  readonly onOpen: (id: string) => void;
}

/** Items as everybody will see them once what waits is published; hidden ones are pale. */
export function ContentGrid({ items, onOpen }: Props) {
  const { t } = useTranslation('console');
  const localised = useLocalised();
  return (
    <ul className={styles['grid']}>
      {items.map(({ id, builtIn, draft, published }) => {
        const overlay = draft ?? published ?? {};
        const name = localised(overlay.name ?? builtIn.name);
        const cover = overlay.cover ?? builtIn.cover;
        const changed = Object.keys(overlay).length > 0;
        const mark = draft ? t('waiting') : overlay.hidden ? t('hiddenItem') : changed && t('changedItem');
        return (
          <li key={id} className={overlay.hidden ? styles['hidden'] : undefined}>
            <button type="button" aria-label={t('editItem', { name })} onClick={() => onOpen(id)}>
              <span className={styles['picture']}>
                {cover !== '' && <img src={cover} alt="" loading="lazy" />}
              </span>
              <span className={styles['caption']}>
                <span className={styles['itemName']}>{name}</span>
                {mark && <span className={draft ? styles['draft'] : styles['mark']}>{mark}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

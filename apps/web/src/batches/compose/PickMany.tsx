import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { isIconName } from '../../ui/icon-paths.ts';
import { Picture } from '../../ui/Picture.tsx';
import styles from './Compose.module.css';

export interface Choice {
  readonly id: string;
  readonly name: string;
  /** Address of a picture of it; without one an icon of its id stands there, where there is such. */
  readonly cover?: string;
}

interface Props {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly picked: readonly string[];
  readonly onChange: (picked: string[]) => void;
}

/** Several of a kind, in the order of the list: what is picked becomes columns. */
export function PickMany({ label, choices, picked, onChange }: Props) {
  const { t } = useTranslation('batches');
  const withCovers = choices.some(({ cover }) => cover !== undefined);
  const toggle = (id: string) => {
    const next = new Set(picked);
    if (!next.delete(id)) next.add(id);
    onChange(choices.flatMap((choice) => (next.has(choice.id) ? [choice.id] : [])));
  };
  return (
    <fieldset className={styles['kind']}>
      <legend>
        {label} <small>{picked.length > 0 ? t('chosen', { number: picked.length }) : t('noChoice')}</small>
      </legend>
      <div className={styles[withCovers ? 'covers' : 'chips']}>
        {choices.map(({ id, name, cover }) => (
          <label key={id} className={styles[withCovers ? 'cover' : 'chip']} title={name}>
            <input type="checkbox" checked={picked.includes(id)} onChange={() => toggle(id)} />
            {cover === undefined ? (
              <span className={styles['face']}>
                {isIconName(id) && <Icon name={id} size={16} />}
                {name}
              </span>
            ) : (
              <>
                <span className={styles['picture']}>
                  <Picture src={cover} />
                  <span className={styles['tick']}>
                    <Icon name="check" size={12} />
                  </span>
                </span>
                <span className={styles['coverName']}>{name}</span>
              </>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

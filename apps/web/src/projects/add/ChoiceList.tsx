import { useId } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './Add.module.css';

interface Props {
  readonly label: string;
  readonly choices: readonly {
    readonly id: string;
    readonly name: string;
    readonly cover: string | null;
  }[];
  /** Undefined: a new one. */
  readonly value: string | undefined;
  readonly newLabel: string;
  readonly onChoose: (id: string | undefined) => void;
}

/** One of several by picture and name, or a new one. */
export function ChoiceList({ label, choices, value, newLabel, onChoose }: Props) {
  const group = useId();
  return (
    <fieldset className={styles['choices']}>
      <legend>{label}</legend>
      {choices.map(({ id, name, cover }) => (
        <label key={id}>
          <input type="radio" name={group} checked={id === value} onChange={() => onChoose(id)} />
          <span className={styles['cover']}>{cover !== null && <Picture src={cover} />}</span>
          <span className={styles['name']}>{name}</span>
        </label>
      ))}
      <label>
        <input type="radio" name={group} checked={value === undefined} onChange={() => onChoose(undefined)} />
        <span className={styles['cover']}>
          <Icon name="plus" size={16} />
        </span>
        <span className={styles['name']}>{newLabel}</span>
      </label>
    </fieldset>
  );
}

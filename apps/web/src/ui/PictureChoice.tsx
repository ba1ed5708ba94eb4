import { Popover } from 'antd';
import { useId } from 'react';
import styles from './PictureChoice.module.css';

export interface PictureOption {
  readonly id: string;
  readonly name: string;
  readonly cover: string;
}

interface Props {
  readonly label: string;
  readonly options: readonly PictureOption[];
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
}

/** A choice made from pictures: native radio buttons, so that keyboards and screen readers know it already. */
export function PictureChoice({ label, options, value, onChange }: Props) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles['grid']}>
      {options.map((option) => (
        <Popover
          key={option.id}
          trigger="hover"
          placement="right"
          mouseEnterDelay={0.5}
          content={<LargeCover option={option} />}
        >
          <label className={styles['option']}>
            <input
              type="radio"
              className={styles['radio']}
              name={group}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
            />
            <span className={styles['cover']}>
              <img
                src={option.cover}
                alt=""
                loading="lazy"
                draggable={false}
                onError={(event) => {
                  event.currentTarget.hidden = true;
                }}
              />
            </span>
            <span className={styles['name']}>{option.name}</span>
          </label>
        </Popover>
      ))}
    </div>
  );
}

/** The cover large enough to judge a style by, while a pointer rests on it. */
function LargeCover({ option }: { readonly option: PictureOption }) {
  return (
    <figure className={styles['large']}>
      <img src={option.cover} alt="" />
      <figcaption>{option.name}</figcaption>
    </figure>
  );
}

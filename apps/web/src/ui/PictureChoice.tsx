import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyPictureBrowser } from './LazyPictureBrowser.tsx';
import { fewOf } from './few-of.ts';
import { Picture } from './Picture.tsx';
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

/** What stands in the panel: two rows of three. More than that is opened in a wide browser. */
const ROOM = 6;

/** A choice made from pictures: native radio buttons, so that keyboards and screen readers know it already. */
export function PictureChoice({ label, options, value, onChange }: Props) {
  const { t } = useTranslation('panel');
  const group = useId();
  const [browsing, setBrowsing] = useState(false);
  const shown = fewOf(options, value, ROOM);
  const more = options.length > shown.length;
  return (
    <>
      <div role="radiogroup" aria-label={label} className={styles['grid']}>
        {shown.map((option) => (
          <label
            key={option.id}
            className={styles['option']}
            data-tip={option.name}
            data-tip-picture={option.cover}
          >
            <input
              type="radio"
              className={styles['radio']}
              name={group}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
            />
            <Cover url={option.cover} />
            <span className={styles['name']}>{option.name}</span>
          </label>
        ))}
      </div>
      {more && (
        <button
          type="button"
          className={styles['all']}
          aria-haspopup="dialog"
          onClick={() => setBrowsing(true)}
        >
          <span className={styles['stack']} aria-hidden>
            {options.slice(-3).map(({ id, cover }) => (
              <Cover key={id} url={cover} />
            ))}
          </span>
          {t('showAll', { count: options.length })}
        </button>
      )}
      {browsing && (
        <LazyPictureBrowser
          title={label}
          items={options}
          value={value}
          onChoose={(id) => {
            onChange(id);
            setBrowsing(false);
          }}
          onClose={() => setBrowsing(false)}
        />
      )}
    </>
  );
}

function Cover({ url }: { readonly url: string }) {
  return (
    <span className={styles['cover']}>
      <Picture src={url} />
    </span>
  );
}

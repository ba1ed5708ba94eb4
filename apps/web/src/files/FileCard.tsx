import type { OwnUpload } from '@plumbline/contract/api/uploads.ts';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../i18n/format-bytes.ts';
import { timeAgo } from '../i18n/time-ago.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { startDrag } from '../studio/base/dragged-picture.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './Files.module.css';
import { asPicture } from './own-files.ts';

interface Props {
  readonly file: OwnUpload;
  /** What choosing does; absent where files are only kept. */
  readonly onChoose?: ((file: OwnUpload) => void) | undefined;
  readonly onDelete: (file: OwnUpload) => void;
  readonly selected?: boolean;
  readonly onSelect?: ((file: OwnUpload) => void) | undefined;
  /** Why it cannot be chosen, or what happens to it then. */
  readonly fit?: { readonly note: string; readonly usable: boolean } | undefined;
  readonly actions?: ((file: OwnUpload) => ReactNode) | undefined;
}

/** A file: what it looks like, what it is called, how large it is, and what depends on it. */
export const FileCard = memo(function FileCard(props: Props) {
  const { file, onChoose, onDelete, onSelect, selected = false, fit, actions } = props;
  const { t } = useTranslation('files');
  const locale = useLocale();
  const name = file.name || t('unnamed');
  const cover = (
    <span className={styles['cover']} data-kind={file.purpose}>
      <Picture src={file.thumbnailUrl} />
    </span>
  );
  return (
    <li
      className={styles['card']}
      data-selected={selected}
      draggable
      onDragStart={(event) => startDrag(event.dataTransfer, asPicture(file))}
    >
      {onChoose ? (
        <button
          type="button"
          className={styles['choose']}
          aria-label={t('use', { name })}
          disabled={fit?.usable === false}
          onClick={() => onChoose(file)}
        >
          {cover}
        </button>
      ) : (
        cover
      )}
      {onSelect && (
        <input
          type="checkbox"
          className={styles['select']}
          aria-label={t('select', { name })}
          checked={selected}
          onChange={() => onSelect(file)}
        />
      )}
      <div className={styles['foot']}>
        <div className={styles['words']}>
          <strong title={name}>{name}</strong>
          <small>
            {t('size', { width: file.width, height: file.height, bytes: formatBytes(file.bytes, locale) })}
          </small>
          {fit && <small>{fit.note}</small>}
          {file.works > 0 && <small>{t('works', { count: file.works })}</small>}
          {file.expiresAt !== null && file.works === 0 && (
            <small>{t('goes', { when: timeAgo(new Date(file.expiresAt), new Date(), locale) })}</small>
          )}
        </div>
      </div>
      <div className={styles['over']}>
        {actions?.(file)}
        <IconButton icon="trash" label={t('deleteOf', { name })} onClick={() => onDelete(file)} />
      </div>
    </li>
  );
});

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import type { Dropped } from '../base/dragged-picture.ts';
import { useDropZone } from '../base/use-drop-zone.ts';
import type { PictureUpload } from '../base/use-picture-upload.ts';
import styles from './PictureWell.module.css';

interface Props {
  /** The picture in the well, if there is one. */
  readonly picture: { readonly thumbnailUrl: string } | undefined;
  readonly alt: string;
  readonly sending: PictureUpload['sending'];
  /** Absent where pictures of one's own do not go in. */
  readonly onDropped?: (dropped: Dropped) => void;
  readonly onUpload: () => void;
  readonly onRemove: () => void;
  readonly uploadText: string;
  readonly uploadIcon?: IconName;
  /** Beside the picture: what it is. */
  readonly caption?: ReactNode;
  /** Further ways to fill it. */
  readonly more?: ReactNode;
}

/** A place for a picture other than the base: filled by upload, by dragging or from elsewhere. */
export function PictureWell(props: Props) {
  const { t } = useTranslation('panel');
  const { picture, sending } = props;
  const { over, handlers } = useDropZone((dropped) => props.onDropped?.(dropped), { paste: false });
  return (
    <div
      className={styles['well']}
      data-over={over}
      {...(props.onDropped ? { 'data-well': true, ...handlers } : {})}
    >
      {sending ? (
        <div className={styles['card']}>
          <img className={styles['thumbnail']} src={sending.preview} alt="" />
          <p className={styles['caption']} role="status">
            {sending.share < 1
              ? t('uploadingShare', { percent: Math.round(sending.share * 100) })
              : t('reading')}
          </p>
        </div>
      ) : picture ? (
        <div className={styles['card']}>
          <img className={styles['thumbnail']} src={picture.thumbnailUrl} alt={props.alt} draggable={false} />
          <div className={styles['caption']}>{props.caption}</div>
          <IconButton icon="refresh" label={t('replacePicture')} onClick={props.onUpload} />
          <IconButton icon="close" label={t('removePicture')} onClick={props.onRemove} />
        </div>
      ) : (
        <button type="button" className={styles['empty']} onClick={props.onUpload}>
          <Icon name={props.uploadIcon ?? 'upload'} size={18} />
          <span>{props.uploadText}</span>
        </button>
      )}
      {props.more}
    </div>
  );
}

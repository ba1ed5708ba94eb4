import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import type { DraftPicture } from './publish-draft.ts';
import styles from './Publish.module.css';

interface Props {
  readonly label: string;
  readonly pictures: readonly DraftPicture[];
  readonly chosen: readonly DraftPicture[];
  readonly onChange: (chosen: DraftPicture[]) => void;
  /** Opens more to choose from. */
  readonly onMore?: () => void;
}

/** Pictures to be taken or left out, numbered in the order in which they were taken. */
export function PictureRow({ label, pictures, chosen, onChange, onMore }: Props) {
  const { t } = useTranslation('gallery');
  const toggle = (picture: DraftPicture) =>
    onChange(
      chosen.some(({ imageId }) => imageId === picture.imageId)
        ? chosen.filter(({ imageId }) => imageId !== picture.imageId)
        : [...chosen, picture],
    );
  return (
    <div className={styles['choice']} role="group" aria-label={label}>
      {pictures.map((picture, at) => {
        const place = chosen.findIndex(({ imageId }) => imageId === picture.imageId);
        return (
          <button
            key={picture.imageId}
            type="button"
            aria-pressed={place >= 0}
            aria-label={t('pictureOf', { place: at + 1, count: pictures.length })}
            onClick={() => toggle(picture)}
          >
            <img src={picture.thumbnailUrl} alt="" />
            {place >= 0 && <span className={styles['number']}>{place === 0 ? t('cover') : place + 1}</span>}
          </button>
        );
      })}
      {onMore && (
        <button type="button" className={styles['add']} aria-label={t('addPictures')} onClick={onMore}>
          <Icon name="plus" />
        </button>
      )}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './Composer.module.css';
import type { QuestionImage } from './draft-store.ts';

interface Props {
  readonly images: readonly QuestionImage[];
  /** How many more are on their way. */
  readonly sending: number;
  readonly onRemove: (imageId: string) => void;
}

/** Pictures that go along with the question. */
export function QuestionPictures({ images, sending, onRemove }: Props) {
  const { t } = useTranslation('assistant');
  if (images.length === 0 && sending === 0) return null;
  return (
    <ul className={styles['pictures']}>
      {images.map(({ imageId, thumbnailUrl }, at) => (
        <li key={imageId}>
          <Picture src={thumbnailUrl} />
          <button
            type="button"
            aria-label={t('removePicture', { number: at + 1 })}
            onClick={() => onRemove(imageId)}
          >
            <Icon name="close" size={12} />
          </button>
        </li>
      ))}
      {Array.from({ length: sending }, (_, at) => (
        <li key={`sending-${at}`} className={styles['sending']}>
          <span role="status" className="visually-hidden">
            {t('uploading')}
          </span>
        </li>
      ))}
    </ul>
  );
}

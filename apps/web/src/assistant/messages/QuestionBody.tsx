import Bubble from '@ant-design/x/es/bubble';
import type { TalkMessage } from '@plumbline/contract/api/talks.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Picture } from '../../ui/Picture.tsx';
import styles from './Message.module.css';

interface Props {
  readonly text: string;
  readonly images: TalkMessage['images'];
}

/** The words of a question, as they were typed, under its pictures. */
export function QuestionBody({ text, images }: Props) {
  const { t } = useTranslation('assistant');
  return (
    <div className={styles['mine']}>
      {images.length > 0 && (
        <div className={styles['pictures']}>
          {images.map(({ imageId, url, thumbnailUrl }, at) => (
            <span key={imageId}>
              <a href={url} target="_blank" rel="noopener" aria-label={t('picture', { number: at + 1 })}>
                <Picture src={thumbnailUrl} />
              </a>
              <Link to={`/analyse?imageId=${imageId}`} className={styles['analyse']}>
                {t('analyse')}
              </Link>
            </span>
          ))}
        </div>
      )}
      <Bubble placement="end" content={text} classNames={{ content: styles['words'] ?? '' }} />
    </div>
  );
}

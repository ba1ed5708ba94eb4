import { userMessage } from '@plumbline/client/server-error.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useLocale } from '../i18n/use-locale.ts';
import { usePageTitle } from '../layout/page-title.ts';
import { Button } from '../ui/Button.tsx';
import { Mark } from '../ui/Mark.tsx';
import { Replies } from '../shares/Replies.tsx';
import { CommentForm } from './CommentForm.tsx';
import type { Point } from './point.ts';
import { SharedPicture } from './SharedPicture.tsx';
import { SharedSchedule } from './SharedSchedule.tsx';
import { sharedQuery } from './shared-query.ts';
import styles from './SharedPage.module.css';
import { SignOffForm } from './SignOffForm.tsx';

/** What somebody shared, for whoever has its link: pictures, what was said, and a place to say something. */
export function SharedPage() {
  const { t } = useTranslation('shares');
  const locale = useLocale();
  const { token = '' } = useParams();
  const query = useQuery(sharedQuery(token));
  usePageTitle(query.data?.title || undefined);
  const [point, setPoint] = useState<Point>();
  const shared = query.data;
  if (query.error) {
    const ended = query.error instanceof AppError && query.error.code === 'SHARE_ENDED';
    const unknown =
      query.error instanceof AppError &&
      (query.error.code === 'NOT_FOUND' || query.error.code === 'VALIDATION_FAILED');
    return (
      <div className={styles['end']} role="alert">
        <Mark />
        <h1>{t(ended ? 'endedTitle' : unknown ? 'unknownTitle' : 'failed')}</h1>
        <p>
          {t(ended ? 'endedBody' : unknown ? 'unknownBody' : 'empty', {
            message: userMessage(query.error, locale),
          })}
        </p>
        {!ended && !unknown && <Button onClick={() => void query.refetch()}>{t('retry')}</Button>}
      </div>
    );
  }
  if (!shared) return null;
  const until = new Date(shared.expiresAt).toLocaleString(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const pictureNumber = shared.images.findIndex(({ imageId }) => imageId === point?.imageId) + 1;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <div>
          <h1>{shared.title || t('untitled')}</h1>
          <p>
            {shared.ownerName !== '' && `${t('from', { name: shared.ownerName })} · `}
            <span>{t('until', { until })}</span>
          </p>
        </div>
      </header>
      {shared.images.length === 0 && <p className={styles['hint']}>{t('noPictures')}</p>}
      <ol className={styles['pictures']}>
        {shared.images.map((image, at) => (
          <SharedPicture
            key={image.imageId}
            image={image}
            number={at + 1}
            remarks={shared.remarks}
            point={point?.imageId === image.imageId ? point : undefined}
            onPoint={shared.comments ? setPoint : undefined}
          />
        ))}
      </ol>
      {shared.schedule !== null && shared.schedule.length > 0 && <SharedSchedule rows={shared.schedule} />}
      <div className={styles['replies']}>
        <Replies images={shared.images} remarks={shared.remarks} decisions={shared.decisions} />
      </div>
      <div className={styles['forms']}>
        {shared.comments && (
          <CommentForm
            token={token}
            point={pictureNumber > 0 ? point : undefined}
            pictureNumber={pictureNumber}
            onForget={() => setPoint(undefined)}
          />
        )}
        {shared.signOff && <SignOffForm token={token} />}
      </div>
      <footer className={styles['foot']}>
        <Mark /> {t('madeWith')}
      </footer>
    </div>
  );
}

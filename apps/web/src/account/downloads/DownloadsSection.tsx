import type { Downloads } from '@plumbline/contract/api/account.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { downloadPictures } from '../../api/client.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { saveAs } from '../../studio/run/save-as.ts';
import { Icon } from '../../ui/Icon.tsx';
import { downloadsQuery } from '../account-queries.ts';
import styles from '../Section.module.css';
import { SectionState } from '../SectionState.tsx';
import { useAccountAction } from '../use-account-action.ts';
import own from './DownloadsSection.module.css';

const SHOWN_PICTURES = 4;

/** What one has taken out of the studio, to be taken again. */
export function DownloadsSection() {
  const { t } = useTranslation('account');
  const query = useInfiniteQuery(downloadsQuery);
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <SectionState query={query}>
      {items.length === 0 ? (
        <div className={styles['empty']}>
          <h2>{t('noDownloads')}</h2>
          <p>{t('noDownloadsBody')}</p>
        </div>
      ) : (
        <ul className={styles['card']}>
          {items.map((download) => (
            <DownloadRow key={download.downloadId} download={download} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <div className={styles['foot']}>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </SectionState>
  );
}

function DownloadRow({ download }: { readonly download: Downloads['items'][number] }) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { busy, act } = useAccountAction();
  const { images, format, visibleLabel } = download;
  const left = images.filter(({ thumbnailUrl }) => thumbnailUrl !== null);
  const time = new Date(download.at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const again = () =>
    act(async () => {
      const zip = await downloadPictures(
        left.map(({ imageId }) => imageId),
        { visibleLabel, ...(format ? { format } : {}) },
      );
      saveAs(URL.createObjectURL(zip.blob), zip.name);
    });
  return (
    <li className={styles['row']}>
      <div className={own['pictures']} aria-hidden>
        {images.slice(0, SHOWN_PICTURES).map(({ imageId, thumbnailUrl }) =>
          thumbnailUrl === null ? (
            <span key={imageId} className={own['gone']}>
              <Icon name="picture" size={16} />
            </span>
          ) : (
            <img key={imageId} src={thumbnailUrl} alt="" loading="lazy" />
          ),
        )}
      </div>
      <div className={styles['words']}>
        <strong>{t('pictures', { count: images.length })}</strong>
        <span>
          <time dateTime={download.at}>{time}</time>
          {format && ` · ${format.toUpperCase()}`}
          {visibleLabel && ` · ${t('withLabel')}`}
        </span>
      </div>
      <Button disabled={left.length === 0} loading={busy} onClick={() => void again()}>
        {left.length === 0 ? t('deletedPictures') : t('downloadAgain')}
      </Button>
    </li>
  );
}

import type { HelpVideo } from '@plumbline/contract/api/help.ts';
import { useTranslation } from 'react-i18next';
import styles from './HelpStart.module.css';
import { VideoPlayer } from './VideoPlayer.tsx';

/** Every tutorial, to be looked at where it stands. */
export function VideoList({ videos }: { readonly videos: readonly HelpVideo[] }) {
  const { t } = useTranslation('help');
  return (
    <section className={styles['videos']}>
      <h2>{t('videos')}</h2>
      <ul>
        {videos.map((video) => (
          <li key={video.id}>
            <VideoPlayer video={video} />
            <h3>{video.title}</h3>
          </li>
        ))}
      </ul>
    </section>
  );
}

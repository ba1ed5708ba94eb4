import type { HelpVideo } from '@plumbline/contract/api/help.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { LANGUAGE_NAMES } from '../layout/use-setting-items.ts';
import styles from './VideoPlayer.module.css';

/** Half a minute of the studio: never by itself, with captions in the reader's language, by the browser's own controls. */
export function VideoPlayer({ video }: { readonly video: HelpVideo }) {
  const locale = useLocale();
  return (
    <video
      // Another language is another default caption, which a browser reads once.
      key={`${video.id} ${locale}`}
      className={styles['video']}
      aria-label={video.title}
      poster={video.posterUrl}
      src={video.url}
      width={1152}
      height={720}
      controls
      muted
      playsInline
      preload="metadata"
    >
      {video.captions.map((captions) => (
        <track
          key={captions.locale}
          kind="captions"
          srcLang={captions.locale}
          label={LANGUAGE_NAMES[captions.locale]}
          src={captions.url}
          default={captions.locale === locale}
        />
      ))}
    </video>
  );
}

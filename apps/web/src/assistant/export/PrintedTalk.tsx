import type { TalkMessage } from '@plumbline/contract/api/talks.ts';
import { useTranslation } from 'react-i18next';
import { Markdown } from '../markdown/Markdown.tsx';
import styles from './PrintedTalk.module.css';

interface Props {
  readonly title: string;
  readonly messages: readonly TalkMessage[];
  readonly personaOf: (personaId: string) => string;
}

/** A whole talk for paper. On the screen it is not seen. */
export function PrintedTalk({ title, messages, personaOf }: Props) {
  const { t } = useTranslation('assistant');
  return (
    <div className={styles['paper']} data-printed-alone data-paper>
      <h1>{title}</h1>
      {messages.map(({ messageId, role, persona, text, images, parts }) => {
        const sources = parts.flatMap((part) => (part.kind === 'source' ? [part.title] : []));
        return (
          <section key={messageId}>
            <h2>{role === 'question' ? t('you') : personaOf(persona)}</h2>
            {images.map(({ imageId, thumbnailUrl }) => (
              <img key={imageId} src={thumbnailUrl} alt="" />
            ))}
            {role === 'question' ? <p className={styles['words']}>{text}</p> : <Markdown text={text} />}
            {sources.length > 0 && (
              <p className={styles['sources']}>
                {t('sources')}: {sources.join(', ')}
              </p>
            )}
          </section>
        );
      })}
    </div>
  );
}

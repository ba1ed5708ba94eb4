import type { HelpPage } from '@plumbline/contract/api/help.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { toast } from '../ui/toast/toast.ts';
import { ArticleBlock } from './ArticleBlock.tsx';
import styles from './Article.module.css';
import { articleAddress, HELP_PATH } from './help-address.ts';
import { HelpLink } from './HelpLink.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

interface Props {
  readonly article: NonNullable<HelpPage['article']>;
  readonly topics: HelpPage['topics'];
  /** The message that led here. */
  readonly code: string | undefined;
}

export function ArticleView({ article, topics, code }: Props) {
  const { t } = useTranslation('help');
  const topic = topics.find(({ id }) => id === article.topic);
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}${articleAddress(article.id)}`);
    toast.success(t('copied'));
  };
  return (
    <article className={styles['article']}>
      <div className={styles['above']}>
        <Link to={`${HELP_PATH}?topic=${article.topic}`}>{topic?.title}</Link>
        {/* A page that is not from a safe origin has no clipboard. */}
        {'clipboard' in navigator && (
          <Button kind="text" onClick={() => void copy()}>
            <Icon name="link" size={16} />
            {t('copyLink')}
          </Button>
        )}
      </div>
      <h1>{article.title}</h1>
      <p className={styles['lead']}>{article.lead}</p>
      {article.tools.length > 0 && (
        <p className={styles['tools']}>
          {article.tools.map(({ to, text }) => (
            <HelpLink key={to} to={to} className={styles['tool']}>
              {t('openTool', { tool: text })}
            </HelpLink>
          ))}
        </p>
      )}
      {article.video && (
        <div className={styles['video']}>
          <VideoPlayer video={article.video} />
          <p>{t('video', { title: article.video.title })}</p>
        </div>
      )}
      {article.blocks.map((block, at) => (
        // An article is written once and never reordered.
        <ArticleBlock key={`${article.id}-${String(at)}`} block={block} code={code} />
      ))}
      {article.related.length > 0 && (
        <section className={styles['related']}>
          <h2>{t('related')}</h2>
          <ul>
            {article.related.map(({ id, title, lead }) => (
              <li key={id}>
                <Link to={articleAddress(id)}>{title}</Link>
                <p>{lead}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

import type { Work, WorkPicture } from '@plumbline/contract/api/works.ts';
import { useTranslation } from 'react-i18next';
import styles from './CaseStory.module.css';

/** A project from its drawing to its details, to be read from top to bottom. */
export function CaseStory({ work }: { readonly work: Work }) {
  const { t } = useTranslation('gallery');
  return (
    <article className={styles['story']}>
      {work.images[0] && <Figure picture={work.images[0]} alt={work.title} priority />}
      {work.story !== '' && <p className={styles['lead']}>{work.story}</p>}
      {work.images.length > 1 && <Figures pictures={work.images.slice(1)} alt={work.title} />}
      {work.sections.map(({ kind, caption, pictures }, place) => {
        const name = t(`section_${kind}`);
        return (
          // Sections have no other name than their place.
          <section key={place} aria-label={name}>
            <h3>{name}</h3>
            {caption !== '' && <p>{caption}</p>}
            <Figures pictures={pictures} alt={caption || name} />
          </section>
        );
      })}
    </article>
  );
}

function Figures({ pictures, alt }: { readonly pictures: readonly WorkPicture[]; readonly alt: string }) {
  return (
    <div className={styles['figures']} data-several={pictures.length > 1}>
      {pictures.map((picture) => (
        <Figure key={picture.url} picture={picture} alt={alt} />
      ))}
    </div>
  );
}

interface FigureProps {
  readonly picture: WorkPicture;
  readonly alt: string;
  readonly priority?: boolean;
}

function Figure({ picture, alt, priority = false }: FigureProps) {
  const { t } = useTranslation('gallery');
  return (
    <figure className={styles['figure']}>
      <a href={picture.url} target="_blank" rel="noreferrer" aria-label={t('openLarge', { name: alt })}>
        <img
          src={picture.url}
          alt=""
          width={picture.width}
          height={picture.height}
          loading={priority ? 'eager' : 'lazy'}
        />
      </a>
      {picture.made && <figcaption>{t('aiMade')}</figcaption>}
    </figure>
  );
}

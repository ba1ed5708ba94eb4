import { fillText, type Locale } from '@plumbline/contract/text.ts';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '../api/queries.ts';
import { useLocale } from '../i18n/use-locale.ts';
import styles from './LegalPage.module.css';
import type { LegalText } from './legal-text.ts';

interface Props {
  readonly texts: Readonly<Record<Locale, LegalText>>;
  /** The day since which the text is in force. */
  readonly version: string;
}

/** A text that people agree to. */
export function LegalPage({ texts, version }: Props) {
  const locale = useLocale();
  const company = useQuery(siteQuery).data?.companyName ?? 'Plumbline';
  const document = texts[locale];
  // A calendar day, not an instant: noon keeps it the same day in every time zone.
  const date = new Date(`${version}T12:00:00`).toLocaleDateString(locale, { dateStyle: 'long' });
  const fill = (text: string) => fillText(text, { company, date });
  return (
    <article className={styles['page']}>
      <h1>{document.title}</h1>
      <p className={styles['date']}>{fill(document.inForce)}</p>
      {document.sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{fill(paragraph)}</p>
          ))}
        </section>
      ))}
    </article>
  );
}

import { fillText } from '@plumbline/contract/text.ts';
import { AGREEMENT } from '@plumbline/contract/constants.ts';
import { AGREEMENT_TEXTS } from '@plumbline/web/agreement/agreement-text.ts';
import { Button } from '@plumbline/web/ui/Button.tsx';
import { useClient, useTexts } from '../bridge/client-context.tsx';
import styles from './Terms.module.css';

/** The terms of use, the same text as at the server, accepted once for each version. */
export function TermsPage() {
  const { state, call } = useClient();
  const t = useTexts();
  const { inForce, sections } = AGREEMENT_TEXTS[state.locale];
  const values = { date: AGREEMENT.version, company: state.server.companyName };
  return (
    <main className={styles['page']}>
      <h1>{t('termsTitle')}</h1>
      <p className={styles['date']}>{fillText(inForce, values)}</p>
      <div className={styles['text']} tabIndex={0} role="region" aria-label={t('termsTitle')}>
        {sections.map(({ title, paragraphs }) => (
          <section key={title}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{fillText(paragraph, values)}</p>
            ))}
          </section>
        ))}
      </div>
      <div className={styles['ways']}>
        <Button onClick={() => void call('signOut')}>{t('signOut')}</Button>
        <Button kind="primary" size="large" onClick={() => void call('acceptTerms')}>
          {t('accept')}
        </Button>
      </div>
    </main>
  );
}

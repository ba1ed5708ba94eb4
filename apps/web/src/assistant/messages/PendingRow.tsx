import { useTranslation } from 'react-i18next';
import type { PendingQuestion } from '../state/stream-store.ts';
import styles from './Message.module.css';
import { QuestionBody } from './QuestionBody.tsx';

/** A question that is on its way. */
export function PendingRow({ question: { text, images, body } }: { readonly question: PendingQuestion }) {
  const { t } = useTranslation('assistant');
  return (
    <div className={styles['question']} aria-busy>
      {body.again === undefined && <QuestionBody text={text} images={images} />}
      <p className={styles['foot']} data-shown>
        <span className={styles['caret']}>{t('thinking')}</span>
      </p>
    </div>
  );
}

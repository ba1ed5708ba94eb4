import type { TalkMessage } from '@plumbline/contract/api/talks.ts';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/IconButton.tsx';
import { Branches } from './Branches.tsx';
import styles from './Message.module.css';
import { QuestionBody } from './QuestionBody.tsx';
import { useTalkDeeds } from './talk-context.ts';
import { useCopy } from './use-copy.ts';

export function Question({ message }: { readonly message: TalkMessage }) {
  const { t } = useTranslation('assistant');
  const { edit, busy } = useTalkDeeds();
  const copy = useCopy();
  return (
    <article className={styles['question']} aria-label={t('you')}>
      <QuestionBody text={message.text} images={message.images} />
      <div className={styles['foot']} data-end>
        <span data-quiet>
          <IconButton icon="copy" label={t('copy')} onClick={() => copy(message.text)} />
          <IconButton icon="ink" label={t('edit')} disabled={busy} onClick={() => edit(message)} />
        </span>
        <Branches message={message} />
      </div>
    </article>
  );
}

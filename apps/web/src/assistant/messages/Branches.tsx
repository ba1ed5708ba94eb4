import type { TalkMessage } from '@plumbline/contract/api/talks.ts';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './Message.module.css';
import { useTalkDeeds } from './talk-context.ts';

/** ‹ 2 / 3 ›: which of the messages is shown that follow the same one. */
export function Branches({ message: { messageId, siblings } }: { readonly message: TalkMessage }) {
  const { t } = useTranslation('assistant');
  const { show } = useTalkDeeds();
  if (siblings.length < 2) return null;
  const at = siblings.indexOf(messageId);
  const before = siblings[at - 1];
  const after = siblings[at + 1];
  return (
    <span className={`${styles['branches']} tabular`} role="group" aria-label={t('branches')}>
      <IconButton
        icon="chevron-left"
        label={t('previousBranch')}
        disabled={before === undefined}
        onClick={() => before !== undefined && show(before)}
      />
      {t('branchOf', { at: at + 1, count: siblings.length })}
      <IconButton
        icon="chevron-right"
        label={t('nextBranch')}
        disabled={after === undefined}
        onClick={() => after !== undefined && show(after)}
      />
    </span>
  );
}

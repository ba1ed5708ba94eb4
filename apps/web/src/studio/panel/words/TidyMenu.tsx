import { stripBrackets, tidyPrompt, weightTerms } from '@plumbline/contract/words/tidy-prompt.ts';
import { Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './WordsAnswer.module.css';

interface Props {
  readonly value: string;
  readonly max: number | undefined;
  readonly onChange: (value: string) => void;
}

/** Helpers that write a prompt otherwise. */
export function TidyMenu({ value, max = Number.POSITIVE_INFINITY, onChange }: Props) {
  const { t } = useTranslation('words');
  const item = (key: 'tidy' | 'weight' | 'strip', next: string) => ({
    key,
    label: t(key),
    disabled: next === value || next.length > max,
    onClick: () => onChange(next),
  });
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          item('tidy', tidyPrompt(value)),
          item('weight', weightTerms(value)),
          item('strip', stripBrackets(value)),
        ],
      }}
    >
      <button type="button" className={styles['link']} aria-haspopup="menu">
        {t('helpers')}
      </button>
    </Dropdown>
  );
}

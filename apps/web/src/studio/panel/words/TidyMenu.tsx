import { stripBrackets, tidyPrompt, weightTerms } from '@plumbline/contract/words/tidy-prompt.ts';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../../ui/menu/Menu.tsx';
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
    <Menu
      className={styles['link']}
      items={[
        item('tidy', tidyPrompt(value)),
        item('weight', weightTerms(value)),
        item('strip', stripBrackets(value)),
      ]}
    >
      {t('helpers')}
    </Menu>
  );
}

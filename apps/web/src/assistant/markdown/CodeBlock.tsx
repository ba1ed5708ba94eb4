import type { ComponentProps } from '@ant-design/x-markdown/es/XMarkdown/interface';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/IconButton.tsx';
import { useCopy } from '../messages/use-copy.ts';
import styles from './Markdown.module.css';

/** Code, or a prompt, with a button that copies it. */
export function CodeBlock({ children }: ComponentProps) {
  const { t } = useTranslation('assistant');
  const copy = useCopy();
  const code = useRef<HTMLPreElement>(null);
  return (
    <div className={styles['code']}>
      <pre ref={code} tabIndex={0}>
        {children}
      </pre>
      <IconButton
        icon="copy"
        label={t('copy')}
        onClick={() => copy(code.current?.textContent?.trimEnd() ?? '')}
      />
    </div>
  );
}

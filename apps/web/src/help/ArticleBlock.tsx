import type { HelpBlock } from '@plumbline/contract/api/help.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import styles from './Article.module.css';
import { HelpLink } from './HelpLink.tsx';

interface Props {
  readonly block: HelpBlock;
  readonly code: string | undefined;
}

/** A piece of an article: text is text, whatever stands in it. */
export function ArticleBlock({ block, code }: Props) {
  const { t } = useTranslation('help');
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'note':
      return (
        <p className={styles['note']} role="note" aria-label={t('note')}>
          {block.text}
        </p>
      );
    case 'steps':
      return (
        <ol className={styles['steps']}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      );
    case 'list':
      return (
        <ul className={styles['points']}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'messages':
      return <Messages items={block.items} code={code} />;
    case 'links':
      return (
        <p className={styles['links']}>
          {block.links.map(({ to, text }) => (
            <HelpLink key={to} to={to}>
              {text}
              <Icon name="chevron-right" size={14} />
            </HelpLink>
          ))}
        </p>
      );
  }
}

function Messages({
  items,
  code,
}: Pick<Extract<HelpBlock, { kind: 'messages' }>, 'items'> & { readonly code: string | undefined }) {
  const { t } = useTranslation('help');
  const met = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (code !== undefined) met.current?.scrollIntoView({ block: 'center' });
  }, [code]);
  return (
    <dl className={styles['messages']} aria-label={t('messages')}>
      {items.map((item) => (
        <div
          key={item.code}
          ref={item.code === code ? met : undefined}
          data-met={item.code === code || undefined}
        >
          <dt>
            {item.text} <code>{item.code}</code>
          </dt>
          <dd>{item.answer}</dd>
        </div>
      ))}
    </dl>
  );
}

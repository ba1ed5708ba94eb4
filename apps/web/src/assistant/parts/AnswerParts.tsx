import type { MessagePart, TalkMessage } from '@plumbline/contract/api/talks.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Parts.module.css';
import { OwnWorks } from './OwnWorks.tsx';
import { ProposalCard } from './ProposalCard.tsx';

type Part<K extends MessagePart['kind']> = Extract<MessagePart, { kind: K }>;

function ofKind<K extends MessagePart['kind']>(parts: readonly MessagePart[], kind: K): Part<K>[] {
  return parts.filter((part): part is Part<K> => part.kind === kind);
}

/** What an answer has beside its words: proposals, works, tools and where it is from. */
export function AnswerParts({ message }: { readonly message: TalkMessage }) {
  const { t } = useTranslation('assistant');
  const { parts } = message;
  const tools = ofKind(parts, 'tool').filter((tool) => Object.hasOwn(TOOLS, tool.function));
  const sources = [...new Set(ofKind(parts, 'source').map(({ title }) => title))];
  return (
    <>
      {ofKind(parts, 'proposal').map((proposal) => (
        <ProposalCard key={proposal.proposalId} message={message} proposal={proposal} />
      ))}
      {ofKind(parts, 'works').map((works, at) => (
        // Several searches of one answer stand in their order.
        <OwnWorks key={at} works={works} />
      ))}
      {tools.length > 0 && (
        <ul className={styles['tools']} aria-label={t('tools')}>
          {tools.map(({ function: name, title, route }) => (
            <li key={name}>
              <Link to={route}>
                {title} <Icon name="chevron-right" size={14} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {sources.length > 0 && (
        <p className={styles['sources']}>
          <span>{t('sources')}</span>
          {sources.map((title) => (
            <span key={title} className={styles['source']}>
              {title}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

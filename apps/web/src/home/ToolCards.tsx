import { useTranslation } from 'react-i18next';
import { toolGroups } from '../tools/tool-sections.ts';
import { useShownTools } from '../tools/use-shown-tools.ts';
import { useToolCovers } from '../tools/use-tool-covers.ts';
import { ToolCard } from './ToolCard.tsx';
import styles from './ToolCards.module.css';

const GROUP_TEXTS = {
  render: 'groupRender',
  edit: 'groupEdit',
  plan: 'groupPlan',
  assist: 'groupAssist',
  live: 'groupLive',
} as const;

/** Every tool that works, group by group. */
export function ToolCards() {
  const { t } = useTranslation('tools');
  const coverOf = useToolCovers();
  return toolGroups(useShownTools()).map(({ group, tools }) => (
    <section key={group} className={styles['tools']} aria-label={t(GROUP_TEXTS[group])}>
      <h2>{t(GROUP_TEXTS[group])}</h2>
      <ul className={styles['cards']}>
        {tools.map((tool) => (
          <li key={tool.function}>
            <ToolCard tool={tool} cover={coverOf(tool)} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

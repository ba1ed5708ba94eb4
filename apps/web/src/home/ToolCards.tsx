import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocalised } from '../i18n/use-locale.ts';
import { MemberMark } from '../tools/MemberMark.tsx';
import { toolGroups } from '../tools/tool-sections.ts';
import { useShownTools } from '../tools/use-shown-tools.ts';
import { useToolCovers } from '../tools/use-tool-covers.ts';
import { Picture } from '../ui/Picture.tsx';
import styles from './ToolCards.module.css';

const GROUP_TEXTS = {
  render: 'groupRender',
  edit: 'groupEdit',
  plan: 'groupPlan',
  assist: 'groupAssist',
  live: 'groupLive',
} as const;

/** Every tool that works, with a real drawing that turns into its render on hover. */
export function ToolCards() {
  const { t } = useTranslation('tools');
  const localised = useLocalised();
  const coverOf = useToolCovers();
  return toolGroups(useShownTools()).map(({ group, tools }) => (
    <section key={group} className={styles['tools']} aria-label={t(GROUP_TEXTS[group])}>
      <h2>{t(GROUP_TEXTS[group])}</h2>
      <ul className={styles['cards']}>
        {tools.map((tool) => {
          const cover = coverOf(tool);
          return (
            <li key={tool.function}>
              <Link to={tool.route} className={styles['card']}>
                <span className={styles['cover']}>
                  {cover && <Picture src={cover.after} />}
                  {cover?.before && <Picture className={styles['before']} src={cover.before} />}
                </span>
                <strong>
                  {localised(tool.title)}
                  <MemberMark tool={tool} />
                </strong>
                <span className={styles['summary']}>{localised(tool.summary)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}

import type { Work } from '@plumbline/contract/api/works.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { describeLicence } from '@plumbline/contract/works/describe-licence.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { categoriesQuery, libraryQuery } from '../../api/queries.ts';
import { useLocale, useLocalised } from '../../i18n/use-locale.ts';
import { useNumber } from '../../i18n/use-number.ts';
import { FollowButton } from '../people/FollowButton.tsx';
import { Person } from '../people/Person.tsx';
import { categoryPath, idsOfPath } from '../address/category-path.ts';
import { OwnWorkActions } from '../publish/OwnWorkActions.tsx';
import { UseWork } from './UseWork.tsx';
import { WorkActions } from './WorkActions.tsx';
import styles from './WorkFacts.module.css';

/** Whose a work is, what can be done with it, and what is known of how it was made. */
export function WorkFacts({ work }: { readonly work: Work }) {
  const { t } = useTranslation('gallery');
  return (
    <aside className={styles['facts']} aria-label={t('about')}>
      <div className={styles['author']}>
        <Person person={work.author} />
        {!work.own && <FollowButton author={work.author} following={work.following} />}
      </div>
      <WorkActions work={work} />
      {work.own && <OwnWorkActions workId={work.workId} />}
      {work.story !== '' && work.kind === 'work' && <p className={styles['story']}>{work.story}</p>}
      {work.prompt && (
        <section>
          <h3>{t('prompt')}</h3>
          <p className={styles['prompt']}>{work.prompt}</p>
        </section>
      )}
      <UseWork work={work} />
      <Details work={work} />
    </aside>
  );
}

function Details({ work }: { readonly work: Work }) {
  const { t } = useTranslation('gallery');
  const localised = useLocalised();
  const locale = useLocale();
  const number = useNumber();
  const path = categoryPath(useQuery(categoriesQuery).data, work.classifyIds.join('-'));
  const materials = useQuery({ ...libraryQuery('material'), enabled: work.materials.length > 0 }).data ?? [];
  const style = useQuery({ ...libraryQuery('style'), enabled: work.style !== null }).data?.find(
    ({ id }) => id === work.style,
  );
  const licence = describeLicence(work.licence);
  const feed = work.kind === 'case' ? '/caseHome' : '/tupianHome';
  const used = materials.filter(({ id }) => work.materials.includes(id));
  return (
    <dl className={styles['details']}>
      {work.function && (
        <>
          <dt>{t('filter_function')}</dt>
          <dd>
            <Link to={TOOLS[work.function].route}>{localised(TOOLS[work.function].title)}</Link>
          </dd>
        </>
      )}
      {path.length > 0 && (
        <>
          <dt>{t('category')}</dt>
          <dd>
            {path.map((node, level) => {
              const ids = idsOfPath(path.slice(0, level + 1));
              const to = work.kind === 'case' ? `/classifyCase?ids=${ids}` : `/classifyPage/${ids}`;
              return (
                <span key={node.id}>
                  {level > 0 && ' / '}
                  <Link to={to}>{localised(node.name)}</Link>
                </span>
              );
            })}
          </dd>
        </>
      )}
      {style && (
        <>
          <dt>{t('filter_style')}</dt>
          <dd>
            <Link to={`${feed}?style=${style.id}`}>{localised(style.name)}</Link>
          </dd>
        </>
      )}
      {used.length > 0 && (
        <>
          <dt>{t('filter_material')}</dt>
          <dd className={styles['several']}>
            {used.map(({ id, name }) => (
              <Link key={id} to={`${feed}?material=${id}`}>
                {localised(name)}
              </Link>
            ))}
          </dd>
        </>
      )}
      {work.fidelity && (
        <>
          <dt>{t('fidelity')}</dt>
          <dd title={t('fidelityHint')} className="tabular">
            {work.fidelity.score.toFixed(2)}
          </dd>
        </>
      )}
      <dt>{t('colours')}</dt>
      <dd className={styles['colours']}>
        {work.colours.map((colour) => (
          <Link
            key={colour}
            to={`${feed}?colour=${encodeURIComponent(colour)}`}
            style={{ background: colour }}
            aria-label={t('similarColour', { colour })}
            title={colour}
          />
        ))}
      </dd>
      <dt>{t('licence')}</dt>
      <dd>
        {licence.url ? (
          <a href={licence.url} target="_blank" rel="noreferrer license">
            {localised(licence.name)}
          </a>
        ) : (
          localised(licence.name)
        )}
      </dd>
      <dt>{t('published')}</dt>
      <dd>
        <time dateTime={work.createdAt}>
          {new Date(work.createdAt).toLocaleDateString(locale, { dateStyle: 'medium' })}
        </time>
        {' · '}
        {t('views', { count: work.views, amount: number(work.views) })}
      </dd>
    </dl>
  );
}

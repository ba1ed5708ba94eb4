import { useTranslation } from 'react-i18next';
import { COMPONENT_FILES, type ComponentFile } from './component-files.ts';
import styles from './ComponentsPage.module.css';
import { EXAMPLES_OF } from './examples-of.ts';
import { Section } from './Section.tsx';
import { Colours, Icons, Sizes, TypeScale } from './Tokens.tsx';

const SECTIONS = ['colours', 'type', 'sizes', 'motion', 'icons', 'components'] as const;

/** Files that share an example stand over it together. */
const SHOWN: readonly (readonly ComponentFile[])[] = [
  ...Map.groupBy(COMPONENT_FILES, (file) => EXAMPLES_OF[file]).values(),
];

/** Development only: every token and every component that pages are made of. */
export function ComponentsPage() {
  const { t } = useTranslation('components');
  return (
    <div className={styles['page']}>
      <nav className={styles['contents']} aria-label={t('sections')}>
        {SECTIONS.map((id) => (
          <a key={id} href={`#${id}`}>
            {t(id)}
          </a>
        ))}
      </nav>
      <div className={styles['body']}>
        <h1>{t('title')}</h1>
        <p className={styles['lead']}>{t('lead')}</p>
        <Colours />
        <TypeScale />
        <Sizes />
        <Icons />
        <Section id="components" title={t('components')}>
          {SHOWN.map((files) => (
            <ComponentRow key={files[0]} files={files} />
          ))}
        </Section>
      </div>
    </div>
  );
}

function ComponentRow({ files }: { readonly files: readonly ComponentFile[] }) {
  const Example = EXAMPLES_OF[files[0] as ComponentFile];
  return (
    <article className={styles['component']}>
      <header>
        <h3>{files.map((file) => file.split('/').at(-1)).join(', ')}</h3>
        <code>{files.map((file) => `ui/${file}.tsx`).join(', ')}</code>
      </header>
      <div className={styles['states']}>
        <Example />
      </div>
    </article>
  );
}

import { useTranslation } from 'react-i18next';
import { kebab, MASK_COLOURS, MOTION, OVERLAY, PALETTES, SCENE_COLOURS, SIZES } from '../theme/tokens.ts';
import type { Theme } from '../theme/tokens.ts';
import { Icon } from '../ui/Icon.tsx';
import { ICON_PATHS, type IconName } from '../ui/icon-paths.ts';
import styles from './ComponentsPage.module.css';
import { contrast } from './contrast.ts';
import { Section } from './Section.tsx';
import { TEXT_PAIRS } from './text-pairs.ts';

const THEMES = ['light', 'dark'] as const satisfies readonly Theme[];

function keysOf<T extends object>(table: T): (keyof T & string)[] {
  return Object.keys(table) as (keyof T & string)[];
}

/** Both themes beside each other, whichever is in use. */
export function Colours() {
  const { t } = useTranslation('components');
  const colours = keysOf(PALETTES.light).filter((name) => name !== 'shadow');
  return (
    <Section id="colours" title={t('colours')}>
      <div className={styles['themes']}>
        {THEMES.map((theme) => (
          <div key={theme} className={styles['theme']} style={paper(theme)}>
            <h3>{t(theme)}</h3>
            <ul className={styles['swatches']}>
              {colours.map((name) => (
                <li key={name}>
                  <span
                    className={styles['swatch']}
                    style={{
                      background: PALETTES[theme][name],
                      boxShadow: `0 0 0 1px ${PALETTES[theme].lineStrong}`,
                    }}
                  />
                  <code>--{kebab(name)}</code>
                  <span style={{ color: PALETTES[theme].inkFaint }}>{PALETTES[theme][name]}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <h3>{t('contrast')}</h3>
      <div className={styles['themes']}>
        {THEMES.map((theme) => (
          <ul key={theme} className={styles['pairs']} aria-label={t(theme)}>
            {TEXT_PAIRS.map(([text, ground]) => (
              <li
                key={`${text} ${ground}`}
                style={{ color: PALETTES[theme][text], background: PALETTES[theme][ground] }}
              >
                <span>
                  {kebab(text)} · {kebab(ground)}
                </span>
                <span className="tabular">
                  {contrast(PALETTES[theme][text], PALETTES[theme][ground]).toFixed(1)}
                </span>
              </li>
            ))}
          </ul>
        ))}
      </div>
      <h3>{t('marks')}</h3>
      <Chips title={t('regions')} colours={Object.entries(SCENE_COLOURS)} />
      <Chips title={t('masks')} colours={MASK_COLOURS.map((colour) => [colour, colour])} />
      <Chips title={t('overlays')} colours={keysOf(OVERLAY).map((name) => [kebab(name), OVERLAY[name]])} />
    </Section>
  );
}

function paper(theme: Theme) {
  const { surface, ink, line } = PALETTES[theme];
  return { background: surface, color: ink, boxShadow: `0 0 0 1px ${line}` };
}

function Chips({
  title,
  colours,
}: {
  readonly title: string;
  readonly colours: readonly (readonly [string, string])[];
}) {
  return (
    <>
      <h4>{title}</h4>
      <ul className={styles['chips']}>
        {colours.map(([name, colour]) => (
          <li key={name}>
            <span className={styles['dot']} style={{ background: colour }} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

const FONT_SIZES = keysOf(SIZES).filter((name) => name.startsWith('font'));
const RADII = keysOf(SIZES).filter((name) => name.startsWith('radius'));
const OTHERS = keysOf(SIZES).filter((name) => !FONT_SIZES.includes(name) && !RADII.includes(name));

export function TypeScale() {
  const { t } = useTranslation('components');
  return (
    <Section id="type" title={t('type')}>
      <ul className={styles['scale']}>
        {FONT_SIZES.toSorted((a, b) => SIZES[b] - SIZES[a]).map((name) => (
          <li key={name}>
            <code>--{kebab(name)}</code>
            <span className="tabular">{SIZES[name]} px</span>
            <p style={{ fontSize: `var(--${kebab(name)})` }}>{t('specimen')}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Sizes() {
  const { t } = useTranslation('components');
  return (
    <>
      <Section id="sizes" title={t('sizes')}>
        <ul className={styles['tiles']}>
          {RADII.map((name) => (
            <li key={name}>
              <span className={styles['corner']} style={{ borderRadius: `var(--${kebab(name)})` }} />
              <code>--{kebab(name)}</code>
              <span className="tabular">{SIZES[name]} px</span>
            </li>
          ))}
          <li>
            <span className={styles['corner']} style={{ boxShadow: 'var(--shadow)', border: 0 }} />
            <code>--shadow</code>
          </li>
        </ul>
        <ul className={styles['bars']}>
          {OTHERS.map((name) => (
            <li key={name}>
              <code>--{kebab(name)}</code>
              <span className="tabular">{SIZES[name]} px</span>
              <span className={styles['bar']} style={{ width: `min(100%, var(--${kebab(name)}))` }} />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="motion" title={t('motion')}>
        <ul className={styles['bars']}>
          {keysOf(MOTION).map((name) => (
            <li key={name}>
              <code>--{name}</code>
              <span className="tabular">{MOTION[name]} ms</span>
              <span
                className={styles['mover']}
                style={{ transitionDuration: `var(--${name})` }}
                aria-hidden
              />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

export function Icons() {
  const { t } = useTranslation('components');
  return (
    <Section id="icons" title={t('icons')}>
      <ul className={styles['icons']}>
        {(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
          <li key={name}>
            <Icon name={name} size={20} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </Section>
  );
}

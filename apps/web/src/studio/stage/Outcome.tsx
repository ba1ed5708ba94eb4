import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { useLocalised } from '../../i18n/use-locale.ts';
import { handOver } from '../base/handed-over.ts';
import { useIsShown } from '../../session/route-access.ts';
import { beginCorners } from '../editor/quad/quad-draft.ts';
import type { BasePicture } from '../settings/workspace-settings.ts';
import { needsWords } from '../run/use-words.ts';
import { useStudio } from '../studio-context.ts';
import { nextSteps } from './next-steps.ts';
import styles from './TaskCard.module.css';

/** The words did nothing; the picture without them can be had. */
const WORD_FAULTS: ReadonlySet<string> = new Set(['WORDS_NOT_UNDERSTOOD', 'WORDS_WITHOUT_SURFACE']);
const MASK_FAULTS: ReadonlySet<string> = new Set(['MASK_REQUIRED', 'MASK_FULL', 'MASK_SIZE_DIFFERS']);

/** Whether what failed can be put right on the stage: trying again would fail again. */
export function canBePutRight(code: string): boolean {
  return code === 'QUAD_INVALID' || code === 'IMAGE_DIMENSIONS_TOO_LARGE' || MASK_FAULTS.has(code);
}

interface OutcomeProps {
  readonly text: string;
  readonly code: string | undefined;
  /** What another tool begins with. */
  readonly picture: BasePicture | undefined;
  readonly onClose: () => void;
  readonly children?: React.ReactNode;
}

/** Why there is no picture, and the ways on. */
export function Outcome({ text, code, picture, onClose, children }: OutcomeProps) {
  const { t } = useTranslation('stage');
  const localised = useLocalised();
  const navigate = useNavigate();
  const { tool } = useStudio();
  const steps = nextSteps(code, tool).map((name) => TOOLS[name]);
  const openWith = (route: string) => {
    if (picture) handOver({ kind: 'picture', picture });
    void navigate(route);
  };
  return (
    <div className={styles['ended']} data-steps={steps.length > 0}>
      <p className={styles['words']}>{text}</p>
      <div className={styles['row']}>
        {code !== undefined && <WhyLink code={code} />}
        <Button size="small" onClick={onClose}>
          {t('close')}
        </Button>
        {code === 'QUAD_INVALID' && <SetCorners onBegin={onClose} />}
        {code !== undefined && MASK_FAULTS.has(code) && <Paint onBegin={onClose} />}
        {code === 'IMAGE_DIMENSIONS_TOO_LARGE' && picture && <Shrink picture={picture} onBegin={onClose} />}
        {code !== undefined && WORD_FAULTS.has(code) && !needsWords(tool) && (
          <WithoutWords onBegin={onClose} />
        )}
        {children}
        {steps.map((next, index) => (
          <Button
            key={next.function}
            size="small"
            kind={index === 0 ? 'primary' : 'default'}
            onClick={() => openWith(next.route)}
          >
            {t('openTool', { tool: localised(next.title) })}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** In a tab of its own, so that what failed can still be put right here. */
function WhyLink({ code }: { readonly code: string }) {
  const { t } = useTranslation('stage');
  const isShown = useIsShown();
  if (!isShown('help')) return null;
  return (
    <a className={styles['why']} href={`/qaPage?error=${code}`} target="_blank" rel="noreferrer">
      {t('why')}
    </a>
  );
}

/** A picture that is too large for the tool is made smaller here. */
function Shrink({ picture, onBegin }: { readonly picture: BasePicture; readonly onBegin: () => void }) {
  const { t } = useTranslation('shrink');
  const { upload } = useStudio();
  return (
    <Button
      size="small"
      kind="primary"
      onClick={() => {
        onBegin();
        upload.take({ kind: 'picture', picture });
      }}
    >
      {t('shrinkToFit')}
    </Button>
  );
}

function WithoutWords({ onBegin }: { readonly onBegin: () => void }) {
  const { t } = useTranslation('stage');
  const { run } = useStudio();
  return (
    <Button
      size="small"
      disabled={!run.button.ready}
      onClick={() => {
        onBegin();
        run.startWithoutWords();
      }}
    >
      {t('withoutWords')}
    </Button>
  );
}

/** The mask is put right where it is made. */
function Paint({ onBegin }: { readonly onBegin: () => void }) {
  const { t } = useTranslation('edit');
  const { masks, setView } = useStudio();
  if (!masks) return null;
  return (
    <Button
      size="small"
      kind="primary"
      onClick={() => {
        onBegin();
        setView('mask');
      }}
    >
      {t('maskPaint')}
    </Button>
  );
}

/** Corners that cross or lie beside the picture are set anew, from the middle of it. */
function SetCorners({ onBegin }: { readonly onBegin: () => void }) {
  const { t } = useTranslation('edit');
  const { tool, settings, setView } = useStudio();
  const { base } = settings;
  if (!base) return null;
  return (
    <Button
      size="small"
      kind="primary"
      onClick={() => {
        onBegin();
        beginCorners(tool, base);
        setView('mask');
      }}
    >
      {t('perspective')}
    </Button>
  );
}

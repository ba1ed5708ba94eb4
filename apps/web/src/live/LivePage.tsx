import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { allowanceQuery } from '../api/queries.ts';
import { openDialog } from '../dialogs/dialog-store.ts';
import { openRecharge } from '../recharge/recharge-store.ts';
import { useCurrentUser } from '../session/current-user.ts';
import { Button } from '../ui/Button.tsx';
import { ChipChoice } from '../ui/ChipChoice.tsx';
import { Switch } from '../ui/switch/Switch.tsx';
import { toast } from '../ui/toast/toast.ts';
import { WHOLE } from './area.ts';
import { AreaPicker } from './AreaPicker.tsx';
import { KeptFrames } from './KeptFrames.tsx';
import styles from './Live.module.css';
import { INITIAL, type LiveSettings, optionsOf } from './live-settings.ts';
import { OptionsPanel } from './OptionsPanel.tsx';
import { SecondWindow } from './second-window.ts';
import { StateLine } from './StateLine.tsx';
import { useKept } from './use-kept.ts';
import { type Live, useLive } from './use-live.ts';
import { canShare } from './window-source.ts';

const NEVER = () => () => undefined;
const UNLIMITED = -1;

/** A shared window, rendered as it changes. */
export function LivePage() {
  const { t } = useTranslation('live');
  const { signedIn } = useCurrentUser();
  const [settings, setSettings] = useState<LiveSettings>(INITIAL);
  const options = useMemo(() => optionsOf(settings), [settings]);
  const live = useLive({ options, sensitivity: settings.sensitivity });
  const kept = useKept();
  // The server's first screen knows no browser.
  const able = useSyncExternalStore(NEVER, canShare, () => true);
  const share = () => (signedIn ? void live.share() : openDialog('login'));
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        <Remaining live={live} />
      </div>
      <div className={styles['columns']}>
        <OptionsPanel
          settings={settings}
          onChange={(change) => setSettings((before) => ({ ...before, ...change }))}
        />
        <div className={styles['work']}>
          {!able && (
            <p className={styles['unsupported']} role="note">
              {t('unsupported')}
            </p>
          )}
          {live.refused && (
            <p className={styles['unsupported']} role="alert">
              {t('refused')}
            </p>
          )}
          <StateLine
            state={live.state}
            health={live.health}
            silentSeconds={live.silentSeconds}
            sharing={live.stream !== undefined}
            onReopen={live.reopen}
          />
          {live.stream ? (
            <Stage live={live} onShare={share} />
          ) : (
            <Guide able={able} signedIn={signedIn} onShare={share} />
          )}
          {live.result && (
            <div className={styles['actions']}>
              <Button onClick={() => live.result && kept.keep(live.result, options)}>{t('keep')}</Button>
              <Facts live={live} />
            </div>
          )}
          <KeptFrames {...kept} />
        </div>
      </div>
    </div>
  );
}

function Remaining({ live }: { readonly live: Live }) {
  const { t } = useTranslation('live');
  const { signedIn } = useCurrentUser();
  const allowance = useQuery({ ...allowanceQuery, enabled: signedIn }).data;
  const left = live.state?.liveTickets ?? allowance?.live_tickets.left;
  if (!signedIn || left === undefined) return null;
  return (
    <div className={styles['left']}>
      <span>{left === UNLIMITED ? t('unlimited') : t('left', { count: left })}</span>
      {left !== UNLIMITED && (
        <Button size="small" onClick={() => openRecharge()}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

function Stage({ live, onShare }: { readonly live: Live; readonly onShare: () => void }) {
  const { t } = useTranslation('live');
  const [together, setTogether] = useState(true);
  const second = useRef<SecondWindow>(undefined);
  const { stream, result } = live;
  useEffect(() => {
    if (result) second.current?.show(result.url);
  }, [result]);
  useEffect(() => () => second.current?.close(), []);
  const showSecond = () => {
    second.current = SecondWindow.open(t('result'));
    if (!second.current) return toast.warning(t('popupBlocked'));
    if (result) second.current.show(result.url);
    return toast.info(t('secondWindowHint'));
  };
  if (!stream) return null;
  return (
    <>
      <div className={styles['bar']}>
        <label className={styles['switch']}>
          <Switch label={t('continuous')} checked={live.continuous} onChange={live.setContinuous} />
          <span>{t('continuous')}</span>
        </label>
        {!live.continuous && (
          <Button kind="primary" onClick={live.renderOnce}>
            {t('once')}
          </Button>
        )}
        <ChipChoice
          label={t('view')}
          layout="row"
          value={together}
          options={[
            { value: true, name: t('sideBySide') },
            { value: false, name: t('resultOnly') },
          ]}
          onChange={setTogether}
        />
        <Button onClick={showSecond}>{t('secondWindow')}</Button>
        {live.area !== WHOLE && <Button onClick={() => live.setArea(WHOLE)}>{t('areaWhole')}</Button>}
        <span className={styles['spring']} />
        <Button onClick={onShare}>{t('shareAnother')}</Button>
        <Button onClick={live.stop}>{t('stopSharing')}</Button>
      </div>
      <div className={styles['stage']} data-together={together || undefined}>
        {together && <AreaPicker stream={stream} area={live.area} onChange={live.setArea} />}
        <div className={styles['result']}>
          {result && (
            <img src={result.url} alt={t('result')} data-frame={result.frame} data-pass={result.meta.pass} />
          )}
        </div>
      </div>
    </>
  );
}

function Facts({ live: { state, result } }: { readonly live: Live }) {
  const { t } = useTranslation('live');
  if (!state || !result) return null;
  return (
    <p className={styles['facts']}>
      {state.medianLatencyMs !== undefined && (
        <span>{t('latency', { ms: Math.round(state.medianLatencyMs) })}</span>
      )}
      <span>{t('rate', { count: state.framesPerSecond })}</span>
      <span>{t('seed', { seed: result.meta.seed })}</span>
    </p>
  );
}

interface GuideProps {
  readonly able: boolean;
  readonly signedIn: boolean;
  readonly onShare: () => void;
}

const STEPS = ['step1', 'step2', 'step3'] as const;

/** The way in three steps, and its first one to press. */
function Guide({ able, signedIn, onShare }: GuideProps) {
  const { t } = useTranslation('live');
  return (
    <div className={styles['guide']}>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>
            <h2>{t(step)}</h2>
            <p>{t(`${step}Body`)}</p>
          </li>
        ))}
      </ol>
      <Button kind="primary" size="large" disabled={!able} onClick={onShare}>
        {t(signedIn ? 'share' : 'logIn')}
      </Button>
    </div>
  );
}

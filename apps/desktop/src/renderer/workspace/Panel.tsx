import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useRef, useState } from 'react';
import { Button } from '@plumbline/web/ui/Button.tsx';
import { ChipChoice } from '@plumbline/web/ui/ChipChoice.tsx';
import { Slider } from '@plumbline/web/ui/slider/Slider.tsx';
import {
  DESKTOP_FUNCTIONS,
  DESKTOP_KINDS,
  type DesktopFunction,
  type DesktopKind,
} from '../../settings/settings.ts';
import { useClient, useTexts } from '../bridge/client-context.tsx';
import type { CaptureView } from '../capture/use-capture.ts';
import { Field } from '../parts/Field.tsx';
import { Guide } from './Guide.tsx';
import { LiveLine } from '../live/LiveLine.tsx';
import type { LiveView } from '../live/use-live.ts';
import { RenderState } from './RenderState.tsx';
import { shortKey } from './short-key.ts';
import styles from './Panel.module.css';

interface Props {
  readonly capture: CaptureView;
  readonly onPick: () => void;
  readonly live: LiveView;
  readonly onRender: () => void;
  readonly onFollow: () => void;
  readonly onFile: (file: File) => void;
}

/** Three steps from the window to the picture, and how it is to look. */
export function Panel({ capture, live, onPick, onRender, onFollow, onFile }: Props) {
  const { state, call } = useClient();
  const t = useTexts();
  const file = useRef<HTMLInputElement>(null);
  const { target, settings, locale, render } = state;
  const [prompt, setPrompt] = useState(settings.render.prompt);
  const { fields } = TOOLS[settings.render.function];
  const kindName = (kind: DesktopKind) =>
    fields.find(({ name }) => name === 'imageKind')?.options?.find(({ value }) => value === kind)?.label[
      locale
    ] ?? kind;
  const busy = render.entryId !== null;
  const linked = target !== null && !capture.lost;
  const { continuous } = settings.render;
  const step = !linked ? 1 : target.area ? 3 : 2;
  return (
    <aside className={styles['panel']}>
      <div className={styles['scroll']}>
        <ol className={styles['steps']}>
          <li data-done={step > 1 || undefined} data-now={step === 1 || undefined}>
            <span className={styles['number']}>1</span>
            <div>
              <strong>{t('stepWindow')}</strong>
              {linked && <p className={styles['title']}>{target.title}</p>}
              <div className={styles['row']}>
                <Button size="small" onClick={onPick}>
                  {t('chooseWindow')}
                </Button>
                {linked && (
                  <Button size="small" kind="text" onClick={capture.close}>
                    {t('disconnect')}
                  </Button>
                )}
              </div>
              <Button size="small" kind="text" onClick={() => file.current?.click()}>
                {t('orOpen')}
              </Button>
              <input
                ref={file}
                className="visually-hidden"
                type="file"
                tabIndex={-1}
                aria-label={t('orOpen')}
                accept="image/png,image/jpeg,image/webp"
                onChange={(event) => {
                  const [chosen] = event.target.files ?? [];
                  if (chosen) onFile(chosen);
                  event.target.value = '';
                }}
              />
            </div>
          </li>
          <li data-done={step > 2 || undefined} data-now={step === 2 || undefined}>
            <span className={styles['number']}>2</span>
            <div>
              <strong>{t('stepArea')}</strong>
              {linked && (
                <div className={styles['row']}>
                  <Button
                    size="small"
                    onClick={() => void call('selectArea', { x: 0, y: 0, width: 1, height: 1 })}
                  >
                    {t('wholeWindow')}
                  </Button>
                  <Button size="small" kind="text" onClick={() => void capture.renewStill()}>
                    {t('newStill')}
                  </Button>
                </div>
              )}
            </div>
          </li>
          <li data-now={step === 3 || undefined}>
            <span className={styles['number']}>3</span>
            <div>
              <strong>{t('stepRender')}</strong>
              <ChipChoice<boolean>
                label={t('mode')}
                layout="row"
                value={continuous}
                options={[
                  { value: false, name: t('modeSingle') },
                  { value: true, name: t('modeContinuous') },
                ]}
                onChange={(chosen) => {
                  if (!chosen) live.stop();
                  void call('changeRender', { continuous: chosen });
                }}
              />
              {continuous && !state.server.live && <p className={styles['title']}>{t('noLive')}</p>}
            </div>
          </li>
        </ol>
        {!settings.guideSeen && <Guide step={step} />}
        <div className={styles['options']}>
          <ChipChoice<DesktopFunction>
            label={t('tool')}
            layout="chips"
            value={settings.render.function}
            options={DESKTOP_FUNCTIONS.map((value) => ({ value, name: TOOLS[value].title[locale] }))}
            onChange={(value) => void call('changeRender', { function: value })}
          />
          <ChipChoice<DesktopKind | 'auto'>
            label={t('kind')}
            layout="chips"
            value={settings.render.imageKind ?? 'auto'}
            options={[
              { value: 'auto' as const, name: t('kindAuto') },
              ...DESKTOP_KINDS.map((value) => ({ value, name: kindName(value) })),
            ]}
            onChange={(kind) => void call('changeRender', { imageKind: kind === 'auto' ? null : kind })}
          />
          <ChipChoice<512 | 768>
            label={t('size')}
            layout="row"
            value={settings.render.size}
            options={[
              { value: 512, name: t('sizeFast') },
              { value: 768, name: t('sizeBetter') },
            ]}
            onChange={(size) => void call('changeRender', { size })}
          />
          <div className={styles['slider']}>
            <span>{t('similarity')}</span>
            <span className="tabular">{settings.render.similarity.toFixed(2)}</span>
            <Slider
              label={t('similarity')}
              min={0}
              max={1}
              step={0.05}
              value={settings.render.similarity}
              onChange={(similarity) => void call('changeRender', { similarity })}
            />
          </div>
          {continuous && (
            <div className={styles['slider']}>
              <span>{t('sensitivity')}</span>
              <span className="tabular">{settings.render.sensitivity.toFixed(2)}</span>
              <Slider
                label={t('sensitivity')}
                min={0}
                max={1}
                step={0.05}
                value={settings.render.sensitivity}
                onChange={(sensitivity) => void call('changeRender', { sensitivity })}
              />
            </div>
          )}
          <Field
            label={t('prompt')}
            rows={2}
            value={prompt}
            maxLength={2000}
            placeholder={t('promptHint')}
            onChange={setPrompt}
            onDone={() => void call('changeRender', { prompt })}
          />
        </div>
      </div>
      <div className={styles['foot']}>
        {continuous && <LiveLine live={live} />}
        {(!continuous || busy) && <RenderState />}
        {continuous ? (
          <FollowButton live={live} offered={state.server.live} onFollow={onFollow} />
        ) : busy ? (
          <Button size="large" block onClick={() => void call('stopRender')}>
            {t('stop')}
          </Button>
        ) : (
          <Button kind="primary" size="large" block onClick={onRender}>
            {t('render')}
            <kbd className={styles['key']}>{shortKey(settings.global.shortcut, state.platform)}</kbd>
          </Button>
        )}
      </div>
    </aside>
  );
}

interface FollowProps {
  readonly live: LiveView;
  readonly offered: boolean;
  readonly onFollow: () => void;
}

function FollowButton({ live, offered, onFollow }: FollowProps) {
  const t = useTexts();
  return live.running ? (
    <Button size="large" block onClick={live.stop}>
      {t('stopLive')}
    </Button>
  ) : (
    <Button kind="primary" size="large" block disabled={!offered} onClick={onFollow}>
      {t('startLive')}
    </Button>
  );
}

import type { Analysis } from '@plumbline/contract/api/analysis.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { IMAGE_KINDS } from '@plumbline/contract/api/images.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLocale, useLocalised } from '../i18n/use-locale.ts';
import { useIsShown } from '../session/route-access.ts';
import type { Dropped } from '../studio/base/dragged-picture.ts';
import { handOver } from '../studio/base/handed-over.ts';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast/toast.ts';
import styles from './Analysis.module.css';
import { straightenPicture } from './straighten-picture.ts';

interface Props {
  readonly analysis: Analysis;
  readonly onUpload: (dropped: Dropped) => void;
}

type Suggestion = Analysis['suggestions'][number];

/** The faults with what helps against each, and what else the picture is good for. */
export function WhatToDo({ analysis, onUpload }: Props) {
  const { t } = useTranslation('analysis');
  const locale = useLocale();
  const isShown = useIsShown();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const fixed = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const { issues, suggestions } = analysis;
  const offered = suggestions.filter(({ function: tool }) => tool === null || isShown(tool));
  return (
    <>
      <section aria-label={t('issues')}>
        <h2>{t('issues')}</h2>
        {issues.length === 0 ? (
          <p>{t('noIssues')}</p>
        ) : (
          <ul className={styles['issues']}>
            {issues.map(({ issue, severity, value }) => (
              <li key={issue}>
                <span>
                  {t(`issue_${issue}`, {
                    value: fixed.format(Math.abs(value)),
                    percent: percent.format(value),
                  })}
                </span>
                <meter aria-label={t('severity')} min={0} max={1} value={severity} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-label={t('suggestions')}>
        <h2>{t('suggestions')}</h2>
        {offered.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <ul className={styles['suggestions']}>
            {offered.map((suggestion) => (
              <li key={suggestion.kind}>
                <SuggestionButton suggestion={suggestion} analysis={analysis} onUpload={onUpload} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function SuggestionButton({
  suggestion: { kind, function: tool },
  analysis,
  onUpload,
}: Props & { readonly suggestion: Suggestion }) {
  const { t } = useTranslation('analysis');
  const localised = useLocalised();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const { imageId, url, thumbnailUrl, width, height, lines } = analysis;
  const open = (name: NonNullable<typeof tool>) => {
    const seen = IMAGE_KINDS.find((one) => one === analysis.kind);
    const picture = { imageId, url, thumbnailUrl, width, height, ...(seen ? { kind: seen } : {}) };
    handOver({ kind: 'picture', picture });
    void navigate(TOOLS[name].route);
  };
  const straighten = async () => {
    setBusy(true);
    try {
      const drawn = analysis.kind !== 'photo';
      const leaning = {
        tilt: lines.tilt ?? 0,
        convergence: kind === 'uprights' ? (lines.convergence ?? 0) : 0,
      };
      const file = await straightenPicture(url, leaning, drawn);
      toast.success(t('straightened'));
      onUpload({ kind: 'file', file });
    } catch {
      toast.error(t('notStraightened'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button loading={busy} onClick={() => (tool === null ? void straighten() : open(tool))}>
        {t(`do_${kind}`)}
      </Button>
      <small>
        {busy
          ? t('straightening')
          : tool === null
            ? t('here')
            : t('opens', { tool: localised(TOOLS[tool].title) })}
      </small>
    </>
  );
}

import type { ComposedPrompt } from '@plumbline/contract/prompts/compose-prompt.ts';
import { PROMPT_WEIGHTINGS } from '@plumbline/contract/prompts/compose-prompt.ts';
import { PROMPT_TITLE_MAX } from '@plumbline/contract/prompts/prompt-limits.ts';
import { LOCALES } from '@plumbline/contract/text.ts';
import { userMessage } from '@plumbline/client/server-error.ts';
import { TOOL_LIST, TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api } from '../api/client.ts';
import { openDialog } from '../dialogs/dialog-store.ts';
import { useLocale, useLocalised } from '../i18n/use-locale.ts';
import { LANGUAGE_NAMES } from '../layout/use-setting-items.ts';
import { useCurrentUser } from '../session/current-user.ts';
import { useIsShown } from '../session/route-access.ts';
import { useSettingsStore } from '../studio/settings/settings-store.ts';
import { Button } from '../ui/Button.tsx';
import { ChipChoice } from '../ui/ChipChoice.tsx';
import { toast } from '../ui/toast/toast.ts';
import type { PromptDraft } from './prompt-draft.ts';
import { ownPromptsQuery } from './prompt-queries.ts';
import styles from './Prompts.module.css';
import { TermList } from './TermList.tsx';

interface Props {
  readonly draft: PromptDraft;
  readonly composed: ComposedPrompt;
  readonly onChange: (draft: PromptDraft) => void;
}

/** Tools that take words. */
const WORDED = TOOL_LIST.filter(({ fields }) => fields.some(({ name }) => name === 'promptTxt'));

/** The prompt, what each of its terms comes to, and the ways on. */
export function PromptResult({ draft, composed, onChange }: Props) {
  const { t } = useTranslation('prompts');
  const locale = useLocale();
  const localised = useLocalised();
  const navigate = useNavigate();
  const client = useQueryClient();
  const isShown = useIsShown();
  const { signedIn } = useCurrentUser();
  const tool = TOOLS[draft.tool];
  const select = useId();
  const keep = useMutation({
    mutationFn: () =>
      api('addPrompt', {
        body: {
          title: (composed.terms[0]?.text ?? composed.prompt).slice(0, PROMPT_TITLE_MAX),
          prompt: composed.prompt,
          negative: composed.negative,
        },
      }),
    onSuccess: async () => {
      toast.success(t('kept'));
      await client.invalidateQueries(ownPromptsQuery);
    },
    onError: (error) => toast.error(userMessage(error, locale)),
  });
  const use = () => {
    const { setValue } = useSettingsStore.getState();
    setValue(draft.tool, 'promptTxt', composed.prompt);
    if (tool.fields.some(({ name }) => name === 'negativePrompt'))
      setValue(draft.tool, 'negativePrompt', composed.negative || undefined);
    void navigate(tool.route);
  };
  return (
    <section className={styles['result']} aria-label={t('result')}>
      <div className={styles['choices']}>
        <ChipChoice
          label={t('language')}
          layout="row"
          options={LOCALES.map((value) => ({ value, name: LANGUAGE_NAMES[value] }))}
          value={draft.language}
          onChange={(language) => onChange({ ...draft, language })}
        />
        <ChipChoice
          label={t('weighting')}
          layout="row"
          options={PROMPT_WEIGHTINGS.map((value) => ({ value, name: t(`weight_${value}`) }))}
          value={draft.weighting}
          onChange={(weighting) => onChange({ ...draft, weighting })}
        />
        <label htmlFor={select} className={styles['tool']}>
          {t('tool')}
          <select
            id={select}
            className={styles['select']}
            value={draft.tool}
            onChange={({ target }) => {
              const chosen = WORDED.find((one) => one.function === target.value);
              if (chosen) onChange({ ...draft, tool: chosen.function });
            }}
          >
            {WORDED.filter((one) => isShown(one.function)).map((one) => (
              <option key={one.function} value={one.function}>
                {localised(one.title)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {composed.terms.length === 0 ? (
        <p className={styles['quiet']}>{t('empty')}</p>
      ) : (
        <>
          <Written label={t('prompt')} text={composed.prompt} lang={draft.language} />
          {composed.negative !== '' && (
            <Written label={t('negative')} text={composed.negative} lang={draft.language} />
          )}
          {composed.leftOut > 0 && <p role="status">{t('leftOut', { count: composed.leftOut })}</p>}
          <div className={styles['ways']}>
            <Button kind="primary" disabled={composed.prompt === ''} onClick={use}>
              {t('use', { tool: localised(tool.title) })}
            </Button>
            <Button
              loading={keep.isPending}
              disabled={composed.prompt === ''}
              onClick={() => (signedIn ? keep.mutate() : openDialog('login'))}
            >
              {t('keep')}
            </Button>
          </div>
          <TermList
            terms={composed.terms}
            onWeigh={(text, weight) =>
              onChange({ ...draft, weights: { ...draft.weights, [text.toLowerCase()]: weight } })
            }
          />
        </>
      )}
    </section>
  );
}

interface WrittenProps {
  readonly label: string;
  readonly text: string;
  readonly lang: string;
}

function Written({ label, text, lang }: WrittenProps) {
  const { t } = useTranslation('prompts');
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => toast.success(t('copied')),
      () => toast.error(t('notCopied')),
    );
  return (
    <div className={styles['written']}>
      <div>
        <h2>{label}</h2>
        <Button size="small" aria-label={`${t('copy')}: ${label}`} onClick={copy}>
          {t('copy')}
        </Button>
      </div>
      <p lang={lang} role="textbox" aria-readonly aria-multiline aria-label={label} tabIndex={0}>
        {text}
      </p>
    </div>
  );
}

import { userMessage } from '@plumbline/client/server-error.ts';
import type { OwnPrompt } from '@plumbline/contract/api/prompts.ts';
import { PROMPT_TITLE_MAX } from '@plumbline/contract/prompts/prompt-limits.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { toast } from '../ui/toast/toast.ts';
import { ownPromptsQuery } from './prompt-queries.ts';
import styles from './Prompts.module.css';

interface Props {
  readonly prompt: OwnPrompt;
  readonly marked: boolean;
  readonly onMark: (on: boolean) => void;
  readonly onLoad: () => void;
}

/** A prompt that one keeps: its name is changed where it stands, and a deleted one can be had back for a moment. */
export function OwnPromptCard({ prompt, marked, onMark, onLoad }: Props) {
  const { t } = useTranslation('prompts');
  const locale = useLocale();
  const client = useQueryClient();
  const { promptId, title, prompt: text, negative } = prompt;
  const settle = () => client.invalidateQueries(ownPromptsQuery);
  const onError = (error: unknown) => toast.error(userMessage(error, locale));
  const rename = useMutation({
    mutationFn: (next: string) => api('changePrompt', { params: { promptId }, body: { title: next } }),
    onSettled: settle,
    onError,
  });
  const restore = useMutation({
    mutationFn: () => api('addPrompt', { body: { title, prompt: text, negative } }),
    onSettled: settle,
    onError,
  });
  const remove = useMutation({
    mutationFn: () => api('deletePrompt', { params: { promptId } }),
    onSuccess: () => toast.success(t('deleted'), { label: t('undo'), act: () => restore.mutate() }),
    onSettled: settle,
    onError,
  });
  return (
    <li className={styles['card']}>
      <input
        className={styles['name']}
        aria-label={t('rename', { title })}
        defaultValue={title}
        maxLength={PROMPT_TITLE_MAX}
        onBlur={({ target }) => {
          const next = target.value.trim();
          if (next === '') target.value = title;
          else if (next !== title) rename.mutate(next);
        }}
      />
      <p>{text}</p>
      {negative !== '' && <p className={styles['not']}>{negative}</p>}
      <div>
        <Button size="small" onClick={onLoad}>
          {t('load')}
        </Button>
        <IconButton
          icon="star"
          label={t('mark', { word: title })}
          pressed={marked}
          filled={marked}
          onClick={() => onMark(!marked)}
        />
        <IconButton icon="trash" label={t('delete', { title })} onClick={() => remove.mutate()} />
      </div>
    </li>
  );
}

import type { ManagedItem } from '@plumbline/contract/api/administration/content.ts';
import type { ContentOverlay } from '@plumbline/contract/content/overlay.ts';
import { PERSONA_INSTRUCTIONS_MAX } from '@plumbline/contract/talks/talk-limits.ts';
import { LOCALES, type Locale } from '@plumbline/contract/text.ts';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Drawer, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { categoriesQuery } from '../../api/queries.ts';
import { useLocalised } from '../../i18n/use-locale.ts';
import { LANGUAGE_NAMES } from '../../layout/use-setting-items.ts';
import { consoleApi } from '../console-api.ts';
import { Field } from '../parts/Field.tsx';
import { useChange } from '../use-change.ts';
import styles from './Content.module.css';
import { overlayDraftOf, overlayOf } from './overlay-draft.ts';

/** As the schema of what is laid over an item says. */
const LONGEST = { name: 60, lead: 200, instructions: PERSONA_INSTRUCTIONS_MAX } as const;
type TextLabel = 'nameIn' | 'headlineIn' | 'leadIn' | 'purposeIn' | 'instructionsIn';

/** Ids of built-in spaces have two digits. */
const SPACE_ID_LENGTH = 2;

interface Props {
  readonly item: ManagedItem;
  /** Absent where the editor is the page itself. */
  readonly onClose?: () => void;
}

/** What may be changed of one item, in every language. */
export function ItemEditor({ item, onClose }: Props) {
  const { t } = useTranslation('console');
  const localised = useLocalised();
  const [draft, setDraft] = useState(() => overlayDraftOf(item));
  const { busy, run } = useChange();
  const { kind, id: itemId, builtIn } = item;
  const save = async (overlay: ContentOverlay | null) => {
    const work = () => consoleApi('draftContent', { params: { kind, itemId }, body: { overlay } });
    if (await run(work, t('saved'))) onClose?.();
  };
  const overlay = overlayOf(draft, builtIn);
  const changed = JSON.stringify(overlay) !== JSON.stringify(overlayOf(overlayDraftOf(item), builtIn));
  const hasOverlay = Object.keys(item.draft ?? item.published ?? {}).length > 0;
  const buttons = (
    <div className={styles['buttons']}>
      <Button type="primary" loading={busy} disabled={!changed} onClick={() => void save(overlay)}>
        {t('saveDraft')}
      </Button>
      {item.draft && (
        <Button disabled={busy} onClick={() => void save(null)}>
          {t('takeBack')}
        </Button>
      )}
      {hasOverlay && (
        <Button disabled={busy} onClick={() => void save({})}>
          {t('restoreBuiltIn')}
        </Button>
      )}
    </div>
  );
  const fields = (
    <EditorFields
      kind={kind}
      itemId={itemId}
      draft={draft}
      onChange={(change) => setDraft({ ...draft, ...change })}
    />
  );
  if (!onClose)
    return (
      <>
        <p className={styles['hint']}>{t('welcomeDefault')}</p>
        {fields}
        {buttons}
      </>
    );
  return (
    <Drawer
      open
      title={t('editItem', { name: localised(builtIn.name) })}
      size={440}
      onClose={onClose}
      footer={buttons}
    >
      {draft.cover !== '' && <img className={styles['cover']} src={draft.cover} alt="" />}
      {fields}
    </Drawer>
  );
}

interface FieldsProps {
  readonly kind: ManagedItem['kind'];
  readonly itemId: string;
  readonly draft: ReturnType<typeof overlayDraftOf>;
  readonly onChange: (change: Partial<ReturnType<typeof overlayDraftOf>>) => void;
}

function EditorFields({ kind, itemId, draft, onChange }: FieldsProps) {
  const { t } = useTranslation('console');
  const localised = useLocalised();
  const domains = useQuery(categoriesQuery).data?.[0]?.children ?? [];
  const id = useId();
  const isWelcome = kind === 'welcome';
  const isPersona = kind === 'persona';
  const texts = (field: keyof typeof LONGEST, label: TextLabel) =>
    LOCALES.map((locale: Locale) => (
      <Field
        key={field + locale}
        id={id + field + locale}
        label={t(label, { language: LANGUAGE_NAMES[locale] })}
        {...(kind === 'prompt' ? { hint: t('promptHint') } : {})}
        {...(field === 'instructions' ? { hint: t('instructionsHint') } : {})}
      >
        <Input.TextArea
          id={id + field + locale}
          lang={locale}
          autoSize
          maxLength={LONGEST[field]}
          value={draft[field][locale]}
          onChange={(event) => onChange({ [field]: { ...draft[field], [locale]: event.target.value } })}
        />
      </Field>
    ));
  if (isWelcome)
    return (
      <>
        {texts('name', 'headlineIn')}
        {texts('lead', 'leadIn')}
      </>
    );
  return (
    <>
      {texts('name', 'nameIn')}
      {isPersona && (
        <>
          {texts('lead', 'purposeIn')}
          {texts('instructions', 'instructionsIn')}
          <Field id={`${id}model`} label={t('personaModel')} hint={t('personaModelHint')}>
            <Input
              id={`${id}model`}
              maxLength={200}
              value={draft.model}
              onChange={(event) => onChange({ model: event.target.value })}
            />
          </Field>
        </>
      )}
      {kind !== 'case' && !isPersona && (
        <Field id={`${id}cover`} label={t('cover')} hint={t('coverHint')}>
          <Input
            id={`${id}cover`}
            maxLength={200}
            value={draft.cover}
            onChange={(event) => onChange({ cover: event.target.value })}
          />
        </Field>
      )}
      {kind === 'category' && itemId.length === SPACE_ID_LENGTH && (
        <Field id={`${id}parent`} label={t('movedTo')}>
          <Select
            id={`${id}parent`}
            value={draft.parent}
            options={[
              { value: '', label: t('whereShipped') },
              ...domains.map((node) => ({ value: node.id, label: localised(node.name) })),
            ]}
            onChange={(parent) => onChange({ parent })}
          />
        </Field>
      )}
      <Field id={`${id}position`} label={t('position')} hint={t('positionHint')}>
        <Input
          id={`${id}position`}
          inputMode="numeric"
          maxLength={4}
          value={draft.position}
          onChange={(event) => onChange({ position: event.target.value.replace(/\D/g, '') })}
        />
      </Field>
      <Checkbox
        className={styles['hide'] ?? ''}
        checked={draft.hidden}
        onChange={(event) => onChange({ hidden: event.target.checked })}
      >
        {t('hide')}
      </Checkbox>
    </>
  );
}

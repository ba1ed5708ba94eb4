import { describeLicence } from '@plumbline/contract/works/describe-licence.ts';
import { LICENCES, type Licence } from '@plumbline/contract/works/licences.ts';
import { WORK_STORY_MAX, WORK_TITLE_MAX } from '@plumbline/contract/works/work-lists.ts';
import { useQuery } from '@tanstack/react-query';
import { Cascader, Checkbox, Input, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { categoriesQuery } from '../../api/queries.ts';
import { useLocalised } from '../../i18n/use-locale.ts';
import type { DraftWords } from './publish-draft.ts';
import styles from './Publish.module.css';

interface Props {
  readonly words: DraftWords;
  readonly onChange: (change: Partial<DraftWords>) => void;
  /** Whether there is a base, or a prompt, that could be shown. */
  readonly hasBase: boolean;
  readonly hasPrompt: boolean;
}

/** Title, story, category, licence, and what of its making is shown. */
export function WordsFields({ words, onChange, hasBase, hasPrompt }: Props) {
  const { t } = useTranslation('gallery');
  const localised = useLocalised();
  const id = useId();
  const domains = useQuery(categoriesQuery).data?.[0]?.children ?? [];
  type Node = (typeof domains)[number];
  const option = (node: Node): { value: string; label: string; children?: object[] } => ({
    value: node.id,
    label: localised(node.name),
    ...(node.children.length > 0 ? { children: node.children.map(option) } : {}),
  });
  return (
    <div className={styles['fields']}>
      <label htmlFor={`${id}title`}>{t('title')}</label>
      <Input
        id={`${id}title`}
        maxLength={WORK_TITLE_MAX}
        value={words.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <label htmlFor={`${id}story`}>{t('story')}</label>
      <Input.TextArea
        id={`${id}story`}
        rows={4}
        maxLength={WORK_STORY_MAX}
        placeholder={t('storyHint')}
        value={words.story}
        onChange={(event) => onChange({ story: event.target.value })}
      />
      <label htmlFor={`${id}category`}>{t('category')}</label>
      <Cascader
        id={`${id}category`}
        className={styles['wide'] ?? ''}
        changeOnSelect
        allowClear
        options={domains.map(option)}
        placeholder={t('categoryHint')}
        value={[...words.classifyIds]}
        onChange={(path) => onChange({ classifyIds: (path ?? []).map(String) })}
      />
      <label htmlFor={`${id}licence`}>{t('licence')}</label>
      <Select
        id={`${id}licence`}
        options={LICENCES.map((value) => ({ value, label: localised(describeLicence(value).name) }))}
        value={words.licence}
        onChange={(licence: Licence) => onChange({ licence })}
      />
      <p className={styles['hint']}>{t(`licenceHint_${words.licence}`)}</p>
      <Checkbox
        disabled={!hasBase}
        checked={words.showBase && hasBase}
        onChange={(event) => onChange({ showBase: event.target.checked })}
      >
        {t('showBase')}
      </Checkbox>
      <Checkbox
        disabled={!hasPrompt}
        checked={words.showPrompt && hasPrompt}
        onChange={(event) => onChange({ showPrompt: event.target.checked })}
      >
        {t('showPrompt')}
      </Checkbox>
    </div>
  );
}

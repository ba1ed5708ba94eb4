import type { CreateProjectBody } from '@plumbline/contract/api/projects.ts';
import {
  PROJECT_ADDRESS_MAX,
  PROJECT_CLIENT_MAX,
  PROJECT_DESCRIPTION_MAX,
  PROJECT_TITLE_MAX,
} from '@plumbline/contract/projects/project-lists.ts';
import { Button, Input } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Project.module.css';

interface Props {
  readonly start: CreateProjectBody;
  readonly submitText: string;
  readonly onSubmit: (details: CreateProjectBody) => Promise<void>;
  readonly children?: ReactNode;
}

const LINES = [
  { name: 'title', text: 'name', max: PROJECT_TITLE_MAX },
  { name: 'client', text: 'client', max: PROJECT_CLIENT_MAX },
  { name: 'address', text: 'address', max: PROJECT_ADDRESS_MAX },
] as const;

/** What a project says of itself: it stands in the title block of everything that is printed. */
export function DetailsForm({ start, submitText, onSubmit, children }: Props) {
  const { t } = useTranslation('projects');
  const id = useId();
  const [details, setDetails] = useState(start);
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    await onSubmit(details);
    setBusy(false);
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (details.title.trim() !== '') void submit();
      }}
    >
      {LINES.map(({ name, text, max }) => (
        <label key={name} htmlFor={id + name}>
          <span>{t(text)}</span>
          <Input
            id={id + name}
            autoFocus={name === 'title'}
            maxLength={max}
            {...(name === 'title' ? { placeholder: t('namePlaceholder') } : {})}
            value={details[name]}
            onChange={({ target }) => setDetails({ ...details, [name]: target.value })}
          />
        </label>
      ))}
      <label htmlFor={`${id}description`}>
        <span>{t('description')}</span>
        <Input.TextArea
          id={`${id}description`}
          autoSize={{ minRows: 2, maxRows: 8 }}
          maxLength={PROJECT_DESCRIPTION_MAX}
          value={details.description}
          onChange={({ target }) => setDetails({ ...details, description: target.value })}
        />
      </label>
      {children}
      <Button type="primary" htmlType="submit" loading={busy} disabled={details.title.trim() === ''}>
        {submitText}
      </Button>
    </form>
  );
}

import { useId } from 'react';
import { useLocalised } from '../../../i18n/use-locale.ts';
import { useStudio } from '../../studio-context.ts';
import { Field } from '../Field.tsx';
import { type FieldProps, useField } from '../use-field.ts';
import { TidyMenu } from './TidyMenu.tsx';
import { WordsAnswer } from './WordsAnswer.tsx';
import { WordsInput } from './WordsInput.tsx';

interface Props extends FieldProps {
  readonly rows?: number;
  /** Under the answer. */
  readonly children?: React.ReactNode;
}

/** The prompt or the negative prompt, and at once what its words come to. */
export function WordsField({ tool, field, rows = 1, children }: Props) {
  const localised = useLocalised();
  const { value, set } = useField(tool, field);
  const { words } = useStudio().run;
  const answer = useId();
  const text = String(value ?? '');
  const marks = words.marks.filter((mark) => mark.field === field.name);
  return (
    <Field
      field={field}
      {...(text === '' ? {} : { value: <TidyMenu value={text} onChange={set} max={field.max} /> })}
    >
      <WordsInput
        label={localised(field.label)}
        placeholder={field.hint && localised(field.hint)}
        rows={rows}
        max={field.max}
        value={text}
        marks={marks}
        describedBy={answer}
        onChange={set}
      />
      <WordsAnswer
        id={answer}
        marks={marks}
        wishes={field.name === 'promptTxt' ? words.wishes : []}
        unanswered={field.name === 'promptTxt' && words.unanswered}
        needed={field.required === true}
      />
      {children}
    </Field>
  );
}

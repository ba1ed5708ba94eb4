import {
  CASE_SECTIONS,
  CASE_SECTIONS_MAX,
  type CaseSection,
  SECTION_CAPTION_MAX,
  WORK_PICTURES_MAX,
} from '@plumbline/contract/works/work-lists.ts';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { IconButton } from '../../ui/IconButton.tsx';
import { ChipChoice } from '../../ui/ChipChoice.tsx';
import { hashOfWork } from '../address/work-hash.ts';
import { MineFrame } from '../mine/MineFrame.tsx';
import { PickOwnPictures } from './PickOwnPictures.tsx';
import { PictureRow } from './PictureRow.tsx';
import {
  type DraftPicture,
  type DraftSection,
  EMPTY_WORDS,
  missingOf,
  type PublishDraft,
} from './publish-draft.ts';
import styles from './Publish.module.css';
import { usePublish } from './use-publish.ts';
import { WordsFields } from './WordsFields.tsx';

/** A case begins as a project does: with its drawing. */
const START: PublishDraft = {
  ...EMPTY_WORDS,
  kind: 'case',
  pictures: [],
  sections: [
    { key: 0, kind: 'drawing', caption: '', pictures: [] },
    { key: 1, kind: 'variant', caption: '', pictures: [] },
  ],
};

/** Tells a case from one's own pictures: a cover, and its sections from the drawing to the details. */
export function TellCasePage() {
  return (
    <MineFrame>
      <CaseForm />
    </MineFrame>
  );
}

function CaseForm() {
  const { t } = useTranslation('gallery');
  const navigate = useNavigate();
  const [draft, setDraft] = useState(START);
  const [picking, setPicking] = useState<'cover' | number>();
  const { busy, publish } = usePublish(
    (workId) => void navigate({ pathname: '/casemineByCase', hash: hashOfWork(workId) }),
  );
  const change = (wanted: Partial<PublishDraft>) => setDraft((before) => ({ ...before, ...wanted }));
  const changeSection = (key: number, wanted: Partial<DraftSection>) =>
    change({
      sections: draft.sections.map((section) => (section.key === key ? { ...section, ...wanted } : section)),
    });
  const picked = draft.sections.find(({ key }) => key === picking);
  const missing = missingOf(draft);
  return (
    <div className={styles['columns']}>
      <div>
        <h2>{t('caseCover')}</h2>
        <PictureRow
          label={t('caseCover')}
          pictures={draft.pictures}
          chosen={draft.pictures}
          onChange={(pictures) => change({ pictures })}
          onMore={() => setPicking('cover')}
        />
        <h2>{t('caseSections')}</h2>
        <p className={styles['hint']}>{t('caseSectionsBody')}</p>
        <ol className={styles['sections']}>
          {draft.sections.map((section) => (
            <SectionFields
              key={section.key}
              section={section}
              onChange={(wanted) => changeSection(section.key, wanted)}
              onMore={() => setPicking(section.key)}
              onRemove={() => change({ sections: draft.sections.filter(({ key }) => key !== section.key) })}
            />
          ))}
        </ol>
        {draft.sections.length < CASE_SECTIONS_MAX && (
          <Button
            onClick={() =>
              change({
                sections: [
                  ...draft.sections,
                  {
                    key: Math.max(-1, ...draft.sections.map(({ key }) => key)) + 1,
                    kind: 'detail',
                    caption: '',
                    pictures: [],
                  },
                ],
              })
            }
          >
            {t('addSection')}
          </Button>
        )}
      </div>
      <div>
        <WordsFields words={draft} onChange={change} hasBase={false} hasPrompt={false} />
        <div className={styles['send']}>
          <Button
            type="primary"
            size="large"
            loading={busy}
            disabled={missing !== undefined}
            onClick={() => void publish(draft)}
          >
            {t('publish')}
          </Button>
          <p className={styles['hint']} role="status">
            {missing === undefined ? t('publishBody') : t(`missing_${missing}`)}
          </p>
        </div>
      </div>
      {picking !== undefined && (
        <PickOwnPictures
          uploads={picking !== 'cover'}
          most={WORK_PICTURES_MAX}
          chosen={picking === 'cover' ? draft.pictures : (picked?.pictures ?? [])}
          onChosen={(pictures: DraftPicture[]) =>
            picking === 'cover' ? change({ pictures }) : changeSection(picking, { pictures })
          }
          onClose={() => setPicking(undefined)}
        />
      )}
    </div>
  );
}

interface SectionProps {
  readonly section: DraftSection;
  readonly onChange: (change: Partial<DraftSection>) => void;
  readonly onMore: () => void;
  readonly onRemove: () => void;
}

function SectionFields({ section, onChange, onMore, onRemove }: SectionProps) {
  const { t } = useTranslation('gallery');
  return (
    <li className={styles['section']}>
      <div className={styles['sectionHead']}>
        <ChipChoice<CaseSection>
          label={t('sectionKind')}
          layout="row"
          options={CASE_SECTIONS.map((value) => ({ value, name: t(`section_${value}`) }))}
          value={section.kind}
          onChange={(kind) => onChange({ kind })}
        />
        <IconButton icon="trash" label={t('removeSection')} onClick={onRemove} />
      </div>
      <Input
        aria-label={t('caption')}
        placeholder={t('caption')}
        maxLength={SECTION_CAPTION_MAX}
        value={section.caption}
        onChange={(event) => onChange({ caption: event.target.value })}
      />
      <PictureRow
        label={t(`section_${section.kind}`)}
        pictures={section.pictures}
        chosen={section.pictures}
        onChange={(pictures) => onChange({ pictures })}
        onMore={onMore}
      />
    </li>
  );
}

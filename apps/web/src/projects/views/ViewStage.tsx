import type { Project, ProjectView } from '@plumbline/contract/api/projects.ts';
import type { VersionNode } from '@plumbline/contract/api/versions.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { comparePath } from '../../compare/compare-path.ts';
import { useLocale, useLocalised } from '../../i18n/use-locale.ts';
import { useIsShown } from '../../session/route-access.ts';
import { handOver } from '../../studio/base/handed-over.ts';
import { basePlace } from '../../studio/stage/base-place.ts';
import { previewOf } from '../../ui/bounded-source.ts';
import { Button } from '../../ui/Button.tsx';
import { CompareSlider } from '../../ui/CompareSlider.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useViews } from './use-views.ts';
import styles from './ViewPage.module.css';

interface Props {
  readonly project: Project;
  readonly view: ProjectView;
  readonly shown: VersionNode;
  readonly before: VersionNode | undefined;
}

/** What a drawing is rendered with: a result joins the view that its base is in. */
const RENDERS = ['indoorRender', 'architecturalRender', 'colorFlatPicture'] as const;

/** Of the picture, as a share of the window's height in percent. */
const TALLEST_DVH = 72;

/** A version large, over another one where one is compared, and what can be done with it. */
export function ViewStage({ project, view, shown, before }: Props) {
  const { t } = useTranslation(['projects', 'studio']);
  const locale = useLocale();
  const localised = useLocalised();
  const { change, place, takeOut } = useViews(project.projectId);
  const isShown = useIsShown();
  const [position, setPosition] = useState(50);
  const { viewId, name } = view;
  const { made, imageId, width, height } = shown;
  const isCurrent = view.current?.imageId === imageId;
  const others = project.views.filter((each) => each.viewId !== viewId);
  const time = new Date(shown.createdAt).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const makeCurrent = async () => {
    const former = view.currentImageId;
    if (!(await change(viewId, { currentImageId: imageId }))) return;
    toast.success(t('currentSet'), {
      label: t('undo'),
      act: () => void change(viewId, { currentImageId: former }),
    });
  };
  const moveTo = async (target: ProjectView, taskId: string) => {
    if (!(await place(target.viewId, [taskId]))) return;
    toast.success(t('added', { count: 1, name: target.name }), {
      label: t('undo'),
      act: () => void place(viewId, [taskId]),
    });
  };
  return (
    <div className={styles['sheet']} style={{ width: `min(100%, ${(TALLEST_DVH * width) / height}dvh)` }}>
      <div className={styles['picture']} style={{ aspectRatio: width / height }}>
        {before ? (
          <CompareSlider
            before={previewOf(before.url, before) ?? before.url}
            after={previewOf(shown.url, shown) ?? shown.url}
            beforePlace={basePlace(
              before,
              shown,
              shown.parentId === before.imageId ? made?.request : undefined,
            )}
            beforeAlt={before.name ?? t('pictureOf', { name })}
            afterAlt={shown.name ?? t('pictureOf', { name })}
            label={t('divider')}
            position={position}
            onChange={setPosition}
          />
        ) : (
          <img src={previewOf(shown.url, shown) ?? shown.url} alt={shown.name ?? t('pictureOf', { name })} />
        )}
      </div>
      <div className={styles['under']}>
        <p>
          {[...(made ? [localised(TOOLS[made.function].title)] : []), time, `${width} × ${height}`].join(
            ' · ',
          )}
        </p>
        <div className={styles['actions']}>
          {made && before?.made && (
            <Link to={comparePath({ task: before.made, imageId: before.imageId }, { task: made, imageId })}>
              <Button tabIndex={-1}>{t('compareFull')}</Button>
            </Link>
          )}
          {!made && (
            <Menu
              className={styles['render']}
              items={RENDERS.filter(isShown).map((tool) => ({
                key: tool,
                label: localised(TOOLS[tool].title),
                to: TOOLS[tool].route,
                onClick: () => handOver({ kind: 'picture', picture: shown }),
              }))}
            >
              {t('renderIt')} <Icon name="chevron-down" size={16} />
            </Menu>
          )}
          {made && (
            <Link to={`${TOOLS[made.function].route}?task=${made.taskId}`}>
              <Button tabIndex={-1}>{t('openInTool')}</Button>
            </Link>
          )}
          <Button kind="primary" disabled={isCurrent} onClick={() => void makeCurrent()}>
            {t(isCurrent ? 'isCurrent' : 'makeCurrent')}
          </Button>
          {made && (
            <MenuButton
              icon="more"
              label={t('more', { name: shown.name ?? localised(TOOLS[made.function].title) })}
              items={[
                ...(others.length === 0
                  ? []
                  : [
                      { type: 'heading' as const, label: t('moveTo') },
                      ...others.map((other) => ({
                        key: other.viewId,
                        label: other.name,
                        onClick: () => void moveTo(other, made.taskId),
                      })),
                      { type: 'divider' as const },
                    ]),
                {
                  key: 'takeOut',
                  label: t('takeOut'),
                  onClick: () => void takeOut(viewId, [made.taskId], isCurrent ? view.currentImageId : null),
                },
              ]}
            />
          )}
        </div>
      </div>
    </div>
  );
}

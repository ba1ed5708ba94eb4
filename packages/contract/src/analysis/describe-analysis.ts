import type { Analysis } from '../api/analysis.ts';
import type { SceneSpace } from '../api/scene.ts';
import type { Locale, LocalisedText } from '../text.ts';
import { fillText } from '../text.ts';
import { LIGHT_TEXTS, PERSPECTIVE_TEXTS, WARMTH_TEXTS } from './analysis-texts.ts';

const text = (zh: string, en: string, ja: string): LocalisedText => ({ 'zh-CN': zh, en, ja });

const KINDS: Readonly<Record<string, LocalisedText>> = {
  su: text('模型截图', 'model screenshot', 'モデル画面'),
  photo: text('照片', 'photo', '写真'),
  colour: text('彩色图纸', 'colour drawing', '着彩図'),
  sketch: text('手绘草图', 'hand sketch', '手描きスケッチ'),
  line: text('线稿', 'line drawing', '線画'),
  white: text('白模', 'white model', '白模型'),
  plan: text('平面图', 'plan', '平面図'),
};
const SPACES: Readonly<Record<SceneSpace, LocalisedText>> = {
  exterior: text('建筑外观', 'the outside of a building', '建物の外観'),
  interior: text('室内', 'a room', '室内'),
  landscape: text('景观', 'a garden', 'ランドスケープ'),
  aerial: text('鸟瞰场地', 'a site from above', '敷地の鳥瞰'),
  plan: text('户型平面', 'a floor plan', '間取り'),
  site: text('总平面', 'a site plan', '配置'),
};
const SENTENCES = {
  what: text(
    '这是一张{space}的{kind}，{width} × {height} 像素。',
    'A {kind} of {space}, {width} × {height} px.',
    '{space}の{kind}です（{width} × {height} px）。',
  ),
  colours: text('主要色彩：{colours}。', 'Its main colours are {colours}.', '主な色は{colours}です。'),
  light: text('{side}{warmth}。', '{side}{warmth}.', '{side}{warmth}。'),
  camera: text(
    '{perspective}，水平视角约 {angle}°，相当于 {focal} mm 镜头。',
    '{perspective}; it sees about {angle}° from left to right, as a lens of {focal} mm does.',
    '{perspective}。水平画角は約 {angle}°、{focal} mm のレンズに相当します。',
  ),
  plan: text(
    '识别到 {rooms} 个房间，合计约 {area} m²。',
    'It shows {rooms} rooms of about {area} m² together.',
    '{rooms} 部屋、合計およそ {area} m² を読み取りました。',
  ),
  faults: text(
    '发现 {count} 处可以改进的地方。',
    'Things that can be better: {count}.',
    '改善できる点が {count} 件あります。',
  ),
  fine: text(
    '没有发现明显的技术问题。',
    'No technical faults were found.',
    '技術的な問題は見つかりませんでした。',
  ),
} as const;

/** A few sentences about a picture, of what was measured alone. */
export function describeAnalysis(analysis: Omit<Analysis, 'description'>, locale: Locale): string {
  const { camera, plan, light, palette, issues } = analysis;
  const list = new Intl.ListFormat(locale, { type: 'conjunction', style: 'long' });
  const say = (sentence: keyof typeof SENTENCES, values: Record<string, string | number> = {}) =>
    fillText(SENTENCES[sentence][locale], values);
  const join = locale === 'en' ? ' ' : '';
  const names = palette
    .slice(0, 3)
    .map(({ name }) => (locale === 'en' ? name.en.toLowerCase() : name[locale]));
  const drawn = analysis.kind === 'plan' || analysis.kind === 'line' || analysis.kind === 'sketch';
  return [
    say('what', {
      kind: (KINDS[analysis.kind] ?? text(analysis.kind, analysis.kind, analysis.kind))[locale],
      space: SPACES[analysis.space][locale],
      width: analysis.width,
      height: analysis.height,
    }),
    ...(names.length > 0 ? [say('colours', { colours: list.format(names) })] : []),
    ...(drawn
      ? []
      : [
          say('light', {
            side: LIGHT_TEXTS[light.side][locale],
            warmth:
              light.warmth === null
                ? ''
                : (locale === 'en' ? ', ' : '，') + WARMTH_TEXTS[light.warmth][locale],
          }),
        ]),
    ...(camera
      ? [
          say('camera', {
            perspective: PERSPECTIVE_TEXTS[camera.perspective][locale],
            angle: Math.round(camera.fieldOfView),
            focal: Math.round(camera.focalMm),
          }),
        ]
      : []),
    ...(plan ? [say('plan', { rooms: plan.rooms.length, area: Math.round(plan.squareMetres) })] : []),
    issues.length > 0 ? say('faults', { count: issues.length }) : say('fine'),
  ].join(join);
}

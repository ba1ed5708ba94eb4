import type { DrawingView } from '../view.ts';

export type DrawingLanguage = 'zh-CN' | 'en' | 'ja';

const KINDS: Record<
  DrawingLanguage,
  Record<Exclude<DrawingView['kind'], 'elevation'> | 'parallel', string>
> = {
  'zh-CN': {
    plan: '平面图',
    section: '剖面图',
    axonometric: '轴测图',
    perspective: '透视图',
    parallel: '平行投影',
  },
  en: {
    plan: 'Plan',
    section: 'Section',
    axonometric: 'Axonometric',
    perspective: 'Perspective',
    parallel: 'Parallel projection',
  },
  ja: {
    plan: '平面図',
    section: '断面図',
    axonometric: 'アクソノメトリック図',
    perspective: '透視図',
    parallel: '平行投影図',
  },
};

const SIDES = {
  'zh-CN': { north: '北立面图', east: '东立面图', south: '南立面图', west: '西立面图' },
  en: { north: 'North elevation', east: 'East elevation', south: 'South elevation', west: 'West elevation' },
  ja: { north: '北立面図', east: '東立面図', south: '南立面図', west: '西立面図' },
} as const;

/** What a drawing is called on its sheet. */
export function titleOf(view: DrawingView, language: DrawingLanguage, storey: string | null): string {
  const kind = view.kind === 'elevation' ? SIDES[language][view.side] : KINDS[language][kindOf(view)];
  return storey === null ? kind : `${storey} ${kind}`;
}

function kindOf(view: Exclude<DrawingView, { kind: 'elevation' }>): keyof (typeof KINDS)['en'] {
  return view.kind === 'perspective' && view.camera.parallelWidthM !== undefined ? 'parallel' : view.kind;
}

/** The look of the whole app. Every colour and size that is not in this file is a mistake. */

export type Theme = 'light' | 'dark';

interface Palette {
  /** Page. */ readonly canvas: string;
  /** Panels and cards. */ readonly surface: string;
  /** Fields and quiet buttons on a surface. */ readonly field: string;
  /** What floats: menus, dialogs. */ readonly raised: string;
  /** Neutral ground around pictures. */ readonly well: string;
  readonly ink: string;
  readonly inkSoft: string;
  /** Weakest text that still has 4.5:1 on canvas, surface and field. */ readonly inkFaint: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly hover: string;
  readonly pressed: string;
  /** A code to scan and its ground, dark on light in both themes: not every phone reads the reverse. */
  readonly codeInk: string;
  readonly codePaper: string;
  /** On colours of content, which are the same by day and by night. */
  readonly onContent: string;
  /** The mark, selection, progress. */ readonly accent: string;
  /** Ground of the primary action: the accent, darkened until its text has 4.5:1. */ readonly accentFill: string;
  readonly accentFillHover: string;
  readonly onAccent: string;
  readonly accentText: string;
  readonly accentSoft: string;
  readonly scrim: string;
  /** Over the page, under a dialog. */ readonly mask: string;
  readonly shadow: string;
}

export const PALETTES: Readonly<Record<Theme, Palette>> = {
  light: {
    canvas: '#f6f6f5',
    surface: '#ffffff',
    field: '#f3f3f2',
    raised: '#ffffff',
    well: '#e5e5e3',
    ink: '#1b1b1a',
    inkSoft: '#5a5a57',
    inkFaint: '#6b6b68',
    line: 'rgba(27, 27, 26, 0.09)',
    lineStrong: 'rgba(27, 27, 26, 0.18)',
    hover: 'rgba(27, 27, 26, 0.05)',
    pressed: 'rgba(27, 27, 26, 0.09)',
    codeInk: '#000000',
    codePaper: '#ffffff',
    onContent: '#ffffff',
    accent: '#d5452b',
    accentFill: '#cb3f26',
    accentFillHover: '#b8371f',
    onAccent: '#ffffff',
    accentText: '#b8371f',
    accentSoft: 'rgba(213, 69, 43, 0.1)',
    scrim: 'rgba(255, 255, 255, 0.86)',
    mask: 'rgba(27, 27, 26, 0.32)',
    shadow: '0 0 0 1px rgba(27, 27, 26, 0.06), 0 8px 28px rgba(27, 27, 26, 0.14)',
  },
  dark: {
    canvas: '#161616',
    surface: '#1f1f1f',
    field: '#2a2a2a',
    raised: '#282828',
    well: '#101010',
    ink: '#ededec',
    inkSoft: '#b4b4b1',
    inkFaint: '#9a9a97',
    line: 'rgba(237, 237, 236, 0.09)',
    lineStrong: 'rgba(237, 237, 236, 0.18)',
    hover: 'rgba(237, 237, 236, 0.06)',
    pressed: 'rgba(237, 237, 236, 0.11)',
    codeInk: '#000000',
    codePaper: '#ffffff',
    onContent: '#ffffff',
    accent: '#ff6a4d',
    accentFill: '#ff6a4d',
    accentFillHover: '#ff8066',
    onAccent: '#1d0d08',
    accentText: '#ff8a72',
    accentSoft: 'rgba(255, 106, 77, 0.16)',
    scrim: 'rgba(22, 22, 22, 0.86)',
    mask: 'rgba(0, 0, 0, 0.6)',
    shadow: '0 0 0 1px rgba(237, 237, 236, 0.08), 0 8px 28px rgba(0, 0, 0, 0.55)',
  },
};

/** What regions of a read picture are outlined and filled with, by class; told apart on paper and on photos alike. */
export const SCENE_COLOURS = {
  sky: '#4c9be8',
  background: '#8aa3b8',
  ground: '#a58a63',
  lawn: '#6fae3a',
  paving: '#b7a98f',
  earth: '#8c6237',
  water: '#1fa5b5',
  planting: '#3f9a4d',
  tree: '#2c7a43',
  wall: '#e0a33a',
  siding: '#c98b2b',
  masonry: '#b5593c',
  timber: '#a8703a',
  roof: '#c2413b',
  glass: '#38bdd8',
  door: '#8b5cf6',
  opening: '#6d7cf0',
  trim: '#7a7f87',
  metal: '#94a0ad',
  floor: '#c08a4e',
  ceiling: '#9fb4c8',
  rug: '#c05a9b',
  fabric: '#d977b0',
  furniture: '#b146c2',
  joinery: '#9a5a2e',
  lamp: '#e8c21c',
  person: '#f07b3f',
  vehicle: '#56616e',
  'plan-wall': '#40454d',
  'plan-room': '#e0a33a',
  'plan-door': '#8b5cf6',
  'plan-outside': '#6fae3a',
  unknown: '#8d8d8a',
} as const;

/** What masks are tinted in, in the order they are made: told apart from each other and from most rooms. */
export const MASK_COLOURS = ['#ff4d2e', '#2f7ef0', '#18a957', '#b146c2', '#e8a21c', '#12a5b5'] as const;

/** Lines over pictures of any colour: a light casing under a dark one, and the three axes of a camera. */
export const OVERLAY = {
  casing: 'rgba(255, 255, 255, 0.85)',
  hatch: 'rgba(27, 27, 26, 0.62)',
  hatchGround: 'rgba(255, 255, 255, 0.34)',
  axisX: '#d5452b',
  axisY: '#2f8f4e',
  axisZ: '#2b6fd5',
  horizon: '#1b1b1a',
  kept: '#70747a',
  lost: '#d62828',
  added: '#1860e8',
} as const;

export const SIZES = {
  fontXs: 12,
  fontSm: 13,
  font: 14,
  fontLg: 16,
  fontXl: 20,
  font2xl: 28,
  font3xl: 44,
  radius: 8,
  radiusCard: 12,
  radiusSmall: 6,
  control: 32,
  controlPrimary: 40,
  header: 52,
  panel: 320,
  history: 104,
} as const;

export const MOTION = { quick: 120, calm: 200 } as const;

const LATIN = "'Inter Variable', 'Inter', system-ui, -apple-system, 'Segoe UI'";
/** The system's own CJK faces; the order decides which glyph variant a shared character takes. */
const FONTS = {
  'zh-CN': `${LATIN}, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif`,
  en: `${LATIN}, sans-serif`,
  ja: `${LATIN}, 'Hiragino Sans', 'Yu Gothic UI', 'Noto Sans CJK JP', 'Noto Sans JP', sans-serif`,
} as const;

/** A token's name as its custom property writes it, without the dashes before it: `inkSoft` is `ink-soft`. */
export function kebab(name: string): string {
  return name.replace(/[A-Z0-9]+/g, (part, at: number) => (at === 0 ? part : `-${part.toLowerCase()}`));
}

function declarations(values: Readonly<Record<string, string | number>>, unit = ''): string {
  return Object.entries(values)
    .map(([name, value]) => `--${kebab(name)}:${value}${typeof value === 'number' ? unit : ''}`)
    .join(';');
}

/** The tokens as CSS custom properties, put into the page's head when it is built. */
export function tokenStyles(): string {
  return [
    `:root{${declarations(SIZES, 'px')};${declarations({ quick: `${MOTION.quick}ms`, calm: `${MOTION.calm}ms` })};--font-family:${FONTS['zh-CN']}}`,
    ...Object.entries(FONTS).map(([locale, font]) => `:root:lang(${locale}){--font-family:${font}}`),
    `:root{${declarations(OVERLAY)}}`,
    // What is printed is dark on light in both.
    `:root,[data-paper]{${declarations({ ...PALETTES.light })};color-scheme:light}`,
    `:root[data-theme='dark']{${declarations({ ...PALETTES.dark })};color-scheme:dark}`,
    // As strong as the dark palette, and after it: on paper nothing is dark.
    `@media print{:root:root{${declarations({ ...PALETTES.light, canvas: PALETTES.light.surface, well: PALETTES.light.surface })};color-scheme:light}}`,
    'html{background:var(--canvas)}',
    '@media (prefers-reduced-motion:reduce){:root{--quick:0ms;--calm:0ms}}',
  ].join('\n');
}

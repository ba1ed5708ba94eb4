import { GREY as g, THIN, box, oval, repeat, shadow, shape } from './pen.ts';

/** Things that belong to a building. Each is drawn on a sheet of 240 × 160 with the floor at 140. */
export const BUILDING_PARTS: Readonly<Record<string, string>> = {
  window:
    box(66, 22, 108, 104, { fill: g.white }) +
    box(74, 30, 44, 88, { fill: g.light, line: THIN }) +
    box(122, 30, 44, 88, { fill: g.light, line: THIN }) +
    shape('M74 100 L118 56 V82 L82 118 H74 Z', { fill: g.white, line: 0 }) +
    shape('M122 100 L166 56 V82 L130 118 H122 Z', { fill: g.white, line: 0 }) +
    shape('M74 74 H118 M122 74 H166', { line: THIN }) +
    box(58, 126, 124, 9, { fill: g.middle }),
  door:
    shadow(120, 141, 52, 4) +
    box(80, 16, 80, 124, { fill: g.white }) +
    box(88, 24, 64, 116, { fill: g.light }) +
    box(97, 34, 46, 40, { fill: g.white, line: THIN }) +
    box(97, 84, 46, 46, { fill: g.white, line: THIN }) +
    oval(146, 82, 2.8, 2.8, { fill: g.ink, line: 0 }),
  curtain:
    box(64, 30, 112, 100, { fill: g.light, line: THIN }) +
    shape('M120 30 V130 M64 80 H176', { line: THIN }) +
    shape('M56 24 H184', {}) +
    oval(54, 24, 3.4, 3.4, { fill: g.ink, line: 0 }) +
    oval(186, 24, 3.4, 3.4, { fill: g.ink, line: 0 }) +
    shape('M60 24 H104 C102 70 96 96 86 118 L88 140 H60 Z', { fill: g.white }) +
    shape('M180 24 H136 C138 70 144 96 154 118 L152 140 H180 Z', { fill: g.white }) +
    shape('M70 30 V134 M80 30 C80 80 78 104 76 134 M92 30 C91 74 86 96 80 114', { line: THIN }) +
    shape('M170 30 V134 M160 30 C160 80 162 104 164 134 M148 30 C149 74 154 96 160 114', { line: THIN }),
  stairs:
    shadow(124, 142, 80, 4) +
    shape('M52 140 V122 H80 V104 H108 V86 H136 V68 H164 V50 H196 V140 Z', { fill: g.light }) +
    shape('M80 122 H52 M108 104 H80 M136 86 H108 M164 68 H136', { line: THIN }) +
    shape('M60 122 V86 L176 14 H196', {}) +
    repeat(4, (k) => shape(`M${88 + 28 * k} ${104 - 18 * k} V${69 - 17.6 * k}`, { line: THIN })),
  fireplace:
    shadow(120, 141, 76, 4) +
    box(84, 12, 72, 36, { fill: g.white }) +
    box(52, 46, 136, 11, { fill: g.middle }) +
    shape('M60 57 H180 V140 H158 V80 H82 V140 H60 Z', { fill: g.white }) +
    box(82, 80, 76, 60, { fill: g.deep }) +
    shape('M98 132 L142 124 M100 124 L140 132', { line: 5 }) +
    shape('M120 126 C104 118 110 106 118 94 C120 104 136 108 130 126 Z', { fill: g.white, line: THIN }),
  sink:
    shadow(120, 142, 62, 4) +
    box(62, 84, 116, 56, { fill: g.light }) +
    shape('M120 84 V140 M112 108 V116 M128 108 V116', { line: THIN }) +
    box(54, 74, 132, 10, { fill: g.white }) +
    shape('M76 60 H164 C162 70 154 74 146 74 H94 C86 74 78 70 76 60 Z', { fill: g.white }) +
    shape('M120 60 V34 C120 24 138 24 138 34 V40', { line: 4 }) +
    shape('M112 60 H128', { line: 4 }),
  bathtub:
    shadow(120, 141, 78, 5) +
    shape('M42 76 H198 C196 108 184 128 160 128 H80 C56 128 44 108 42 76 Z', { fill: g.white }) +
    box(36, 70, 168, 9, { fill: g.light, round: 4.5 }) +
    shape('M62 90 C66 106 74 114 86 116', { line: THIN }) +
    shape('M74 128 L70 140 M166 128 L170 140', {}) +
    shape('M184 70 V44 C184 34 168 34 168 44 V50', { line: 4 }),
};

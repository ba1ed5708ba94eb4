import { type HelpArticle, links, list } from '../help-article.ts';

export const PLANS: readonly HelpArticle[] = [
  {
    id: 'floor-plan',
    topic: 'render',
    title: ['彩色平面图', 'Coloured floor plan', '着彩平面図'],
    lead: [
      '每个房间铺上真实比例的材料，墙线和文字保留。',
      'Every room gets materials at true scale; walls and lettering stay.',
      '部屋ごとに実寸の素材を敷き、壁の線も文字も残ります。',
    ],
    asked: [
      '户型图 上色 填色 平面彩图 平面布置',
      'floor plan colouring apartment layout furnish presentation plan',
      '間取り図 着色 平面図に色 プレゼン',
    ],
    tools: ['colorFlatPicture'],
    blocks: [
      list(
        [
          '图要从正上方看，外墙要完整在画面里；缺了外墙的图会被拒绝，不扣次数。',
          'Seen straight from above, with the outer walls inside the frame. Where they are cut off the plan is refused, at no charge.',
          '真上から見た図で、外壁が画面に収まっていること。切れていると受け付けず、回数も減りません。',
        ],
        [
          '墙画成双线或填黑，门画出开启弧线，房间最容易认准。',
          'Walls as double lines or solid, and door swings, make rooms easiest to tell.',
          '壁は二重線か塗りつぶし、扉の軌跡があると部屋を判別しやすくなります。',
        ],
        [
          '小于 480 像素的图会丢房间，请导出大一些。',
          'Below 480 px rooms get lost: export it larger.',
          '480 px 未満では部屋を失います。大きめに書き出してください。',
        ],
        [
          '房间认错了，在“识别”里点它换类别或材料。印在图上的房间名会保留，但不会被读取。',
          'A room that was misread is corrected under “Understood”. Printed room names are kept but not read.',
          '部屋の判別違いは「読み取り」で直せます。図中の室名は残りますが、読み取りには使いません。',
        ],
      ),
      links({ article: 'refused-pictures' }, { article: 'understood' }),
    ],
  },
  {
    id: 'site-plan',
    topic: 'render',
    title: ['彩色总平面', 'Coloured master plan', '着彩配置図'],
    lead: [
      '总平面线稿变成彩色总图：建筑、道路、绿地、水面和树影。',
      'A site plan becomes a master plan: buildings, roads, planting, water and tree shadows.',
      '配置図に建物・道路・緑地・水面・樹木の影を着彩します。',
    ],
    asked: [
      '总图 总平 规划图 彩总',
      'site plan masterplan urban plan colouring',
      '配置図 全体計画 マスタープラン 外構図',
    ],
    tools: ['allPlan'],
    blocks: [
      list(
        [
          '图上要有场地：道路、绿化或水面。只有户型的图请用“彩色平面图”。',
          'It needs a site: roads, planting or water. The plan of a building alone belongs in the coloured floor plan.',
          '敷地（道路・植栽・水面）が必要です。建物だけの図は「着彩平面図」へ。',
        ],
        [
          '浅色填过的底图比纯线稿认出更多地面；只有曲线的图容易被当成草图，请更正图片类型。',
          'Lightly tinted plans give more surfaces than bare lines; one of curves alone may be taken for a sketch: correct its kind.',
          '薄く塗った図は線だけより多くの面を読み取れます。曲線だけの図はスケッチと判断されがちなので種類を直してください。',
        ],
        [
          '雪天里道路和草地的边界会变淡。',
          'In snow the edges between roads and lawns fade.',
          '雪では道路と芝生の境が薄れます。',
        ],
      ),
      links({ article: 'refused-pictures' }, { article: 'render-above' }),
    ],
  },
];

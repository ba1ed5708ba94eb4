import { type HelpArticle, links, list, note, paragraph, steps } from '../help-article.ts';

export const TRUTH: readonly HelpArticle[] = [
  {
    id: 'fidelity',
    topic: 'truth',
    title: ['保真分数是什么意思', 'What fidelity means', '忠実度とは'],
    lead: [
      '底图的边线有多少在同样的位置留在结果里。',
      'The share of the base’s edges that the result keeps in their place.',
      'ベースの輪郭のうち、結果の同じ位置に残った割合です。',
    ],
    asked: [
      '保真度 分数 准确 结构变了吗 红线 蓝线 变形',
      'fidelity score accuracy did my design change red lines blue lines geometry',
      '忠実度 スコア 正確さ 形が変わった 赤い線 青い線',
    ],
    blocks: [
      paragraph(
        '一条边算“保留”，要求结果里在一个像素以内、方向相同，并且至少有一半的对比。',
        'An edge counts as kept where the result has, within one pixel and in the same direction, at least half its contrast.',
        '結果の 1 画素以内、同じ向きに、半分以上のコントラストがあれば「保持」と数えます。',
      ),
      list(
        [
          '按 F 打开保真图：灰色是保留，红色是丢失，蓝色是新增。',
          'Press F for the picture of it: grey kept, red lost, blue added.',
          'F で図を表示：灰は保持、赤は消失、青は追加。',
        ],
        [
          '蓝色多半是材料的纹理和影子，不代表形体变了。',
          'Blue is mostly texture and shadow; it does not mean that the shape changed.',
          '青の多くは素材の模様や影で、形の変化ではありません。',
        ],
        [
          '夜景和深色材料的分数会低一些，因为暗处对比小。',
          'Night and dark materials score lower: there is less contrast in the dark.',
          '夜や暗い素材はコントラストが小さく、低めに出ます。',
        ],
        [
          '太低时会自动再试一两次，每次更靠近底图；记录里写着每次的结果。',
          'Where too little is kept it tries again, nearer to the base, at most twice; the record names every try.',
          '低すぎるときはベースに近づけて最大 2 回やり直し、記録に残します。',
        ],
      ),
      links({ article: 'lines-lost' }, { article: 'kept-pixels' }),
    ],
  },
  {
    id: 'lines-lost',
    topic: 'truth',
    title: [
      '线条丢了、形体变了怎么办',
      'Lines are lost or shapes look wrong',
      '線が消えた・形がおかしいとき',
    ],
    lead: [
      '先看哪里丢了，再决定调什么。',
      'See where first, then decide what to change.',
      'まずどこかを見て、調整を決めます。',
    ],
    asked: [
      '走样 变形 不像原图 细节没了 窗户不见 结构改变',
      'distorted not like the original missing details windows gone changed my design',
      '形が崩れる 元と違う 細部が消えた 窓がない',
    ],
    blocks: [
      steps(
        ['按 F，看红色集中在哪里。', 'Press F and see where the red is.', 'F で赤い所を見ます。'],
        [
          '整张都淡：把结构控制调高，例如 0.8。',
          'Faint everywhere: raise the geometry strength, to 0.8 for example.',
          '全体に薄い：形状の保持を 0.8 などに上げます。',
        ],
        [
          '某一块认错了（窗成了墙、路成了草）：打开“识别”（U），点它改类别。',
          'A region was misread (glass as wall, a path as lawn): open “Understood” (U) and correct it.',
          '領域の判別違い（窓が壁、道が芝生）：「読み取り」（U）で直します。',
        ],
        [
          '不许动的地方：在“识别”里锁定，或用锁图工具。',
          'Something must not change at all: lock it there, or use a lock tool.',
          '絶対に変えない所：ロックするか、ロックのツールを使います。',
        ],
        [
          '看“墨线”视图：底图的线会叠在结果上。',
          'The “Ink” view lays the base’s lines over the result.',
          '「墨線」表示でベースの線を重ねて見ます。',
        ],
      ),
      links({ article: 'understood' }, { article: 'keep-materials' }, { article: 'good-pictures' }),
    ],
  },
  {
    id: 'understood',
    topic: 'truth',
    title: [
      '“识别”：看懂了什么，怎么更正',
      '“Understood”: see and correct the reading',
      '「読み取り」を確認して直す',
    ],
    lead: [
      '每个区域是什么、有多大把握，点一下就能改。',
      'Every region with its class and how sure it is; one click corrects it.',
      '領域ごとの種類と確かさを示し、クリックで直せます。',
    ],
    asked: [
      '识别错误 区域 分类 改材质 材质 ID 图 通道图 更正',
      'wrong recognition regions class material id map channel correct segmentation',
      '判別違い 領域 種類 素材 ID マップ 修正',
    ],
    blocks: [
      steps(
        [
          '图上点“识别”，或按 U。',
          'Press “Understood” over the picture, or U.',
          '画像の上の「読み取り」または U。',
        ],
        [
          '点一个区域；Shift 多选，“选中全部”选同类。',
          'Click a region; Shift adds more, “Select all” takes its kind.',
          '領域をクリック。Shift で追加、「すべて選択」で同種を選びます。',
        ],
        [
          '改类别、直接指定材质，或锁定：锁定的一个像素也不变。',
          'Change its class, give it a material, or lock it to the pixel.',
          '種類を変え、素材を指定し、またはロックします。',
        ],
        [
          '再渲染一次。更正会随这张底图保存。',
          'Render again. Corrections stay with this base.',
          '再度実行します。修正はベースとともに残ります。',
        ],
      ),
      list(
        [
          '“不确定”的区域按中性处理，不会乱猜。',
          'A region that is unsure keeps a neutral look rather than a guess.',
          '不確かな領域は推測せず中立に処理します。',
        ],
        [
          '材质 ID 图（SketchUp、Rhino、D5、Revit 导出的纯色图）与底图同样大小时，可以代替自动分区。',
          'A material-ID map (the flat-colour export of SketchUp, Rhino, D5 or Revit) of the base’s size takes the place of the regions.',
          'ベースと同じ大きさの素材 ID マップ（SketchUp などの単色図）は自動の領域分けに代わります。',
        ],
        [
          '洗图和风格迁移里只能锁定，不能改类别。',
          'In the effect wash and style transfer regions can be locked only.',
          '仕上げとスタイル転写ではロックだけができます。',
        ],
      ),
      links({ article: 'lines-lost' }, { article: 'render-rooms' }),
    ],
  },
  {
    id: 'kept-pixels',
    topic: 'truth',
    title: ['“N 个像素未变”', '“N px unchanged”', '「N px そのまま」'],
    lead: [
      '蒙版之外的每个像素都与底图逐字节相同，并且逐一核对过。',
      'Every pixel outside the mask is the base’s byte for byte, and each was compared.',
      'マスクの外の画素はすべて元とバイト単位で同じで、照合済みです。',
    ],
    asked: [
      '没涂的地方会变吗 其他部分 保证不变 像素',
      'does the rest change outside mask guarantee untouched pixels',
      '塗らない所は変わる 他の部分 保証 画素',
    ],
    blocks: [
      paragraph(
        '编辑类工具完成后会核对一次，结果下方写出有多少像素适用。混合只发生在蒙版之内，所以软边要往里画。',
        'Editing tools check it on every result and say for how many pixels it holds. Blending happens inside the mask, so a soft edge lies within what you painted.',
        '編集ツールは結果ごとに確かめ、該当する画素数を示します。ぼかしはマスクの内側で行われます。',
      ),
      note(
        '渲染类工具会重画整张图，没有这一行；要保证像素不变，请锁定区域。',
        'Renders paint the whole picture and have no such line; lock a region where you need it.',
        'レンダリングは全体を描くためこの表示はありません。必要な所はロックしてください。',
      ),
      links({ article: 'keep-materials' }, { article: 'painting-masks' }),
    ],
  },
  {
    id: 'make-it-again',
    topic: 'truth',
    title: ['重新生成并比对', 'Making a result again', '同じ結果を再生成する'],
    lead: [
      '每张结果都带着完整记录，可以用当时的版本再做一次，逐像素比对。不计次数。',
      'Every result keeps its record and can be made again by the version of then, compared pixel by pixel. Not counted.',
      'どの結果も記録から当時のバージョンで再生成し、画素ごとに照合できます。回数は数えません。',
    ],
    asked: [
      '复现 重做 升级后不一样 版本 记录 证明',
      'reproduce rerun after upgrade different engine version record proof',
      '再現 やり直し 更新後 違う バージョン 記録 証明',
    ],
    blocks: [
      steps(
        [
          '点结果下方的引擎名称，例如“内置引擎”。',
          'Click the engine’s name under the result.',
          '結果の下のエンジン名をクリックします。',
        ],
        ['点“重新生成并比对”。', 'Press “Make it again and compare”.', '「再生成して照合」を押します。'],
        [
          '“一致”表示每个像素都相同；不一致时会写明差多少。',
          '“It matches” means every pixel is the same; if not, it says by how much.',
          '「一致」は全画素が同じ。異なれば差を示します。',
        ],
      ),
      paragraph(
        '做不到的情况会说明原因：底图已删除、服务器上没有当时的版本，或引擎不接受这个请求。',
        'Where it cannot be done it says why: an input was deleted, the server lacks the version of then, or the engine refuses the request.',
        'できない場合は理由を示します（元画像の削除、当時のバージョンがない、など）。',
      ),
      links({ article: 'same-result-again' }, { article: 'versions-of-a-picture' }),
    ],
  },
];

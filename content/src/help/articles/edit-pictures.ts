import { type HelpArticle, links, list, note, steps } from '../help-article.ts';

export const EDIT_PICTURES: readonly HelpArticle[] = [
  {
    id: 'remove-things',
    topic: 'edit',
    title: ['快速去除与精细去除', 'Removing things', '不要な物を消す'],
    lead: [
      '涂掉不要的东西，背景接着周围的结构补上。',
      'Paint what should go; the background closes along its surroundings.',
      '不要な物を塗ると、まわりの構造に沿って背景が埋まります。',
    ],
    asked: [
      '去掉 擦除 删除 路人 水印 杂物 消除 电线 抹掉',
      'erase delete get rid of people clutter cables remove object from photo',
      '消す 消去 除去 通行人 電線 ごみ 取り除く',
    ],
    tools: ['clean', 'cleanpro'],
    blocks: [
      list(
        [
          '快速去除：一张结果，适合地面、草地、墙面上的小东西。',
          'Quick removal: one result, for small things on floors, lawns and walls.',
          'かんたん消去：結果は 1 枚。床・芝生・壁の小さな物に。',
        ],
        [
          '精细去除：默认三个方案，各用一种补法，顺着透视和结构补全；大件东西选最平静的那张最稳妥。',
          'Fine removal: three candidates by default, each closed in another way along perspective and structure. For large things the calmest is the safest.',
          '精密消去：既定で 3 案、透視と構造に沿って別々の方法で補います。大きな物は最も穏やかな案が安全です。',
        ],
        [
          '影子也要涂上，用硬边画笔；软边会留下残影。',
          'Paint the shadow too, with a hard brush: a soft rim leaves a ghost.',
          '影も硬いブラシで塗ってください。柔らかい縁は残像になります。',
        ],
        [
          '不要把整张图都涂满：周围没涂的部分就是补全的依据。',
          'Leave a part unpainted: the rest is what the background is made from.',
          '全体を塗らないでください。塗らない部分が手がかりになります。',
        ],
      ),
      note(
        '大件家具背后的墙角不会重建，墙和地从两边柔和地接上。',
        'Behind large furniture the corner of a room is not rebuilt: wall and floor go on softly from both sides.',
        '大きな家具の裏の部屋の角は再現されず、壁と床が両側から柔らかく続きます。',
      ),
      links(
        {
          page: '/lama',
          text: ['只有画面的快速去除页', 'Quick removal by itself', '画面だけのかんたん消去'],
        },
        { article: 'painting-masks' },
      ),
    ],
  },
  {
    id: 'extend-picture',
    topic: 'edit',
    title: ['扩图', 'Extending the picture', '画像を広げる'],
    lead: [
      '画面向外延伸到新画布，原图一个像素也不变。',
      'The picture goes on to a new canvas; the original stays to the pixel.',
      '画像を新しいキャンバスへ広げます。元の部分は一画素も変わりません。',
    ],
    asked: [
      '外扩 扩展画面 改比例 横图变竖图 补边 画布',
      'outpaint wider canvas aspect ratio expand borders uncrop',
      '画面を広げる 余白 縦横比 拡張 アウトペイント',
    ],
    tools: ['extendImg'],
    blocks: [
      steps(
        [
          '选画布比例，或拖动边框；也可以直接填宽和高。',
          'Choose a shape, drag the frame, or type width and height.',
          '比率を選ぶか枠をドラッグ、または幅と高さを入力します。',
        ],
        [
          '把原图拖到想要的位置，“居中”让它回到中间。',
          'Move the picture inside it; “Centre” brings it back.',
          '元の画像を動かします。「中央に」で戻ります。',
        ],
        ['应用。', 'Apply.', '適用します。'],
      ),
      note(
        '画面边缘切断的物体会淡入周围，而不是长全；离原图越远越柔和、越空。',
        'What the edge cuts through fades into its surroundings instead of ending; far out pictures are soft and empty.',
        '縁で切れた物は完結せず周囲になじみます。遠いほど柔らかく、空いた画面になります。',
      ),
      links({ article: 'editing-problems' }),
    ],
  },
  {
    id: 'cut-out',
    topic: 'edit',
    title: ['智能抠图', 'Cutting out', '切り抜く'],
    lead: [
      '边缘干净的透明图：自动、点选，或用画笔标出范围。',
      'A transparent picture with clean edges: by itself, by clicks or with the brush.',
      '縁のきれいな透明画像を、自動・クリック・ブラシで作ります。',
    ],
    asked: [
      '去背景 透明底 抠出 扣图 png 换背景',
      'remove background transparent png matting isolate',
      '背景を消す 透明 切り抜き 背景除去 png',
    ],
    tools: ['matting'],
    blocks: [
      list(
        [
          '什么都不涂：自动找出主体。',
          'Paint nothing: the subject is found by itself.',
          '何も塗らない：主体を自動で見つけます。',
        ],
        [
          '画笔标主体，橡皮标背景，中间没涂的由它判断；头发、树叶这样的边缘最好用。',
          'Brush on the subject, eraser on the background; what lies between is worked out. Best for hair and leaves.',
          'ブラシで主体、消しゴムで背景を示し、間は自動で判断します。髪や葉の縁に向きます。',
        ],
        [
          '结果点“作为物品放进画面”，就能在物品替换里使用。',
          '“Use as object” on the result takes it to object replacement.',
          '結果の「物として置く」で、物の置き換えに使えます。',
        ],
        [
          '下载选 PNG 或 WebP，JPEG 没有透明。',
          'Save it as PNG or WebP: a JPEG has no transparency.',
          'PNG か WebP で保存します。JPEG は透明を持ちません。',
        ],
      ),
      note(
        '白色物品放在白底上会丢失（线稿除外），请用画笔标出来。',
        'White parts before a white ground are lost, except in line drawings: mark them with the brush.',
        '白い背景の白い部分は失われます（線画を除く）。ブラシで示してください。',
      ),
      links({ article: 'object-replacement' }, { article: 'picking' }),
    ],
  },
  {
    id: 'enlarge',
    topic: 'edit',
    title: ['高清放大与清晰度增强', 'Enlarging and sharpening', '高解像度化と鮮明度アップ'],
    lead: [
      '放大 2 倍或 4 倍，或原尺寸去掉模糊和压缩痕迹。会员功能。',
      'Two or four times the size, or the same size without blur and compression marks. For members.',
      '2 倍・4 倍に拡大、または同じ大きさでぼけと圧縮ノイズを除去。会員向けです。',
    ],
    asked: [
      '变清晰 放大 模糊 高清 4k 分辨率提高 打印',
      'upscale blurry sharpen higher resolution print 4k bigger',
      '拡大 ぼやけ 鮮明 高画質 解像度を上げる 印刷 4K',
    ],
    tools: ['realUpImg', 'upScaleImg'],
    blocks: [
      list(
        [
          '底图宽高不超过 2000 像素，所以结果最大 8000 像素；放大过的图不能再放大。',
          'A base has at most 2000 px a side, so a result at most 8000 px; it cannot be enlarged again.',
          '元画像は縦横 2000 px まで、結果は最大 8000 px。結果は再拡大できません。',
        ],
        [
          '2 倍用 1 次，4 倍用 2 次（除非本站另有定价，按钮上写着）。',
          'Twice costs 1, four times 2, unless this site says otherwise on the button.',
          '2 倍は 1 回、4 倍は 2 回（本サイトの設定が異なる場合はボタンの表示に従います）。',
        ],
        [
          '它让线条和边缘更清晰，不会凭空造出细节。',
          'Lines and edges become crisp; no detail is invented.',
          '線と縁がくっきりします。ない細部を作り出すことはありません。',
        ],
        [
          '2000 像素放大 4 倍约需二十秒，服务器忙时要几分钟。',
          'Four times 2000 px takes about twenty seconds, minutes on a busy server.',
          '2000 px の 4 倍は約 20 秒、混雑時は数分かかります。',
        ],
      ),
      links({ article: 'membership' }, { article: 'upload-problems' }),
    ],
  },
  {
    id: 'compress',
    topic: 'edit',
    title: ['无损压缩', 'Lossless compression', '可逆圧縮'],
    lead: [
      '文件更小，像素完全相同，格式不变。',
      'A smaller file of the same format with exactly the same pixels.',
      '画素も形式もそのまま、ファイルだけを小さくします。',
    ],
    asked: [
      '压缩图片 减小体积 文件太大 瘦身',
      'reduce file size smaller jpeg png optimise shrink file',
      '圧縮 容量を減らす ファイルを軽く サイズ縮小',
    ],
    tools: ['compress'],
    blocks: [
      list(
        [
          'JPEG、PNG 和无损 WebP 可以更小；有损 WebP 没有更小的写法。',
          'JPEG, PNG and lossless WebP can become smaller; a lossy WebP cannot.',
          'JPEG・PNG・可逆 WebP は小さくできます。非可逆 WebP はできません。',
        ],
        [
          '每次都会逐像素核对；没有更小的文件时，原文件还给您，次数退回。',
          'Every pixel is compared. Where nothing smaller exists you get your file back, and the count too.',
          '毎回すべての画素を照合します。小さくならなければ元のファイルと回数をお返しします。',
        ],
        [
          '它不改变宽高。图片超出尺寸时，上传处会直接提议缩小。',
          'It does not change width and height. A picture that is too large is offered to be shrunk where you bring it.',
          '縦横は変えません。大きすぎる画像は入れる場所で縮小を提案します。',
        ],
      ),
      links({ article: 'not-charged' }, { article: 'upload-problems' }),
    ],
  },
];

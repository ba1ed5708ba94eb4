import { type HelpArticle, links, list, note, paragraph, steps } from '../help-article.ts';

export const EDIT_SURFACES: readonly HelpArticle[] = [
  {
    id: 'partial-render',
    topic: 'edit',
    title: ['局部渲染', 'Rendering a part again', '一部だけ描き直す'],
    lead: [
      '只重画涂抹的部分，其余一个像素也不变。',
      'Only what you paint is rendered anew; the rest stays to the pixel.',
      '塗った部分だけを描き直し、ほかは一画素も変わりません。',
    ],
    asked: [
      '局部重绘 只改一块 修改部分 重画',
      'inpaint redo one area change part of the image',
      '部分修正 一部だけ変更 描き直し インペイント',
    ],
    tools: ['architecturalPart'],
    blocks: [
      steps(
        [
          '放入要改的图，可以是自己的渲染结果（“作为底图”）。',
          'Put in the picture; “Use as base” takes one of your renders.',
          '画像を入れます。自分の結果は「ベースに使う」で入れられます。',
        ],
        [
          '涂出要重画的地方，选类别、空间和风格。',
          'Paint the area, then choose category, space and style.',
          '描き直す範囲を塗り、カテゴリー・空間・スタイルを選びます。',
        ],
        [
          '应用。透视和光线与整张图一致，边界处的色调自然接上。',
          'Apply. Perspective and light agree with the whole, and tones meet at the border.',
          '適用します。透視と光は全体に合い、境目の色調もなじみます。',
        ],
      ),
      paragraph(
        '照片不会被重新画：涂抹处的表面换成您写的材料，像素按所选氛围调色。',
        'A photo is not drawn anew: surfaces in the area take the materials you name, and its pixels the grade of the mood.',
        '写真は描き直しません。塗った面は指定した素材に、画素は雰囲気に合わせて調整されます。',
      ),
      links({ article: 'painting-masks' }, { article: 'kept-pixels' }),
    ],
  },
  {
    id: 'material-replacement',
    topic: 'edit',
    title: ['材质替换', 'Replacing a material', '素材を置き換える'],
    lead: [
      '墙、地、台面换一种材料：透视和真实尺寸正确，光影保留。',
      'Another material on a wall, floor or worktop: true to perspective and size, with its own light.',
      '壁・床・天板を別の素材に。透視と実寸に忠実で、光と影も残ります。',
    ],
    asked: [
      '换地板 换墙面 贴图 换瓷砖 换木纹 换材料 铺砖',
      'change floor wall tiles texture swap flooring marble wood cladding',
      '床を変える 壁紙 タイル 張り替え テクスチャ 木目',
    ],
    tools: ['materialChange'],
    blocks: [
      steps(
        [
          '点选（K）或画笔涂出要换的面；一面一个蒙版。',
          'Pick the surface by click (K) or paint it; one mask for each surface.',
          'クリック選択（K）かブラシで面を塗ります。面ごとにマスクを分けます。',
        ],
        [
          '从材质库选一种，或上传自己的贴图。',
          'Choose one of the library, or upload a texture of your own.',
          'ライブラリから選ぶか、自分のテクスチャをアップロードします。',
        ],
        [
          '核对“贴图实际宽度”，需要时旋转方向。',
          'Check the real width of a tile, and turn it if you need to.',
          '「タイルの実幅」を確かめ、必要なら回転します。',
        ],
        [
          '透视不对时，用“拉透视框”把四个角放到这个面上的一个矩形上。',
          'If the perspective is off, use “Set the perspective” and put the four corners on a rectangle of the surface.',
          '透視が合わなければ「透視を指定」で、面の上の長方形に四隅を合わせます。',
        ],
      ),
      list(
        [
          '墙上的窗、门、画和灯会留下。',
          'Windows, doors, pictures and lamps in a wall of a photo stay.',
          '写真の壁にある窓・扉・絵・照明は残ります。',
        ],
        [
          '“保留原有光影”关闭时，只铺平整的材料。',
          'With “Keep the picture’s light” off the material lies flat and evenly lit.',
          '「元の光と影を残す」をオフにすると、均一な明るさで敷かれます。',
        ],
      ),
      note(
        '看不到墙脚的斜面和航拍，尺寸是估计的；两面同色的墙相接时可能被当成一面，请分开涂。',
        'On slopes and drone views, where no foot of the surface is seen, the scale is a guess. Two walls of one colour that meet may count as one: paint them apart.',
        '足元の見えない斜面や空撮では縮尺は推定です。同色の二面の壁は一面とみなされることがあるので、分けて塗ってください。',
      ),
      links({ article: 'real-size' }, { article: 'perspective-frame' }, { article: 'picking' }),
    ],
  },
  {
    id: 'colour-change',
    topic: 'edit',
    title: ['颜色替换', 'Changing a colour', '色を変える'],
    lead: [
      '只换颜色，明暗、纹理和高光都保留。',
      'Another colour; shading, texture and highlights stay.',
      '色だけを変え、陰影・質感・ハイライトは残します。',
    ],
    asked: [
      '改颜色 换色 调色 墙漆 乳胶漆 色号',
      'recolour paint colour wall paint hex',
      '塗り替え 色変更 塗装 カラーコード',
    ],
    tools: ['colorchange'],
    blocks: [
      steps(
        ['涂出要换色的表面。', 'Paint the surface.', '面を塗ります。'],
        [
          '选颜色、输入色值，或按 C 从图中取色。',
          'Choose a colour, type its value, or press C to take it off the picture.',
          '色を選ぶか値を入力、または C で画像から取ります。',
        ],
        [
          '应用后看“色差 ΔE”：小于 2 时肉眼难以分辨与所选颜色的差别。',
          'Apply and read ΔE: below 2 the eye hardly tells the result from what you asked for.',
          '適用後の ΔE が 2 未満なら、指定色との差はほぼ見分けられません。',
        ],
      ),
      links({ article: 'painting-masks' }, { article: 'kept-pixels' }),
    ],
  },
  {
    id: 'object-replacement',
    topic: 'edit',
    title: ['物品替换', 'Replacing an object', '物を置き換える'],
    lead: [
      '换上库里的物品、自己抠好的物品、另一种材质，或参考图的样子。',
      'An object of the library, a cut-out of your own, another material, or the look of a reference.',
      'ライブラリの物、自分の切り抜き、別の素材、参考画像の姿に置き換えます。',
    ],
    asked: [
      '换家具 换沙发 加人 加树 放一把椅子 添加物体 软装搭配 配景',
      'swap furniture sofa add person tree put a chair insert object entourage',
      '家具を変える ソファ 人物を追加 木を置く 添景 物を足す',
    ],
    tools: ['objectChangepro'],
    blocks: [
      steps(
        [
          '涂出旧物品和它的影子；想放新东西就涂出一块空地。',
          'Paint the old object with its shadow, or a free place for something new.',
          '元の物と影を塗ります。新しく置くなら空いた場所を塗ります。',
        ],
        [
          '从物品库选（沙发、床、灯、人、树、车等 30 种），或选一张透明底的抠图。',
          'Choose from the library (30 things: sofas, beds, lamps, people, trees, cars…) or one of your cut-outs.',
          'ライブラリ（ソファ・ベッド・照明・人・樹木・車など 30 種）か、切り抜きを選びます。',
        ],
        [
          '自己的抠图要填实际高度或宽度，并选落地、挂墙或吊顶。',
          'Give a cut-out its real height or width, and say whether it stands, hangs on a wall or from a ceiling.',
          '切り抜きには実際の高さか幅を入れ、床・壁・天井の置き方を選びます。',
        ],
        [
          '应用：它按画面的透视和光线放好，带着影子。',
          'Apply: it stands in the picture’s perspective and light, with its shadow.',
          '適用すると、画面の透視と光に合わせて影とともに置かれます。',
        ],
      ),
      note(
        '大约每三件旧物里有一件认不出来，会留在新物品后面：先用“快速去除”清掉它。地面不会映出新物品。',
        'About every third old thing is not recognised and stays behind the new one: remove it first. Floors do not mirror objects.',
        '元の物の約三つに一つは見分けられず後ろに残ります。先に「かんたん消去」で消してください。床には映り込みません。',
      ),
      links({ article: 'cut-out' }, { article: 'remove-things' }),
    ],
  },
];

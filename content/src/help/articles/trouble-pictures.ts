import { type HelpArticle, links, messages } from '../help-article.ts';

export const TROUBLE_PICTURES: readonly HelpArticle[] = [
  {
    id: 'upload-problems',
    topic: 'trouble',
    title: ['图片传不上去', 'A picture cannot be uploaded', '画像をアップロードできない'],
    lead: [
      '多半是格式、大小或空间；每条提示下面是办法。',
      'Mostly its format, its size or your storage; under each message what to do.',
      'たいていは形式・大きさ・容量です。表示ごとの対処を示します。',
    ],
    asked: [
      '上传失败 图片太大 格式不支持 heic tiff gif 打不开',
      'upload failed too large unsupported heic tiff gif pdf dwg',
      'アップロード失敗 大きすぎる 対応していない heic tiff pdf',
    ],
    blocks: [
      messages({
        IMAGE_REQUIRED: ['先放入底图。', 'Put a base picture in first.', '先にベース画像を入れます。'],
        IMAGE_TYPE_UNSUPPORTED: [
          'HEIC、TIFF、GIF、PDF、DWG 请先导出为 jpg 或 png。',
          'Export HEIC, TIFF, GIF, PDF or DWG as jpg or png first.',
          'HEIC・TIFF・GIF・PDF・DWG は jpg か png に書き出してください。',
        ],
        IMAGE_TOO_LARGE: [
          '页面会提议在浏览器里缩小；也可以存成 JPEG。',
          'The page offers to shrink it in your browser; saving it as JPEG helps too.',
          'ブラウザー内での縮小を提案します。JPEG で保存する方法もあります。',
        ],
        FILE_TOO_LARGE: [
          '同上：缩小后再上传。',
          'Make it smaller, then bring it again.',
          '小さくしてからもう一度どうぞ。',
        ],
        IMAGE_DIMENSIONS_TOO_LARGE: [
          '接受页面的缩小提议，或在导出时设小一些。',
          'Accept the offer to shrink it, or export it smaller.',
          '縮小の提案を使うか、小さく書き出します。',
        ],
        IMAGE_EMPTY: [
          '文件没有内容，可能没有下载或导出完整。',
          'The file holds nothing: it was perhaps not fully saved.',
          '中身がありません。保存が終わっていない可能性があります。',
        ],
        IMAGE_BROKEN: [
          '用看图软件打开，重新另存一份。',
          'Open it in a viewer and save it again.',
          '画像ソフトで開き、保存し直してください。',
        ],
        IMAGE_NOT_FOUND: [
          '图片已删除，或访客的 24 小时已过。重新上传。',
          'It was deleted, or a visitor’s 24 hours are over. Upload it again.',
          '削除済みか、ゲストの 24 時間が過ぎています。再度アップロードします。',
        ],
        UPLOAD_FAILED: [
          '检查网络后再试。',
          'Check the connection and try again.',
          '接続を確かめてもう一度お試しください。',
        ],
        VISITOR_UPLOAD_LIMIT: [
          '没登录时每天 20 张；登录后不限张数。',
          'Twenty a day without an account; with one there is no such limit.',
          '未ログインは 1 日 20 枚。ログインするとこの制限はありません。',
        ],
        STORAGE_FULL: [
          '在“我的文件”里按大小删除，作品占用的要连作品一起删。',
          'Delete in My files; what works still use goes with those works.',
          '「マイファイル」で削除します。作品で使用中のものは作品も削除します。',
        ],
      }),
      links({ article: 'good-pictures' }, { article: 'files-and-storage' }, { article: 'compress' }),
    ],
  },
  {
    id: 'refused-pictures',
    topic: 'trouble',
    title: ['图片被拒绝渲染', 'A picture was not rendered', '画像がレンダリングされない'],
    lead: [
      '都不扣次数。换一个工具、更正图片类型，或换一张图。',
      'Nothing is charged. Take another tool, correct the kind of picture, or use another picture.',
      '回数は減りません。ツールか画像の種類、または画像を変えます。',
    ],
    asked: [
      '没有识别到 不是平面图 空白 认不出 拒绝',
      'not recognised not a plan blank refused nothing found',
      '判別できない 平面図ではない 白紙 拒否',
    ],
    blocks: [
      messages({
        NOT_A_PLAN: [
          '用从正上方看、画有墙的图；或更正图片类型，改用渲染工具。',
          'Use a drawing seen from above with its walls, or a render tool.',
          '壁のある真上からの図を使うか、レンダリングのツールへ。',
        ],
        NOT_A_SITE_PLAN: [
          '打开“彩色平面图”。',
          'Open the coloured floor plan.',
          '「着彩平面図」を開きます。',
        ],
        USE_A_PLAN_TOOL: [
          '用平面类工具；如果它不是平面图，在底图下更正图片类型。',
          'Use a plan tool; if it is no plan, correct the kind of picture under the base.',
          '平面図のツールへ。平面図でなければ画像の種類を直します。',
        ],
        BLANK_PICTURE: [
          '检查导出：线是不是在隐藏图层，底色是不是和线同色。',
          'Check the export: hidden layers, or lines of the colour of the paper.',
          '書き出しを確認：レイヤーの非表示や、線と地が同色でないか。',
        ],
        NOTHING_RECOGNISED: [
          '人像、文字、纹理不会渲染。裁掉无关部分，或更正图片类型。',
          'Portraits, text and bare textures are not rendered. Crop what does not belong, or correct its kind.',
          '人物・文字・模様は対象外です。不要部分を切るか種類を直します。',
        ],
        ITEM_NOT_FOUND: [
          '换背景干净的照片，或用画笔标出物品。',
          'Use a photo with a plain ground, or mark the item with the brush.',
          '無地の背景の写真にするか、ブラシで物を示します。',
        ],
      }),
      links({ article: 'which-tool' }, { article: 'good-pictures' }, { article: 'floor-plan' }),
    ],
  },
  {
    id: 'editing-problems',
    topic: 'trouble',
    title: ['编辑时的提示', 'Messages while editing', '編集中の表示'],
    lead: [
      '缺蒙版、缺材料，或者四个角放错了。',
      'A mask or a material is missing, or the corners do not fit.',
      'マスクや素材の不足、四隅の位置などです。',
    ],
    asked: [
      '蒙版大小不一致 请先涂抹 四个角 画布',
      'mask size differs paint first corners canvas texture small',
      'マスクの大きさ 塗ってください 四隅 キャンバス',
    ],
    blocks: [
      messages({
        MASK_REQUIRED: [
          '在图上涂抹，或按 K 点选。',
          'Paint on the picture, or press K and click.',
          '画像に塗るか、K を押してクリックします。',
        ],
        MASK_FULL: [
          '擦出一部分，周围就是补全的依据。',
          'Erase some of it: the rest is what it works from.',
          '一部を消してください。残りが手がかりになります。',
        ],
        MASK_SIZE_DIFFERS: [
          '蒙版来自另一张图；在这张图上重画，或用同样比例的蒙版。',
          'The mask belongs to another picture: paint it here, or use one of the same proportions.',
          '別の画像のマスクです。塗り直すか同じ縦横比のものを使います。',
        ],
        PICK_FAILED: [
          '换个位置点，或改用画笔、套索。',
          'Click elsewhere, or use brush or lasso.',
          '別の所をクリックするか、ブラシやなげなわを使います。',
        ],
        MATERIAL_REQUIRED: [
          '从材质库选一种，或上传贴图。',
          'Choose one of the library, or upload a texture.',
          'ライブラリから選ぶか、アップロードします。',
        ],
        REPLACEMENT_REQUIRED: [
          '物品、材质、参考图，选一样。',
          'An object, a material or a reference: choose one.',
          '物・素材・参考画像から一つ選びます。',
        ],
        PROMPT_REQUIRED: [
          '写一句话：空间、物品、时间。',
          'Write a sentence: space, things, hour.',
          '空間・物・時間を一文で書きます。',
        ],
        REFERENCE_REQUIRED: [
          '上传或选一张参考图。',
          'Upload or choose a reference.',
          '参考画像をアップロードするか選びます。',
        ],
        OBJECT_NOT_CUT_OUT: [
          '先用“智能抠图”，结果点“作为物品放进画面”。',
          'Cut it out first, then “Use as object” on the result.',
          '先に切り抜き、結果の「物として置く」を押します。',
        ],
        TEXTURE_TOO_SMALL: ['换一张更大的贴图。', 'Use a larger picture.', 'もっと大きな画像を使います。'],
        QUAD_INVALID: [
          '把四个角放回一个矩形，不要交叉。',
          'Put the corners back onto a rectangle, without crossing.',
          '交差しない四角形に戻します。',
        ],
        CANVAS_INVALID: [
          '新画布要比原图大，并包住它。',
          'The canvas must be larger than the picture and hold all of it.',
          '元画像より大きく、全体を含めます。',
        ],
        CONTENT_GONE: [
          '所选的风格或素材已被管理员移除，另选一个。',
          'The operator removed what was chosen: choose something else.',
          '選んだものは運営者が削除しました。別のものを選びます。',
        ],
      }),
      links({ article: 'painting-masks' }, { article: 'picking' }, { article: 'perspective-frame' }),
    ],
  },
];

import { BUILT_CAPABILITIES } from '@plumbline/contract/capabilities/capabilities.ts';
import { type HelpArticle, heading, links, list, messages, note, paragraph, steps } from '../help-article.ts';

const MESSAGES = messages({
  MODEL_REQUIRED: [
    '先上传或选择一个模型。',
    'Bring a model, or choose one of yours.',
    '先にモデルを選びます。',
  ],
  MODEL_NOT_READY: [
    '大模型要读一两分钟，读完后再渲染。',
    'A large model takes a minute or two to read; render it then.',
    '大きなモデルは読み取りに 1〜2 分かかります。終わってから描画します。',
  ],
  MODEL_EMPTY: [
    '在建模软件里检查：是否只选中了空的图层，曲面是否已经网格化。Rhino 文件请先在着色模式下保存一次。',
    'Look in your modeller: perhaps an empty layer was exported, or surfaces without meshes. Save a Rhino file once in shaded mode.',
    'モデラーで確認：空のレイヤーだけ、または面がメッシュになっていない可能性。Rhino はシェーディング表示で一度保存します。',
  ],
  MODEL_BROKEN: [
    '重新导出一次；传输中断的文件也会这样。',
    'Export it again; a file that was cut off on its way ends like this too.',
    'もう一度書き出します。途中で切れたファイルでも起こります。',
  ],
  MODEL_FORMAT_UNSUPPORTED: [
    'SketchUp、Revit、3ds Max、Blender 请导出为 glb、ifc、dae 或 obj。',
    'From SketchUp, Revit, 3ds Max or Blender export glb, ifc, dae or obj.',
    'SketchUp・Revit・3ds Max・Blender からは glb・ifc・dae・obj で書き出します。',
  ],
  MODEL_TOO_LARGE: [
    '隐藏不需要的家具和树木后再导出，或导出为 glb。',
    'Leave out furniture and trees that are not seen, or export glb, which is smaller.',
    '見えない家具や樹木を外すか、より小さい glb で書き出します。',
  ],
  MODEL_TOO_COMPLEX: [
    '多半是树木、人物和家具的面太多；换成简单的，或分开上传。',
    'Trees, people and furniture have the most faces: use simpler ones, or bring parts apart.',
    '樹木・人物・家具の面が多すぎることがほとんどです。簡単なものに替えるか分けます。',
  ],
  MODEL_PARTS_MISSING: [
    '把 .bin、.mtl 和贴图放进同一个 zip 再上传。',
    'Put its .bin, .mtl and pictures into one zip with it.',
    '.bin・.mtl・画像を同じ zip に入れます。',
  ],
  MODEL_ARCHIVE_REFUSED: [
    '用系统自带的压缩功能重新打包，不要加密码。',
    'Pack it again with what your system has, without a password.',
    'OS 標準の機能で、パスワードなしに圧縮し直します。',
  ],
  DRAWING_EMPTY: [
    '换一个剖切高度、楼层或视角，确认那里有构件，并且没有被隐藏。',
    'Choose another height, storey or view where there are parts, and look whether they are hidden.',
    '部材のある高さ・階・視点を選び、非表示になっていないか確かめます。',
  ],
  DRAWING_TOO_LARGE: [
    '用更小的比例，或只画一层、一部分。',
    'Choose a smaller scale, or draw one storey or one part.',
    'より小さな縮尺にするか、一つの階や部分だけを描きます。',
  ],
  DRAWING_TOO_SLOW: [
    '加一个剖切面，隐藏植物、家具等图层，或把相机移近，再画一次。',
    'Cut it with a section, hide layers such as plants and furniture, or move the camera closer, and draw it again.',
    '断面で切るか、植栽や家具などのレイヤーを隠すか、カメラを近づけて、もう一度描きます。',
  ],
  MODEL_TOO_SLOW: [
    '简化模型后再试；IFC 可以只导出需要的楼层。',
    'Make it simpler; of an IFC export only the storeys that you need.',
    '簡略化します。IFC は必要な階だけ書き出します。',
  ],
});

export const MODELS: readonly HelpArticle[] = [
  {
    id: 'models',
    topic: 'render',
    title: ['三维模型', '3D models', '3D モデル'],
    lead: [
      '带着模型进来：环顾、剖切、选视角，直接渲染，每条边都与模型一致。',
      'Bring the model itself: look around, cut it open, choose views, and render; every edge is the model’s.',
      'モデルをそのまま持ち込み、見回し、切り、視点を選んで描画。線はすべてモデルのまま。',
    ],
    asked: [
      'sketchup skp revit rvt rhino 模型 导入 glb ifc obj dae 3dm stl 剖切 视角 太阳 日照',
      'sketchup skp revit rvt rhino import model glb gltf ifc obj dae 3dm stl section camera sun',
      'sketchup skp revit rhino モデル 読み込み glb ifc obj dae 断面 カメラ 太陽',
    ],
    tools: ['modelRender'],
    blocks: [
      list(
        [
          '可用格式：glb、gltf、ifc、obj、dae、3dm、stl，或带贴图的 zip；最大 200 MB、500 万个三角面。',
          'glb, gltf, ifc, obj, dae, 3dm and stl, or a zip with its pictures; up to 200 MB and five million triangles.',
          'glb・gltf・ifc・obj・dae・3dm・stl、または画像を含む zip。200 MB、三角形 500 万まで。',
        ],
        [
          'SketchUp 和 Revit 自己的文件是封闭格式：请导出 glb、dae 或 ifc。',
          'Files of SketchUp’s and Revit’s own are closed formats: export glb, dae or ifc.',
          'SketchUp と Revit 独自のファイルは非公開形式です。glb・dae・ifc で書き出します。',
        ],
      ),
      heading('从模型到效果图', 'From model to picture', 'モデルからパースまで'),
      steps(
        [
          '上传模型，等它读完；大模型要一两分钟，可以先去做别的。',
          'Bring the model and wait until it is read: a minute or two for a large one. You can go on meanwhile.',
          'モデルをアップロードし、読み取りを待ちます。大きいものは 1〜2 分、その間は別の作業ができます。',
        ],
        [
          '环顾并选好视角；文件里保存的视角都在，自己的视角也可以保存。',
          'Look around and choose a view: those of the file are there, and your own can be kept.',
          '見回して視点を選びます。ファイルの視点もあり、自分の視点も保存できます。',
        ],
        [
          '需要时剖切、隐藏图层或楼层，给构件指定材质，把太阳放到某地某时。',
          'Cut it, hide layers or storeys, give parts materials, put the sun where it stands at a place and hour.',
          '必要なら切断し、レイヤーや階を隠し、素材を割り当て、太陽を場所と時刻に合わせます。',
        ],
        [
          '选风格和氛围，渲染。墙、地、玻璃等按类别换上风格的材质；认不出的保留模型自己的颜色。',
          'Choose a style and a weather and render. Walls, floors, glass get the style’s materials by what they are; the rest keeps its own colour.',
          'スタイルと雰囲気を選び描画。壁・床・ガラスなどは種類ごとに素材が替わり、不明なものは元の色のまま。',
        ],
      ),
      paragraph(
        '每张图旁边都有构件和材质的蒙版、深度图和线稿，下载后可以在修图软件里逐个构件调整。',
        'Beside each picture lie masks of every part and material, depth and a line drawing, for work in an image editor.',
        '各画像には部材と素材のマスク、深度、線画が付き、画像ソフトで部材ごとに調整できます。',
      ),
      paragraph(
        '输出尺寸最大 3840（4K），蒙版、深度和线稿一样大。2560 起一次只做一张，排队时会说明。',
        'Pictures are made up to 3840 px (4K), masks, depth and lines as large. From 2560 px on they are made one at a time; who waits is told so.',
        '出力は 3840（4K）まで、マスク・深度・線画も同じ大きさ。2560 以上は一枚ずつ作り、待つ間はその旨を表示します。',
      ),
      paragraph(
        '视图左上角的标准视图一键给出顶、前、右、等轴测等平行投影；出图、线稿和剖切都跟随它，线稿有比例尺。',
        'Standard views, at the upper left, give top, front, right and isometric in parallel projection at once; renders, line drawings (which have a scale) and cuts follow.',
        '左上の標準ビューで、上面・正面・右側面・等角の平行投影をすぐに表示。画像、縮尺付きの線画、断面も従います。',
      ),
      paragraph(
        '保存的视角可以一次全部渲染：先报总次数，随机种子、材质和光线相同，进度集中显示，没能开始的会说明原因并可以再试。',
        'Views that you keep are rendered together: one price before, one seed, one set of materials and one light, one progress; what could not be started says why and can be tried again.',
        '保存した視点はまとめて描画できます。合計回数を先に示し、シード・素材・光は共通、進み具合は一か所に。開始できないものは理由を示し、再試行できます。',
      ),
      heading('单位、坐标和新的导出', 'Units, axes and new exports', '単位・軸・再書き出し'),
      list(
        [
          '文件没有写单位时按门高推断，并说明是推断的；不对就改，会重新读取。',
          'Where a file states no unit it is worked out from its doors and marked as a guess; correct it and the file is read again.',
          '単位のないファイルはドアの高さから推定し、そう表示します。違えば直すと読み直します。',
        ],
        [
          '离得极远或大得离谱的物体会放在一边，不参与渲染。',
          'What lies kilometres away, or is absurdly large, is set aside and not drawn.',
          '極端に遠い、または巨大なものは除外され、描かれません。',
        ],
        [
          '改了设计再导出同名文件，会成为这个模型的新版本；视角、材质和隐藏都保留。',
          'Another export of the same name becomes the next version of the model; views, materials and what is hidden stay.',
          '同じ名前で書き出し直すと新しい版になり、視点・素材・非表示は残ります。',
        ],
        [
          '读不了的新版本不影响旧的：继续使用上一版。',
          'A new export that cannot be read changes nothing: the last one stays in use.',
          '読めない版があっても影響はなく、前の版を使い続けます。',
        ],
      ),
      note(
        '模型占用您的存储空间，删除后十分钟内可以恢复。用它做的效果图不会随之删除，但无法再重新生成。',
        'Models count against your storage; a deleted one can be brought back for ten minutes. Pictures of it stay, but can no longer be made again.',
        'モデルは容量に数えられ、削除後 10 分は戻せます。作った画像は残りますが、再現はできなくなります。',
      ),
      ...(BUILT_CAPABILITIES.has('models') ? [MESSAGES] : []),
      links({ tool: 'modelRender' }, { article: 'keep-materials' }),
    ],
  },
];

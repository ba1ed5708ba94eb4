import { type HelpArticle, list, messages, note, paragraph, steps } from '../help-article.ts';

/** The design assistant. */
export const ASSISTANT: readonly HelpArticle[] = [
  {
    id: 'assistant',
    topic: 'start',
    title: ['向设计助手提问', 'Ask the design assistant', '設計アシスタントに質問する'],
    lead: [
      '助手回答尺寸、规范、材料和计算问题，找出您的作品，也能替您准备好渲染。',
      'The assistant answers questions of dimensions, norms, materials and quantities, finds your works, and prepares renders for you.',
      'アシスタントは寸法・基準・材料・計算に答え、作品を探し、レンダリングの準備もします。',
    ],
    asked: [
      'AI 助手 对话 聊天 GPT 提问 问答 楼梯尺寸 专家 角色',
      'AI assistant chat GPT ask a question persona expert talk',
      'AI アシスタント チャット GPT 質問 専門家 会話',
    ],
    blocks: [
      steps(
        [
          '选择一位专家，或输入斜杠加名字，例如 /architect。',
          'Choose whom to ask, or type a slash with a name, such as /architect.',
          '相手を選ぶか、/architect のようにスラッシュと名前を入力します。',
        ],
        [
          '写下问题；可以拖入最多四张图片。',
          'Write your question; up to four pictures can be dropped into it.',
          '質問を書きます。画像は 4 枚まで添えられます。',
        ],
        [
          '不满意时可以重试，或修改问题：旧的回答保留为另一个分支。',
          'Ask for another answer or change the question: what was there stays as another branch.',
          '再回答や質問の修正ができ、前のものは別の枝として残ります。',
        ],
      ),
      paragraph(
        '图片下方的“分析”会打开图片分析：色彩、光线、镜头、材质和问题都由测量得出。配置了能看图的模型时，可以在那里按一下，把图片发给它写一段描述，计一次对话；没有写成则不计。',
        '“Analyse” below a picture opens the image analysis: colours, light, camera, materials and faults, all of them measured. Where a model that sees is set up, a press there sends the picture to it for a description, which counts as one chat; where none comes, it does not.',
        '画像の下の「分析」から画像分析を開けます。色・光・カメラ・素材・問題点はすべて測定した値です。画像を見られるモデルが設定されていれば、そこで押すと画像を送って説明を書かせることができ、チャット 1 回と数えます。書けなかった場合は数えません。',
      ),
      paragraph(
        '没有配置语言模型时，由内置助手回答：它只用自己的资料、公式和帮助中心，并写明出处；不知道的会直说，且不计次数。配置了模型时，页面会写出模型的名字。',
        'Where no language model is set up the built-in assistant answers, from its own facts, formulas and this help centre, and says where it has them from. What it does not know it says, and that is not counted. With a model set up its name stands with the answer.',
        '言語モデルが設定されていない場合は内蔵アシスタントが、自身の資料・数式・ヘルプから出典付きで答えます。わからないことはそう答え、回数に数えません。モデルがある場合はその名前が表示されます。',
      ),
      list(
        [
          '回答会边写边保存：离开页面、换个对话或刷新都不会丢。',
          'An answer is kept as it is written: leave the page, look at another talk or reload, and it is still there.',
          '回答は書かれると同時に保存され、ページを離れても再読み込みしても失われません。',
        ],
        [
          '助手准备的渲染要您点了才会开始，价格写在卡片上。',
          'A render that the assistant prepares starts only when you say so; its price stands on the card.',
          'アシスタントが用意したレンダリングは、あなたが押すまで始まりません。料金はカードに表示されます。',
        ],
        [
          '“我的渲染里哪些是木地板？”这样的问题会在您自己的作品里查找。',
          'A question such as “which of my renders have a timber floor?” is looked up in your own works.',
          '「私のレンダリングで木の床はどれ？」のような質問は、自分の作品から探します。',
        ],
      ),
      note(
        '涉及安全的尺寸和规范，请以当地现行规范和责任设计师为准。',
        'Where safety depends on a dimension or a norm, the rules in force at your place and the responsible designer decide.',
        '安全に関わる寸法や基準は、現地の現行法規と責任ある設計者の判断に従ってください。',
      ),
    ],
  },
  {
    id: 'assistant-problems',
    topic: 'trouble',
    title: ['助手没有回答', 'The assistant does not answer', 'アシスタントが答えない'],
    lead: [
      '提问被拒绝、回答中断或对话太多时怎么办。',
      'What to do where a question is refused, an answer breaks off, or there are too many talks.',
      '質問が受け付けられない、回答が途切れる、会話が多すぎる場合の対処。',
    ],
    asked: [
      '助手 没反应 中断 断开 模型 错误 对话太多',
      'assistant no answer broke off model error too many chats',
      'アシスタント 応答なし 途切れた モデル エラー 会話 多い',
    ],
    blocks: [
      messages({
        QUESTION_REQUIRED: [
          '写下问题再发送。',
          'Write a question, then send it.',
          '質問を書いてから送信してください。',
        ],
        ANSWER_UNDER_WAY: [
          '同时最多写三个回答。停止其中一个，或等它写完。',
          'Three answers are written at a time. Stop one of them, or wait.',
          '同時に書ける回答は 3 つまでです。1 つ停止するか、お待ちください。',
        ],
        TALK_LIMIT: [
          '在对话列表里删除不再需要的对话。',
          'Delete talks that you no longer need from the list.',
          '一覧から不要な会話を削除してください。',
        ],
        TALK_FULL: [
          '新建一个对话，把要点带过去。',
          'Begin a new talk and take along what matters.',
          '新しい会話を始め、要点を引き継いでください。',
        ],
        ASSISTANT_UNREACHABLE: [
          '过一会儿点“重试”；自己部署的请检查模型服务是否在运行。',
          'Try again a little later. Where you host it yourself: is the model’s server running?',
          '少し待って再試行してください。自己ホストの場合はモデルのサーバーを確認してください。',
        ],
        ASSISTANT_BROKE_OFF: [
          '已写下的部分保留着，点“重试”再写一次。',
          'What was written is kept. Ask for another answer.',
          '書かれた部分は残っています。再回答をお試しください。',
        ],
        ASSISTANT_REFUSED: [
          '请管理员检查 OPENAI_MODEL、密钥和模型的上下文长度。',
          'The operator should check OPENAI_MODEL, the key and how much the model holds.',
          '管理者は OPENAI_MODEL、キー、モデルのコンテキスト長を確認してください。',
        ],
        PROMPT_LIMIT: [
          '在提示词库里删除不再用的自有条目。',
          'Delete entries of your own that you no longer use from the prompt library.',
          'プロンプトライブラリで使わない自分の項目を削除してください。',
        ],
        QUESTION_NOT_ANSWERED: [
          '换一种说法，去掉与设计无关的内容。',
          'Ask in another way, and leave out what has nothing to do with design.',
          '別の言い方で、設計に関係のない内容を除いて質問してください。',
        ],
      }),
    ],
  },
];

import { text } from '../../i18n/texts.ts';

/** Of personas as operators edit them. */
export const personaTexts = {
  kind_persona: text('助手专家', 'Personas', 'ペルソナ'),
  purposeIn: text(
    '可以问什么（{{language}}）',
    'Asked about ({{language}})',
    '質問できること（{{language}}）',
  ),
  instructionsIn: text(
    '给模型的说明（{{language}}）',
    'What a model is told ({{language}})',
    'モデルへの指示（{{language}}）',
  ),
  instructionsHint: text(
    '只有配置了语言模型时才起作用；用户看不到',
    'Acts where a language model is set up; nobody who asks sees it',
    '言語モデルがある場合に働きます。質問する人には見えません',
  ),
  personaModel: text('专用模型', 'A model of its own', '専用モデル'),
  personaModelHint: text(
    '留空为本站的模型',
    'Empty: the model of this installation',
    '空欄はこの環境のモデル',
  ),
} as const;

import type { XMarkdownProps } from '@ant-design/x-markdown/es/XMarkdown/interface';

type Purify = NonNullable<XMarkdownProps['dompurifyConfig']>;

/** What formulas are made of. */
const MATHS = [
  'math',
  'semantics',
  'annotation',
  'mrow',
  'mi',
  'mo',
  'mn',
  'ms',
  'mtext',
  'mspace',
  'msup',
  'msub',
  'msubsup',
  'mfrac',
  'msqrt',
  'mroot',
  'mover',
  'munder',
  'munderover',
  'mtable',
  'mtr',
  'mtd',
  'mstyle',
  'mpadded',
  'mphantom',
  'menclose',
  'svg',
  'path',
  'line',
];
/** What Markdown is made of. Pictures are not among it: a picture of another site would tell that site who reads. */
const WORDS = [
  'p',
  'br',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'strong',
  'em',
  'del',
  'sub',
  'sup',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'code',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'span',
  'div',
];

/** The second line of defence: raw HTML is shown as the text that it is, and of what is left only this remains. */
export const PURIFY: Purify = {
  ALLOWED_TAGS: [...WORDS, ...MATHS],
  ALLOWED_ATTR: [
    'href',
    'title',
    'class',
    'style',
    'align',
    'start',
    'aria-hidden',
    'xmlns',
    'encoding',
    'display',
    'width',
    'height',
    'viewbox',
    'preserveaspectratio',
    'd',
    'mathvariant',
    'stretchy',
    'fence',
    'separator',
    'accent',
    'columnalign',
    'columnspacing',
    'rowspacing',
    'scriptlevel',
    'displaystyle',
    'linethickness',
    'lspace',
    'rspace',
    'minsize',
    'maxsize',
    'data-block',
    'data-state',
    'data-lang',
  ],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|[/#])/i,
};

/** Of Markdown itself: a picture becomes a link with its words. */
export const MARKED: NonNullable<XMarkdownProps['config']> = {
  gfm: true,
  breaks: true,
  renderer: {
    image: ({ href, text }) => `<a href="${escaped(href)}">${escaped(text || href)}</a>`,
    // A list of tasks: a control that nobody may press is a sign.
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  },
};

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

import XMarkdown from '@ant-design/x-markdown/es/XMarkdown';
import type { ComponentProps, XMarkdownProps } from '@ant-design/x-markdown/es/XMarkdown/interface';
import { memo, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { loadChunk } from '../../app/load-chunk.ts';
import { CodeBlock } from './CodeBlock.tsx';
import styles from './Markdown.module.css';
import { mayHaveMaths, withoutHalfFormula } from './math-tokens.ts';
import { MARKED, PURIFY } from './safe-markdown.ts';

type Extensions = Pick<NonNullable<XMarkdownProps['config']>, 'extensions'>;

let known: Extensions | undefined;

/** What sets formulas, once there is one. Until it is there, and where it does not come, they are shown as written. */
function useMaths(wanted: boolean): Extensions | undefined {
  const [maths, setMaths] = useState(known);
  useEffect(() => {
    if (!wanted || maths) return;
    let current = true;
    loadChunk('formulas', () => import('./maths.ts')).then(
      ({ MATHS }) => {
        known = MATHS as Extensions;
        if (current) setMaths(known);
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [maths, wanted]);
  return wanted ? maths : undefined;
}

const COMPONENTS = { a: MarkdownLink, pre: CodeBlock, table: Table };

/** Words of an answer: Markdown with tables, code and formulas. Nothing in it runs, and nothing is fetched from elsewhere. */
export const Markdown = memo(function Markdown({
  text,
  writing = false,
}: {
  readonly text: string;
  readonly writing?: boolean;
}) {
  const maths = useMaths(mayHaveMaths(text));
  const config = useMemo(() => ({ ...MARKED, ...maths }), [maths]);
  const streaming = useMemo(() => ({ hasNextChunk: writing, tail: false }), [writing]);
  return (
    <XMarkdown
      className={styles['markdown'] ?? ''}
      content={writing ? withoutHalfFormula(text) : text}
      config={config}
      components={COMPONENTS}
      dompurifyConfig={PURIFY}
      escapeRawHtml
      disableDefaultStyles
      streaming={streaming}
    />
  );
});

/** Pages of this site open in their place, all others in a tab that knows nothing of this one. */
function MarkdownLink({ children, ...rest }: ComponentProps) {
  const { href } = rest as { readonly href?: string };
  if (href === undefined) return <span>{children}</span>;
  if (/^\/(?!\/)/.test(href)) return <Link to={href}>{children}</Link>;
  if (href.startsWith('#')) return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

/** A wide table is scrolled in its place. */
function Table({ children }: ComponentProps) {
  return (
    // What is scrolled has to be reached by the keyboard.
    <div className={styles['table']} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

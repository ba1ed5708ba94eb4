import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { pageRows } from './page-rows.ts';
import { type Paper, roomOn } from './paper.ts';
import styles from './Print.module.css';
import { TitleBlock, type TitleBlockWords } from './TitleBlock.tsx';

export interface PrintedRow {
  readonly key: string;
  /** It does not stay behind on a page without what follows it. */
  readonly heading: boolean;
  readonly content: ReactNode;
}

interface Props {
  readonly paper: Paper;
  readonly words: TitleBlockWords;
  /** Stands at the top of every sheet: the head of a table. */
  readonly head?: ReactNode;
  readonly rows: readonly PrintedRow[];
  readonly gap: number;
  /** By how much a sheet may be made smaller to hold one more row; 1: not at all. */
  readonly least: number;
}

const NOTHING_YET = [{ rows: [], scale: 1 }];

/** Rows on as many sheets as they need, each with its title block. Rows are as high as they come out, so they are laid out once to be measured. */
export function Sheets({ paper, words, head, rows, gap, least }: Props) {
  const measured = useRef<HTMLDivElement>(null);
  const [heights, setHeights] = useState<readonly number[]>([]);
  const [headHeight, setHeadHeight] = useState(0);
  useLayoutEffect(() => {
    const [first, ...others] = [...(measured.current?.children ?? [])].map((element) => element.clientHeight);
    setHeadHeight(first ?? 0);
    setHeights(others);
  }, [rows, paper]);
  const { width, height } = roomOn(paper);
  const pages =
    heights.length === rows.length
      ? pageRows(heights, (row) => rows[row]?.heading ?? false, {
          height: height - (headHeight === 0 ? 0 : headHeight + gap),
          gap,
          least,
        })
      : [];
  return (
    <>
      <div ref={measured} className={styles['measured']} style={{ width }} inert>
        <div>{head}</div>
        {rows.map(({ key, content }) => (
          <div key={key}>{content}</div>
        ))}
      </div>
      {(pages.length === 0 ? NOTHING_YET : pages).map(({ rows: shown, scale }, at) => (
        <section key={at} className={styles['sheet']} data-size={paper}>
          <div
            className={styles['content']}
            style={{ gap, ...(scale < 1 ? { zoom: scale, width, margin: '0 auto' } : {}) }}
          >
            {head}
            {shown.map((row) => (
              <div key={rows[row]?.key}>{rows[row]?.content}</div>
            ))}
          </div>
          <TitleBlock {...words} page={at + 1} pages={Math.max(1, pages.length)} />
        </section>
      ))}
    </>
  );
}

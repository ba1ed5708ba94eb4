import type pg from 'pg';

/** How uneven what people make and look for is: a few spaces, styles and words are most of all. */
export const SKEW = 2;
const BATCH = 10_000;

/** People and works with everything that lists, search and likenesses read; made by PostgreSQL itself, evenly over two years. */
export async function fillWorks(pool: pg.Pool, works: number, people: number): Promise<void> {
  await pool.query(
    `insert into users (id, name, user_type, role, status, created_at)
     select 'bench-' || n, 'Person ' || n, 'user', 'user', 'active', now() from generate_series(1, $1::int) n`,
    [people],
  );
  await pool.query(
    `insert into work_authors (author_id, user_id) select id, id from users where id like 'bench-%'`,
  );
  for (let from = 1; from <= works; from += BATCH) {
    const to = Math.min(works, from + BATCH - 1);
    await pool.query(WORKS, [from, to, people]);
    await pool.query(DETAILS, [from, to]);
    await pool.query(FEATURES, [from, to]);
  }
  await pool.query(
    `insert into work_likes (user_id, work_id, at)
     select distinct 'bench-' || (1 + floor(random() * $2))::int, 'bench-' || (1 + floor($1 * power(random(), 3)))::int, now()
     from generate_series(1, $1 * 2) n`,
    [works, people],
  );
  await pool.query('vacuum analyze');
}

/** A work of one space, style, tool, two materials, three colours and some thirty words, frequent ones more often. */
const WORKS = `
  insert into works (work_id, author_id, user_id, kind, title, state, function, style, space, classify_ids, materials,
    colours, licence, width, height, published_at, changed_at, facets, words)
  select 'bench-' || n, author, author, kind, to_jsonb('Work ' || n), 'visible', fn, style, space,
    array[left(space, 1), space], materials, array['#a08060', '#2f4858', '#d8d4cc'], 'cc-by-4.0', 768, 512, at, at,
    array['k:' || kind, 'c:' || left(space, 1), 'c:' || space, 's:' || space, 'y:' || style, 'f:' || fn,
      'm:' || materials[1], 'm:' || materials[2]] || colours,
    array_to_tsvector(words)
  from (
    select n, 'bench-' || (1 + floor($3 * power(random(), 2)))::int as author,
      case when random() < 0.1 then 'case' else 'work' end as kind,
      (array['indoorRender', 'architecturalRender', 'landscapeRender', 'lockImg', 'inspiration'])[1 + floor(5 * power(random(), 2))] as fn,
      (array['11', '12', '13', '21', '22', '31', '71'])[1 + floor(7 * power(random(), 2))] as space,
      'style-' || floor(30 * power(random(), 2)) as style,
      array['material-' || floor(80 * power(random(), 2)), 'material-' || floor(80 * power(random(), 2))] as materials,
      array(select distinct 'h:' || floor(53 * power(random(), 1.5)) from generate_series(1, 3) where n > 0) as colours,
      array(select distinct 'w' || floor(3000 * power(random(), 3)) from generate_series(1, 15) where n > 0)
        || array(select distinct chr(19968 + floor(300 * power(random(), 2))::int) || chr(19968 + floor(300 * power(random(), 2))::int)
           from generate_series(1, 15) where n > 0) as words,
      now() - random() * interval '2 years' as at
    from generate_series($1::int, $2::int) n
  ) made`;

const DETAILS = `
  insert into work_details (work_id, story, prompt, show_base, show_prompt, sections)
  select 'bench-' || n, to_jsonb(repeat('A story. ', 40)), '', false, false, '[]' from generate_series($1::int, $2::int) n`;

/** Codes as uneven as those of real pictures are, and signatures of random bytes. */
const FEATURES = `
  insert into work_features (work_id, version, codes, signature)
  select 'bench-' || n, 1,
    array(select (code << 10) + floor(1024 * power(random(), 2))::int from generate_series(0, 11) code where n > 0)
      || array(select 12288 + floor(1500 * power(random(), 2))::int from generate_series(1, 3) where n > 0),
    substring(decode(string_agg(md5(n::text || part), ''), 'hex') from 1 for 132)
  from generate_series($1::int, $2::int) n cross join generate_series(1, 9) part group by n`;

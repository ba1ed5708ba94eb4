import pg from 'pg';

/** What PostgreSQL knows of our schema, one query a subject; each row is one line of text. */
const SUBJECTS = {
  relations: `select format('%s %s kind=%s persistence=%s options=%s rls=%s replica=%s', n.nspname, c.relname, c.relkind, c.relpersistence,
      c.reloptions, c.relrowsecurity, c.relreplident)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = any($1) and c.relkind <> 'c'`,
  columns: `select format('%s.%s.%s at=%s type=%s null=%s default=%s identity=%s generated=%s collation=%s storage=%s compression=%s', n.nspname, c.relname,
      a.attname, rank() over (partition by c.oid order by a.attnum), format_type(a.atttypid, a.atttypmod), not a.attnotnull,
      pg_get_expr(d.adbin, d.adrelid), a.attidentity, a.attgenerated, a.attcollation::regcollation, a.attstorage, a.attcompression)
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where n.nspname = any($1) and a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p', 'v', 'm')`,
  constraints: `select format('%s %s %s validated=%s', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
    from pg_constraint where connamespace::regnamespace::text = any($1)`,
  indexes: `select format('%s valid=%s', pg_get_indexdef(i.indexrelid), i.indisvalid) from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace::regnamespace::text = any($1)`,
  triggers: `select format('%s enabled=%s', pg_get_triggerdef(t.oid), t.tgenabled) from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace::regnamespace::text = any($1) and not t.tgisinternal`,
  functions: `select pg_get_functiondef(oid) from pg_proc where pronamespace::regnamespace::text = any($1) and prokind in ('f', 'p')`,
  sequences: `select format('%s of %s: %s %s', s.seqrelid::regclass, d.refobjid::regclass, to_jsonb(s) - 'seqrelid' - 'seqtypid', s.seqtypid::regtype)
    from pg_sequence s join pg_class c on c.oid = s.seqrelid left join pg_depend d on d.objid = c.oid and d.deptype in ('a', 'i')
    where c.relnamespace::regnamespace::text = any($1)`,
  types: `select format('%s %s', t.typname, t.typtype) from pg_type t where t.typnamespace::regnamespace::text = any($1) and t.typtype <> 'b'`,
  extensions: `select extname from pg_extension where $1::text[] is not null`,
  comments: `select format('%s %s', pg_describe_object(classoid, objoid, objsubid), description) from pg_description join pg_class c on c.oid = objoid
    where c.relnamespace::regnamespace::text = any($1)`,
  rules: `select format('%s %s', tablename, rulename) from pg_rules where schemaname = any($1)
    union all select format('%s %s', tablename, policyname) from pg_policies where schemaname = any($1)
    union all select stxname from pg_statistic_ext where stxnamespace::regnamespace::text = any($1)`,
} as const;

/** Everything of the schema `public` and of drizzle's, sorted, so that two databases can be laid side by side. */
export async function readCatalogue(
  databaseUrl: string,
): Promise<Readonly<Record<keyof typeof SUBJECTS, readonly string[]>>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const read: [string, readonly string[]][] = [];
    for (const [subject, query] of Object.entries(SUBJECTS)) {
      const { rows } = await client.query({
        text: query,
        values: [['public', 'drizzle']],
        rowMode: 'array',
      });
      read.push([subject, (rows as [string][]).map(([line]) => line).toSorted()]);
    }
    return Object.fromEntries(read) as Record<keyof typeof SUBJECTS, readonly string[]>;
  } finally {
    await client.end();
  }
}

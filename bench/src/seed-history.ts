import pg from 'pg';

/**
 * Copies a person's finished tasks until they have so many, over some three years, a share of them on one day. Only for
 * measuring: what the copies show are the pictures of the ones that were copied.
 */
export async function seedHistory(
  databaseUrl: string,
  { total, onOneDay }: { readonly total: number; readonly onOneDay: number },
): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const columns = (await names(client, 'tasks')).filter(
    (name) => name !== 'task_id' && name !== 'created_at',
  );
  const imageColumns = (await names(client, 'task_images')).filter((name) => name !== 'task_id');
  await client.query(
    `create temporary table copies as
      select gen_random_uuid() as new_id, t.task_id as old_id, n,
        case when n <= $2 then date_trunc('day', now()) - interval '40 days' + n * interval '4 seconds'
          else now() - (n - $2) * (interval '1000 days' / ($1 - $2)) end as at
      from generate_series(1, $1::int) n
      join (select task_id, row_number() over (order by created_at) - 1 as k, count(*) over () as all_of
        from tasks where state = 'done') t on t.k = n % t.all_of`,
    [total, onOneDay],
  );
  await client.query(
    `insert into tasks (task_id, created_at, ${columns.join(', ')})
      select c.new_id, c.at, ${columns.map((name) => `t.${name}`).join(', ')}
      from copies c join tasks t on t.task_id = c.old_id`,
  );
  await client.query(
    `insert into task_images (task_id, ${imageColumns.join(', ')})
      select c.new_id, ${imageColumns.map((name) => `i.${name}`).join(', ')}
      from copies c join task_images i on i.task_id = c.old_id`,
  );
  await client.query('vacuum analyze');
  await client.end();
}

async function names(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
      where table_schema = 'public' and table_name = $1`,
    [table],
  );
  return rows.map(({ name }) => name);
}

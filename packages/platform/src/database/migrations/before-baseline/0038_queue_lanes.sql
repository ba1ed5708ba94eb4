CREATE TABLE "queue_lanes" (
	"user_id" text NOT NULL,
	"function" text NOT NULL,
	"size" smallint NOT NULL,
	"engine" text NOT NULL,
	"interrupted" boolean NOT NULL,
	"tasks" integer NOT NULL,
	"pictures" integer NOT NULL,
	"score" double precision NOT NULL,
	"step" double precision NOT NULL,
	CONSTRAINT "queue_lanes_user_id_function_size_engine_interrupted_pk" PRIMARY KEY("user_id","function","size","engine","interrupted")
);
--> statement-breakpoint
ALTER TABLE "queue_lanes" ADD CONSTRAINT "queue_lanes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "queue_lanes_order" ON "queue_lanes" USING btree ("function","size","engine","interrupted","score","user_id");--> statement-breakpoint
CREATE INDEX "tasks_lanes" ON "tasks" USING btree ("user_id","function","size",coalesce(request->>'engine', engine_terms->>'engineId', ''),(attempts > 0),"created_at",coalesce(batch_position, 32767),"task_id") WHERE state = 'queued' and not held and retry_at is null;--> statement-breakpoint
CREATE INDEX "tasks_running" ON "tasks" USING btree ("user_id") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "tasks_retried" ON "tasks" USING btree ("retry_at") WHERE state = 'queued' and retry_at is not null;--> statement-breakpoint
-- The order of the queue, ADR 0074. A lane stands at the moment since which its owner waits (the start of its first task, or when one
-- of theirs last began or ended, if that is later), ten minutes later for each task of theirs that runs and each lane of theirs that
-- comes before, half of that for members, who also stand two minutes ahead. What takes less than five seconds goes ahead of its
-- owner's own longer tasks. As moments of what comes later are later, every lane comes to the front without being touched.
CREATE FUNCTION "order_queue_lanes"("people" text[]) RETURNS void LANGUAGE sql AS $$
	with person as (
		select u.id as user_id, t.served_at, u.user_type <> 'user' and coalesce(u.membership_expires_at > now(), true) as member,
			(select count(*) from tasks r where r.user_id = u.id and r.state = 'running') as at_work
		from users u join task_turns t on t.user_id = u.id
		where u.id = any(people)
	), head as (
		select l.*, first.created_at, first.batch_position, first.task_id, coalesce((
			select percentile_cont(0.5) within group (order by milliseconds) from render_durations d
			where d.function = l.function and d.size = l.size) * first.count > 5000, true) as long
		from queue_lanes l cross join lateral (
			select t.created_at, t.batch_position, t.task_id, t.count from tasks t
			where t.user_id = l.user_id and t.function = l.function and t.size = l.size
				and coalesce(t.request->>'engine', t.engine_terms->>'engineId', '') = l.engine and (t.attempts > 0) = l.interrupted
				and t.state = 'queued' and not t.held and t.retry_at is null
			order by t.created_at, coalesce(t.batch_position, 32767), t.task_id
			limit 1
		) as first
		where l.user_id = any(people)
	), placed as (
		select head.*, person.served_at, person.at_work, person.member, 600 / case when member then 2.0 else 1 end as apart,
			row_number() over (partition by head.user_id order by long, created_at, coalesce(batch_position, 32767), task_id) - 1 as before
		from head join person on person.user_id = head.user_id
	)
	update queue_lanes l
	set step = p.apart, score = extract(epoch from greatest(p.created_at, p.served_at)) + (p.at_work + p.before) * p.apart
		- case when p.member then 120 else 0 end
	from placed p
	where l.user_id = p.user_id and l.function = p.function and l.size = p.size and l.engine = p.engine and l.interrupted = p.interrupted
$$;--> statement-breakpoint
-- Keeps the lanes of everybody of whose tasks a statement changed what waits or what runs.
CREATE FUNCTION "follow_queue"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moves queue_lanes[];
	served text[];
	people text[];
BEGIN
	IF TG_OP = 'INSERT' THEN
		select array_agg(row(user_id, function, size, engine, interrupted, tasks, pictures, 0, 0)::queue_lanes) into moves from (
			select user_id, function, size, engine, interrupted, sum(sign)::int as tasks, sum(sign * count)::int as pictures from (
				select 1 as sign, n.user_id, n.function, n.size, coalesce(n.request->>'engine', n.engine_terms->>'engineId', '') as engine,
					n.attempts > 0 as interrupted, n.count
				from new_rows n where n.state = 'queued' and not n.held and n.retry_at is null
			) as each group by user_id, function, size, engine, interrupted
		) as lane;
	ELSIF TG_OP = 'DELETE' THEN
		select array_agg(row(user_id, function, size, engine, interrupted, tasks, pictures, 0, 0)::queue_lanes) into moves from (
			select user_id, function, size, engine, interrupted, sum(sign)::int as tasks, sum(sign * count)::int as pictures from (
				select -1 as sign, o.user_id, o.function, o.size, coalesce(o.request->>'engine', o.engine_terms->>'engineId', '') as engine,
					o.attempts > 0 as interrupted, o.count
				from old_rows o where o.state = 'queued' and not o.held and o.retry_at is null
			) as each group by user_id, function, size, engine, interrupted
		) as lane;
		select array_agg(distinct user_id) into served from old_rows where state = 'running';
	ELSE
		select array_agg(row(user_id, function, size, engine, interrupted, tasks, pictures, 0, 0)::queue_lanes) into moves from (
			select user_id, function, size, engine, interrupted, sum(sign)::int as tasks, sum(sign * count)::int as pictures from (
				select 1 as sign, n.user_id, n.function, n.size, coalesce(n.request->>'engine', n.engine_terms->>'engineId', '') as engine,
					n.attempts > 0 as interrupted, n.count
				from new_rows n join old_rows o using (task_id)
				where n.state = 'queued' and not n.held and n.retry_at is null
					and (n.user_id, n.state, n.held, n.retry_at, n.attempts, n.function, n.size) is distinct from (o.user_id, o.state, o.held, o.retry_at, o.attempts, o.function, o.size)
				union all
				select -1 as sign, o.user_id, o.function, o.size, coalesce(o.request->>'engine', o.engine_terms->>'engineId', '') as engine,
					o.attempts > 0 as interrupted, o.count
				from new_rows n join old_rows o using (task_id)
				where o.state = 'queued' and not o.held and o.retry_at is null
					and (n.user_id, n.state, n.held, n.retry_at, n.attempts, n.function, n.size) is distinct from (o.user_id, o.state, o.held, o.retry_at, o.attempts, o.function, o.size)
			) as each group by user_id, function, size, engine, interrupted having sum(sign) <> 0
		) as lane;
		-- Not of progress, which is what most changes are.
		select array_agg(distinct n.user_id) into served from new_rows n join old_rows o using (task_id)
		where (n.state = 'running' or o.state = 'running') and (n.state <> o.state or n.claim <> o.claim);
	END IF;
	select array_agg(id order by id) into people from users
	where id in (select (unnest(moves)).user_id union select unnest(served));
	IF people is null THEN
		RETURN null;
	END IF;
	insert into task_turns (user_id, served_at) select unnest(people), timestamptz 'epoch' on conflict do nothing;
	perform from task_turns where user_id = any(people) order by user_id for update;
	update queue_lanes l set tasks = l.tasks + m.tasks, pictures = l.pictures + m.pictures
	from unnest(moves) m
	where m.tasks < 0 and l.user_id = m.user_id and l.function = m.function and l.size = m.size and l.engine = m.engine and l.interrupted = m.interrupted;
	IF FOUND THEN
		delete from queue_lanes where user_id = any(people) and tasks = 0;
	END IF;
	insert into queue_lanes select m.* from unnest(moves) m where m.tasks > 0 and m.user_id = any(people)
	on conflict (user_id, function, size, engine, interrupted)
		do update set tasks = queue_lanes.tasks + excluded.tasks, pictures = queue_lanes.pictures + excluded.pictures;
	perform order_queue_lanes(people);
	RETURN null;
END $$;--> statement-breakpoint
CREATE FUNCTION "follow_membership"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	perform from task_turns where user_id = NEW.id for update;
	perform order_queue_lanes(array[NEW.id]);
	RETURN null;
END $$;--> statement-breakpoint
CREATE TRIGGER "tasks_queue_insert" AFTER INSERT ON "tasks" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "follow_queue"();--> statement-breakpoint
CREATE TRIGGER "tasks_queue_update" AFTER UPDATE ON "tasks" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "follow_queue"();--> statement-breakpoint
CREATE TRIGGER "tasks_queue_delete" AFTER DELETE ON "tasks" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "follow_queue"();--> statement-breakpoint
CREATE TRIGGER "users_queue_place" AFTER UPDATE OF "user_type", "membership_expires_at" ON "users" FOR EACH ROW WHEN (OLD."user_type" IS DISTINCT FROM NEW."user_type" OR OLD."membership_expires_at" IS DISTINCT FROM NEW."membership_expires_at") EXECUTE FUNCTION "follow_membership"();--> statement-breakpoint
INSERT INTO "task_turns" ("user_id", "served_at") SELECT DISTINCT "user_id", timestamptz 'epoch' FROM "tasks" WHERE "state" in ('queued', 'running') ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "queue_lanes" SELECT "user_id", "function", "size", coalesce("request"->>'engine', "engine_terms"->>'engineId', ''), "attempts" > 0, count(*), sum("count"), 0, 0 FROM "tasks" WHERE "state" = 'queued' AND NOT "held" AND "retry_at" IS NULL GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
SELECT "order_queue_lanes"(array(SELECT DISTINCT "user_id" FROM "queue_lanes"));

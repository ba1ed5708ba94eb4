CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"user_id" text NOT NULL,
	"counter" text NOT NULL,
	"kind" text NOT NULL,
	"origin" text NOT NULL,
	"day" text,
	"available" integer NOT NULL,
	"reserved" integer NOT NULL,
	"reason" text NOT NULL,
	"task_id" text,
	"variant" smallint,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "event_sequences" (
	"user_id" text PRIMARY KEY NOT NULL,
	"newest" bigint NOT NULL,
	"forgotten" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provenance" (
	"image_id" text PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"record" jsonb NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "render_durations" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"function" text NOT NULL,
	"size" smallint NOT NULL,
	"milliseconds" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_events" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"sequence" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_images" (
	"task_id" uuid NOT NULL,
	"variant" smallint NOT NULL,
	"image_id" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"seed" bigint NOT NULL,
	"pixel_hash" text NOT NULL,
	"fidelity_score" double precision,
	"fidelity_added" double precision,
	"diff_image_id" text,
	CONSTRAINT "task_images_task_id_variant_pk" PRIMARY KEY("task_id","variant")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"request" jsonb NOT NULL,
	"function" text NOT NULL,
	"size" smallint NOT NULL,
	"count" smallint NOT NULL,
	"base_image_id" text NOT NULL,
	"search_text" text NOT NULL,
	"turn" integer NOT NULL,
	"claim" integer NOT NULL,
	"attempts" smallint NOT NULL,
	"progress" double precision NOT NULL,
	"stage" text,
	"error" text,
	"engine_id" text,
	"engine_version" text,
	"favourite" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "workers" (
	"worker_id" text PRIMARY KEY NOT NULL,
	"slots" smallint NOT NULL,
	"engines" jsonb NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "provenance" ADD CONSTRAINT "provenance_task_id_tasks_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("task_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_images" ADD CONSTRAINT "task_images_task_id_tasks_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("task_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_user" ON "ledger_entries" USING btree ("user_id","counter","origin","day");--> statement-breakpoint
CREATE INDEX "ledger_entries_task" ON "ledger_entries" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "provenance_task" ON "provenance" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "render_durations_kind" ON "render_durations" USING btree ("function","size","id");--> statement-breakpoint
CREATE INDEX "task_events_user" ON "task_events" USING btree ("user_id","sequence");--> statement-breakpoint
CREATE INDEX "task_events_age" ON "task_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "tasks_user" ON "tasks" USING btree ("user_id","created_at","task_id");--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("turn","created_at") WHERE state in ('queued', 'running');
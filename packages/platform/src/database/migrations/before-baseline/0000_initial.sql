CREATE TABLE "codes" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"code_hash" text NOT NULL,
	"requester" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"user_id" text NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consents_user_id_document_version_pk" PRIMARY KEY("user_id","document","version")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"body" text,
	"cookies" text,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_owner_route_key_pk" PRIMARY KEY("owner","route","key")
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"secret_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "inbox_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"code" text,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_why" text,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_up_sources" (
	"user_id" text PRIMARY KEY NOT NULL,
	"source" jsonb NOT NULL,
	"invite_code" text
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"user_type" text NOT NULL,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"test_user" boolean DEFAULT false NOT NULL,
	"membership_level" text DEFAULT 'none' NOT NULL,
	"membership_expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "image_uses" (
	"task_id" text NOT NULL,
	"image_id" text NOT NULL,
	CONSTRAINT "image_uses_task_id_image_id_pk" PRIMARY KEY("task_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"image_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"purpose" text NOT NULL,
	"kind" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"working_key" text NOT NULL,
	"original_key" text,
	"pixel_hash" text NOT NULL,
	"parents" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
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
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up_sources" ADD CONSTRAINT "sign_up_sources_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_uses" ADD CONSTRAINT "image_uses_image_id_images_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("image_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provenance" ADD CONSTRAINT "provenance_task_id_tasks_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("task_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_images" ADD CONSTRAINT "task_images_task_id_tasks_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("task_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "codes_recipient" ON "codes" USING btree ("channel","recipient","created_at");--> statement-breakpoint
CREATE INDEX "codes_requester" ON "codes" USING btree ("requester","created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiry" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "inbox_messages_recipient" ON "inbox_messages" USING btree ("recipient","sent_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "image_uses_image" ON "image_uses" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "images_owner" ON "images" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "images_expiry" ON "images" USING btree ("expires_at") WHERE deleted_at is null and expires_at is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_user" ON "ledger_entries" USING btree ("user_id","counter","origin","day");--> statement-breakpoint
CREATE INDEX "ledger_entries_task" ON "ledger_entries" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "provenance_task" ON "provenance" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "render_durations_kind" ON "render_durations" USING btree ("function","size","id");--> statement-breakpoint
CREATE INDEX "task_events_user" ON "task_events" USING btree ("user_id","sequence");--> statement-breakpoint
CREATE INDEX "task_events_age" ON "task_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "tasks_user" ON "tasks" USING btree ("user_id","created_at","task_id");--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("turn","created_at") WHERE state in ('queued', 'running');
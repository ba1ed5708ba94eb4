CREATE TABLE "account_records" (
	"user_id" text PRIMARY KEY NOT NULL,
	"company" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "administrator_attempts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"requester" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "administrator_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"administrator_id" text NOT NULL,
	"device" text NOT NULL,
	"requester" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "administrator_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"administrator_id" text NOT NULL,
	"administrator" text NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_overlays" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"draft" jsonb,
	"published" jsonb,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "content_overlays_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);
--> statement-breakpoint
ALTER TABLE "account_records" ADD CONSTRAINT "account_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "administrator_sessions" ADD CONSTRAINT "administrator_sessions_administrator_id_users_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "administrator_attempts_account" ON "administrator_attempts" USING btree ("account","at");--> statement-breakpoint
CREATE INDEX "administrator_attempts_requester" ON "administrator_attempts" USING btree ("requester","at");--> statement-breakpoint
CREATE INDEX "administrator_sessions_owner" ON "administrator_sessions" USING btree ("administrator_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_act" ON "audit_entries" USING btree ("act","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "tasks_age" ON "tasks" USING btree ("created_at","task_id");--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'audit entries are added, never changed or removed';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();

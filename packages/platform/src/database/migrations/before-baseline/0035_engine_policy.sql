CREATE TABLE "engine_policy_versions" (
	"version" integer PRIMARY KEY NOT NULL,
	"policy" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "task_images" ADD COLUMN "tickets_back" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "engine_terms" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "seen_by" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE TRIGGER "engine_policy_versions_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "engine_policy_versions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_plan_version_change"();
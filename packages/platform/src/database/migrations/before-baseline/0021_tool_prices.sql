CREATE TABLE "tool_price_versions" (
	"version" integer PRIMARY KEY NOT NULL,
	"prices" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER "tool_price_versions_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "tool_price_versions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_plan_version_change"();
CREATE TABLE "plan_versions" (
	"plan_id" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"retired" boolean NOT NULL,
	"changed_by" text,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plan_versions_plan_id_version_pk" PRIMARY KEY("plan_id","version")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "plan_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE FUNCTION "refuse_plan_version_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'versions of plans are added, never changed or removed: orders were made with them';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "plan_versions_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "plan_versions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_plan_version_change"();

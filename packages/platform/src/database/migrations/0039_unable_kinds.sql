CREATE TABLE "unable_kinds" (
	"function" text NOT NULL,
	"size" smallint NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "unable_kinds_function_size_pk" PRIMARY KEY("function","size")
);
--> statement-breakpoint
ALTER TABLE "render_durations" ADD COLUMN "engine_id" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "largest_size" integer;
CREATE TABLE "content_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"mime" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alpha" boolean NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"revision" integer NOT NULL,
	"covers" integer NOT NULL,
	"draft" integer,
	"published" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "own_entries_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "own_versions" (
	"entry_id" text NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb NOT NULL,
	"picture_size" jsonb,
	"cover_state" text NOT NULL,
	"cover_file" text,
	"cover_error" text,
	"author" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "own_versions_entry_id_version_pk" PRIMARY KEY("entry_id","version")
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "own_versions" ADD CONSTRAINT "own_versions_entry_id_own_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."own_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_entries_kind" ON "own_entries" USING btree ("kind","number");
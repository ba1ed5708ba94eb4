CREATE TABLE "batches" (
	"batch_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"names" text NOT NULL,
	"order" jsonb NOT NULL,
	"tickets" integer NOT NULL,
	"paused_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "batch_position" smallint;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batches_user" ON "batches" USING btree ("user_id","created_at","batch_id");--> statement-breakpoint
CREATE INDEX "batches_deleted" ON "batches" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_batch_id_batches_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("batch_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tasks_batch" ON "tasks" USING btree ("batch_id","batch_position") WHERE batch_id is not null;
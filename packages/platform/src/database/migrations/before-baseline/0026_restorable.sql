DROP INDEX "tags_name";--> statement-breakpoint
DROP INDEX "tasks_user";--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "kept_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "kept_tasks" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "kept" jsonb;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "kept_items" jsonb;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "state_before" text;--> statement-breakpoint
CREATE INDEX "images_kept" ON "images" USING btree ("kept_until") WHERE kept_until is not null;--> statement-breakpoint
CREATE INDEX "tasks_deleted" ON "tasks" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name" ON "tags" USING btree ("user_id",lower("name")) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tasks_user" ON "tasks" USING btree ("user_id","created_at","task_id","function","favourite","deleted_at");
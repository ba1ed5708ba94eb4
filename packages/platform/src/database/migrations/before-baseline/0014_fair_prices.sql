ALTER TABLE "task_images" ADD COLUMN "uncharged" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "tickets_per_image" smallint DEFAULT 0 NOT NULL;
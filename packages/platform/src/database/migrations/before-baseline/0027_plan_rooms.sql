ALTER TABLE "project_views" ADD COLUMN "start_image_id" text;--> statement-breakpoint
ALTER TABLE "project_views" ADD COLUMN "plan_rooms" jsonb DEFAULT '[]'::jsonb NOT NULL;
CREATE TABLE "scene_changes" (
	"image_id" text NOT NULL,
	"space" text NOT NULL,
	"changes" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scene_changes_image_id_space_pk" PRIMARY KEY("image_id","space")
);
--> statement-breakpoint
ALTER TABLE "tasks" ALTER COLUMN "base_image_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "scene_changes" ADD CONSTRAINT "scene_changes_image_id_images_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("image_id") ON DELETE cascade ON UPDATE no action;
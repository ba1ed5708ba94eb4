CREATE TABLE "version_notes" (
	"image_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text,
	"head_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "version_notes" ADD CONSTRAINT "version_notes_image_id_images_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("image_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "version_notes_owner" ON "version_notes" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "images_first_parent" ON "images" USING btree ((parents[1])) WHERE purpose = 'result';--> statement-breakpoint
CREATE INDEX "task_images_image" ON "task_images" USING btree ("image_id");
CREATE TABLE "image_uses" (
	"task_id" text NOT NULL,
	"image_id" text NOT NULL,
	CONSTRAINT "image_uses_task_id_image_id_pk" PRIMARY KEY("task_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"image_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"purpose" text NOT NULL,
	"kind" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"working_key" text NOT NULL,
	"original_key" text,
	"pixel_hash" text NOT NULL,
	"parents" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "image_uses" ADD CONSTRAINT "image_uses_image_id_images_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("image_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "image_uses_image" ON "image_uses" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "images_owner" ON "images" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "images_expiry" ON "images" USING btree ("expires_at") WHERE deleted_at is null and expires_at is not null;
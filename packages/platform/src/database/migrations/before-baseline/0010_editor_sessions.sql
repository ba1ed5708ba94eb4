CREATE TABLE "editor_sessions" (
	"image_id" text NOT NULL,
	"function" text NOT NULL,
	"owner_id" text NOT NULL,
	"revision" integer NOT NULL,
	"document" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "editor_sessions_image_id_function_pk" PRIMARY KEY("image_id","function")
);
--> statement-breakpoint
ALTER TABLE "editor_sessions" ADD CONSTRAINT "editor_sessions_image_id_images_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("image_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "editor_sessions_owner" ON "editor_sessions" USING btree ("owner_id");
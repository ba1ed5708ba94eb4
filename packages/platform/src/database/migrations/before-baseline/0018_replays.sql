CREATE TABLE "replays" (
	"image_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"attempt" uuid NOT NULL,
	"state" text NOT NULL,
	"outcome" text,
	"obstacle" text,
	"difference" jsonb,
	"started_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "replays" ADD CONSTRAINT "replays_image_id_provenance_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."provenance"("image_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replays" ADD CONSTRAINT "replays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replays_user" ON "replays" USING btree ("user_id","started_at");
CREATE TABLE "talk_messages" (
	"message_id" text PRIMARY KEY NOT NULL,
	"talk_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"parent_id" text,
	"place" bigserial NOT NULL,
	"role" text NOT NULL,
	"persona" text NOT NULL,
	"text" text NOT NULL,
	"image_ids" text[] NOT NULL,
	"state" text NOT NULL,
	"error_code" text,
	"parts" jsonb NOT NULL,
	"writer" text,
	"usage" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"beat_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "talks" (
	"talk_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"title" text NOT NULL,
	"persona" text NOT NULL,
	"pinned_at" timestamp (3) with time zone,
	"newest_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "talk_messages" ADD CONSTRAINT "talk_messages_talk_id_talks_talk_id_fk" FOREIGN KEY ("talk_id") REFERENCES "public"."talks"("talk_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "talk_messages_branch" ON "talk_messages" USING btree ("talk_id","parent_id","place");--> statement-breakpoint
CREATE INDEX "talk_messages_parent" ON "talk_messages" USING btree ("parent_id","place");--> statement-breakpoint
CREATE INDEX "talk_messages_owner" ON "talk_messages" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "talk_messages_writing" ON "talk_messages" USING btree ("owner_id","beat_at") WHERE state = 'writing';--> statement-breakpoint
CREATE INDEX "talks_page" ON "talks" USING btree ("owner_id","updated_at","talk_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "talks_deleted" ON "talks" USING btree ("deleted_at") WHERE deleted_at is not null;
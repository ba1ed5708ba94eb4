CREATE TABLE "share_comments" (
	"number" bigserial NOT NULL,
	"comment_id" text PRIMARY KEY NOT NULL,
	"share_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"image_id" text,
	"x" double precision,
	"y" double precision,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_images" (
	"share_id" text NOT NULL,
	"position" smallint NOT NULL,
	"image_id" text NOT NULL,
	CONSTRAINT "share_images_share_id_position_pk" PRIMARY KEY("share_id","position")
);
--> statement-breakpoint
CREATE TABLE "share_sign_offs" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"share_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"decision" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"share_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"title" text NOT NULL,
	"comments" boolean NOT NULL,
	"sign_off" boolean NOT NULL,
	"show_base" boolean NOT NULL,
	"show_prompt" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"seen_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shares_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"tag_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_tags" (
	"tag_id" text NOT NULL,
	"task_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "task_tags_tag_id_task_id_pk" PRIMARY KEY("tag_id","task_id")
);
--> statement-breakpoint
DROP INDEX "tasks_user";--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "names_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "search" "tsvector" DEFAULT ''::tsvector NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "search_rule" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "share_comments" ADD CONSTRAINT "share_comments_share_id_shares_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("share_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_comments" ADD CONSTRAINT "share_comments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_images" ADD CONSTRAINT "share_images_share_id_shares_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("share_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_images" ADD CONSTRAINT "share_images_image_id_images_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("image_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_sign_offs" ADD CONSTRAINT "share_sign_offs_share_id_shares_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("share_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_sign_offs" ADD CONSTRAINT "share_sign_offs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_tags" ADD CONSTRAINT "task_tags_tag_id_tags_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("tag_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_tags" ADD CONSTRAINT "task_tags_task_id_tasks_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("task_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_tags" ADD CONSTRAINT "task_tags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_comments_share" ON "share_comments" USING btree ("share_id","number");--> statement-breakpoint
CREATE INDEX "share_comments_owner" ON "share_comments" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "share_images_image" ON "share_images" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "share_sign_offs_share" ON "share_sign_offs" USING btree ("share_id","number");--> statement-breakpoint
CREATE INDEX "share_sign_offs_owner" ON "share_sign_offs" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "shares_owner" ON "shares" USING btree ("owner_id","created_at","share_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name" ON "tags" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "task_tags_task" ON "task_tags" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "task_tags_user" ON "task_tags" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tasks_search" ON "tasks" USING gin ("search");--> statement-breakpoint
CREATE INDEX "tasks_user" ON "tasks" USING btree ("user_id","created_at","task_id","function","favourite");
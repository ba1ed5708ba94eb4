CREATE TABLE "project_boards" (
	"board_id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"user_id" text NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"items" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_tasks" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"view_id" text NOT NULL,
	"user_id" text NOT NULL,
	"base_image_id" text,
	"placed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_views" (
	"view_id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"user_id" text NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"room" text,
	"current_image_id" text,
	"scale" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"project_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"client" text NOT NULL,
	"address" text NOT NULL,
	"description" text NOT NULL,
	"sample" boolean NOT NULL,
	"cover_image_id" text,
	"revision" integer NOT NULL,
	"schedule" jsonb NOT NULL,
	"schedule_revision" integer NOT NULL,
	"search" "tsvector" DEFAULT ''::tsvector NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "share_images" ADD COLUMN "caption" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "project_id" text;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "schedule" jsonb;--> statement-breakpoint
ALTER TABLE "project_boards" ADD CONSTRAINT "project_boards_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_boards" ADD CONSTRAINT "project_boards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_tasks" ADD CONSTRAINT "project_tasks_task_id_tasks_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("task_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_tasks" ADD CONSTRAINT "project_tasks_view_id_project_views_view_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."project_views"("view_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_tasks" ADD CONSTRAINT "project_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_views" ADD CONSTRAINT "project_views_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_views" ADD CONSTRAINT "project_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_boards_project" ON "project_boards" USING btree ("project_id","position");--> statement-breakpoint
CREATE INDEX "project_boards_user" ON "project_boards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "project_tasks_view" ON "project_tasks" USING btree ("view_id");--> statement-breakpoint
CREATE INDEX "project_tasks_base" ON "project_tasks" USING btree ("user_id","base_image_id");--> statement-breakpoint
CREATE INDEX "project_views_project" ON "project_views" USING btree ("project_id","position");--> statement-breakpoint
CREATE INDEX "project_views_user" ON "project_views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "projects_user" ON "projects" USING btree ("user_id","changed_at","project_id");--> statement-breakpoint
CREATE INDEX "projects_deleted" ON "projects" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shares_project" ON "shares" USING btree ("project_id");
CREATE UNLOGGED TABLE "task_previews" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "preview" jsonb;--> statement-breakpoint
ALTER TABLE "task_previews" ADD CONSTRAINT "task_previews_task_id_tasks_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("task_id") ON DELETE cascade ON UPDATE no action;